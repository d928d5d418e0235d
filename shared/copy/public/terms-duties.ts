import type { Chapter } from './long-text.ts'

/** Terms: what each side does, and whose things are whose. */
export const dutyTerms = [
  {
    id: 'your-duties',
    title: 'Your duties as a law firm',
    blocks: [
      'You are responsible for your website and the answers you write, and for keeping them true. You are also responsible for following the rules that bind you in the states you practice in: those on professional conduct, advertising and solicitation, confidentiality, privacy, recording and chatbots.',
      'Foyer is designed around the ABA Model Rules of Professional Conduct. That does not replace your own judgment, and the American Bar Association has not endorsed Foyer.',
      'In particular you agree:',
      {
        list: [
          'to leave the chat’s notice in place;',
          'to say in your own privacy policy that you use such a chat, where the law asks for it;',
          'to check for conflicts before you take up a matter;',
          'to answer visitors yourself where an answer is due.',
        ],
      },
    ],
  },
  {
    id: 'your-content',
    title: 'Your content and your visitors’ data',
    blocks: [
      'Your website’s text, your answers, your logo, and what visitors leave for you are yours. You let us copy, store, index, show and send them as far as the service needs it, and for nothing else. We do not sell them, and we train no models on them.',
      'What visitors write we hold on your behalf and by your instructions. We keep it apart from every other firm’s, and protect it as our [Privacy Policy](/privacy) says. A visitor may withdraw a conversation; what you have not yet received is then deleted.',
      'You may ask us at any time for a copy of what we hold for you, or to delete it.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'What is not allowed',
    blocks: [
      {
        list: [
          'to pretend that the chat is a person or a lawyer, or to hide its notice;',
          'to put the snippet on a website that is not yours, or name a website for us to read that you may not let us read;',
          'to collect through it what you may not have, or write unlawful, false or hateful answers;',
          'to use it to send mail that nobody asked for;',
          'to break into it, overload it, get at another firm’s data, or look for weaknesses without our written consent;',
          'to resell it, or copy it to build a competing one.',
        ],
      },
      'We may pause a chat or an account that does any of this. Where we can, we tell you first and give you time to put it right.',
    ],
  },
  {
    id: 'our-property',
    title: 'What is ours',
    blocks: [
      'The service, its software, its design and its name belong to us or to those we have them from. While your account is in good standing you may use them as these terms say. No other right is given. If you send us an idea, we may use it without owing you anything.',
    ],
  },
] as const satisfies readonly Chapter[]

/** Terms: how far we answer for it, how it ends, and which law holds. */
export const legalTerms = [
  {
    id: 'disclaimers',
    title: 'No warranties',
    blocks: [
      'The service is provided “as is” and “as available”. As far as the law allows, we give no warranties, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement.',
      'We do not promise that the service is free of errors or interruptions, that every answer is right, or that it brings you leads or clients.',
    ],
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    blocks: [
      'As far as the law allows, our total liability for everything that arises from the service or these terms is limited to the fees you paid us in the 12 months before the event that gave rise to the claim.',
      'Neither side is liable for indirect, incidental, special, consequential or punitive damages, or for lost profits, clients or data, even if it knew that they were possible.',
      'You hold us harmless from claims of others that arise from your website, your answers, your practice of law or your breach of these terms, including reasonable attorneys’ fees. We tell you of such a claim without delay and let you lead the defense.',
      'Nothing here limits liability that the law does not allow to be limited.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    blocks: [
      'You may stop at any time by cancelling your subscription and, if you wish, asking us to delete your account.',
      'We may end the agreement with 30 days’ notice, and then give back what you have paid for the time after. We may end it at once if you break these terms in a way that cannot be put right, or do not put it right within 14 days of being told.',
      'When a subscription has ended, your chat receives no visitors. Your leads, messages and documents stay readable in the dashboard until you ask us to delete them. Remove the snippet from your website. What by its nature should last, such as the limits of liability, lasts.',
    ],
  },
  {
    id: 'law',
    title: 'Law, changes and contact',
    blocks: [
      'These terms are governed by the laws of the State of Delaware, without its rules on conflicts of laws. Before going to court, each side tells the other in writing what is wrong and gives 30 days to settle it. After that the state and federal courts in Delaware decide. Both sides accept their jurisdiction.',
      'We may change these terms. We then change the date above, and tell you by e-mail at least 30 days before a change that matters takes effect. If you do not agree, you may cancel before that day.',
      'If part of these terms is not valid, the rest is. You may pass them on only with our consent; we may pass them on together with the service. They are the whole agreement on the service. Not insisting on something once gives nothing up.',
      'Write to us at [{contact}](mailto:{contact}), or use the [contact page](/contact). We write to you at the address you sign in with.',
    ],
  },
] as const satisfies readonly Chapter[]
