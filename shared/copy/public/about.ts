/** What we believe and promise (specification 1, section 2, /about). */
export const about = {
  title: 'About us',
  headline: 'Every client counts',
  lead: 'Nobody looks for a lawyer at midnight because the day went well. We make the front desk that receives them.',
  description:
    'Why we make a front desk for law firm websites, who it is for, and what we promise to the firms that use it and to the people who write to them.',
  why: {
    title: 'Why a front desk',
    paragraphs: [
      'Somebody who opens a law firm’s website may be having one of the worst days of their life. There was an accident, or a letter from the landlord, or a knock at the door. They are frightened or ashamed or very tired, and they are typing with one thumb.',
      'They do not need a lawyer’s opinion in that minute. They need what anyone gets who walks into a good office: somebody looks up, says where they have come, answers what can be answered, writes down the rest, and says who will call.',
      'In the office that is the front desk. On the website it is too often a form with a red star beside every field.',
      'So we made a front desk for the website, and kept it to that. Foyer does not practice law. It does not rate people by what they are worth, and it does not keep them talking. It answers from the firm’s own pages, in their own words. Where those are silent it says so, and asks whether it may pass the question on.',
    ],
  },
  beliefs: {
    title: 'What we believe',
    cards: [
      {
        id: 'responsiveness',
        title: 'Responsiveness',
        claim: 'Being answered is the first help.',
        text: 'A person who has been heard can put the phone down and sleep, even if the lawyer calls tomorrow. Foyer answers at any hour, and what is urgent is sent to the firm at once.',
      },
      {
        id: 'intake',
        title: 'Human intake',
        claim: 'Intake is listening, not a form.',
        text: 'People tell things in the order in which they hurt. Foyer takes them in that order, takes corrections, and takes “I would rather not say”. It never pretends to be a person. The judging and the caring are left to those who can.',
      },
      {
        id: 'trust',
        title: 'Trust',
        claim: 'Trust comes from what can be checked.',
        text: 'Each answer shows the page it was taken from. Each figure on this website has its source, or is marked as our claim. What we cannot show, we do not say.',
      },
    ],
  },
  promise: {
    title: 'What we promise',
    firms: {
      title: 'To the firm',
      lines: [
        'Your words. Every answer about you or about the law stands on your pages, or was written by you.',
        'Nothing lost. What we have taken from a visitor is delivered, or tried again until it is.',
        'Your clients stay yours. We do not sell a lead, share it, or show it to another firm.',
        'One price, known beforehand, and a way out that takes two presses.',
        'No figure without its source.',
      ],
    },
    visitors: {
      title: 'To the person who writes',
      lines: [
        'You are told before your first word that you are writing to a machine, and that it is not a lawyer.',
        'Nothing you write is kept before you have agreed to it, and you can take it back from the chat itself.',
        'You are asked for what the firm needs to decide whether it can help. You may skip any of it.',
        'Where the chat hears that you are in danger, it first says whom to call.',
        'No advertiser is listening. Nothing on the firm’s page can read the chat.',
      ],
    },
    sources: 'Where our numbers come from',
  },
  question: 'Would you like to see how it receives people?',
} as const
