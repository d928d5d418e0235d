import type { Chapter } from './long-text.ts'

/**
 * `{outside_model}`: whether a language model is asked, which the configuration decides.
 * @param host where it is asked; null where none is set up.
 */
export const outsideModel = (host: string | null): string =>
  host === null
    ? 'We do not send conversations to an outside language model. If that ever changes, this page changes first and says to whom.'
    : `Where a firm’s pages may answer a question, the question and those passages go to a language model at **${host}**, which may use them only to answer. The visitor’s name, phone number and e-mail address are masked before anything is sent, and the firm can read all that was.`

/** Privacy: what holds for everybody. */
export const ruleChapters = [
  {
    id: 'use',
    title: 'What we use it for',
    blocks: [
      'To run the chat and the dashboard, to deliver what visitors leave, to answer those who write to us, to charge for plans, to keep the service safe, and to do what the law requires. Nothing else.',
      {
        list: [
          'We do not sell personal information, and do not share it for advertising.',
          'We do not train models on conversations, on leads or on a firm’s website. The assistant looks things up in the firm’s own pages and in answers the firm wrote.',
          '{outside_model}',
          'One firm’s conversations and leads are never used for, or shown to, another.',
        ],
      },
    ],
  },
  {
    id: 'others',
    title: 'Who else handles it',
    blocks: [
      'Some work is done for us by companies that may use the information only to do it:',
      {
        facts: [
          ['Hosting and storage', 'Run the servers, the database, stored files and backups.'],
          ['Mail delivery', 'Carries leads and notices to the firm’s mailboxes.'],
          ['Payment processing', 'Takes cards and keeps them. It learns nothing of visitors.'],
          [
            'Sign-in',
            'Google, where you choose to sign in with it, or an identity service that keeps the accounts of firms. It learns nothing of visitors.',
          ],
        ],
      },
      'Write to us for the names of those in use today. We also give information where a law or a court order requires it, and tell the firm first where we may. If the service passes to another company, this policy goes with the information.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long it stays',
    blocks: [
      'Nothing of a firm is deleted behind its back. That also means that most things stay until somebody decides:',
      {
        facts: [
          [
            'Conversations, leads, messages, requests, files',
            'Until the visitor withdraws them before delivery, or the firm asks us to delete them, or the firm’s account is deleted at its request.',
          ],
          [
            'A chat whose notice was never accepted',
            'The firm, the fingerprint of the secret and the time: 30 days. There is nothing else.',
          ],
          [
            'A firm whose plan has ended',
            'Its records stay, so that it can read them and start again, until it asks us to delete them.',
          ],
          [
            'Text of a firm’s website',
            'The newest reading and the one before it, until newer ones replace them or the website is removed.',
          ],
          [
            'What you write in our contact form',
            '90 days after it has reached our mailbox; sooner if you ask.',
          ],
          ['Codes sent by e-mail', 'Good for an hour, forgotten about a day later.'],
          ['A sign-in', 'Ends after 30 days without use, and after 90 days in any case.'],
          ['Links to files', 'Work for a minute.'],
          [
            'Counts of the letters an address is sent',
            'Seven days. They know the address by a one-way fingerprint only.',
          ],
          ['Numbers of notices from the payment processor', '90 days.'],
          [
            'Invoices and payment records',
            'As long as tax law asks for, with the payment processor.',
          ],
          ['Backups', 'Deleted information leaves them when they are replaced by newer ones.'],
        ],
      },
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    blocks: [
      {
        list: [
          'Connections are encrypted (HTTPS) wherever Foyer is on the internet.',
          'Each firm’s rows are behind two independent walls: every query names the firm, and the database itself refuses rows of any other.',
          'The dashboard, the chat and downloads run on three separate addresses, so that a page a visitor sees can never reach a firm’s sign-in.',
          'Our logs hold numbers and codes, not what people wrote and not their addresses.',
          'What visitors write is mailed only to addresses whose owner has confirmed them.',
        ],
      },
      'No system is perfectly safe. If something of yours gets out, we tell the firms concerned without undue delay, and everybody whom the law says must be told.',
    ],
  },
  {
    id: 'rights',
    title: 'Your choices and rights',
    blocks: [
      'Depending on where you live, the law lets you ask what is stored about you, have a copy, have it corrected or deleted, and not be treated worse for asking. We do these for anybody who asks, as far as it is ours to decide.',
      '**If you wrote to a law firm**, ask that firm: the conversation is its record. If you ask us, we pass it on to the firm and help it to answer you.',
      '**If you have an account**, you change most of it yourself under “Edit profile”. For a copy, or to have the account and everything in it deleted, write to us from the address you sign in with. Deleting ends the plan at once; we then have the payment processor remove your card.',
      'We will ask enough to be sure that it is you, and answer within the time the law gives. As nothing is sold or shared for advertising, there is nothing to opt out of.',
    ],
  },
  {
    id: 'where',
    title: 'Where, and for whom',
    blocks: [
      'Foyer is offered to law firms in the United States. Somebody who writes to a firm from another country sends what they write to the United States.',
      'Accounts are for people of 18 years and older. The chat is not made for children; if you learn that a child under 13 has written in one, tell us or the firm, and it will be deleted.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When we change it, the date above changes. Changes that matter are sent to the owner of every account before they take effect.',
    ],
  },
  {
    id: 'contact',
    title: 'How to reach us',
    blocks: [
      'Write to [{contact}](mailto:{contact}), or use the [contact page](/contact). On request we give our full legal name and postal address.',
    ],
  },
] as const satisfies readonly Chapter[]
