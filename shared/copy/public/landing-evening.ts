import { leadMail } from '../../copy/lead-mail.ts'
import { slotNames, urgencyNames } from '../../copy/leads.ts'

const firm = 'Larch & Tern'
const page = 'Landlord and tenant law in Oregon'
const answer =
  'The first 20 minutes by telephone about an eviction summons are free, and we keep room for these calls each day we are open.'
const matter =
  'I was served with an eviction summons on Friday. My apartment is in Astoria, and the court date is December 3.'

/**
 * How it works, told as one evening at the demo firm. Question, answer and letter are after what Foyer
 * made of this conversation on the demo firm's website; firm and visitor are invented, and the page says so.
 */
export const landingEvening = {
  title: 'How it works, one Sunday night',
  lead: 'A firm that is open 40 hours a week is closed for the other 128.',
  steps: [
    {
      time: '9:41 PM',
      title: 'A visitor asks',
      text: 'She has been reading your page on evictions. The chat waits in the corner, tells her what it is, and asks her consent before it keeps a word.',
      said: 'Is the first call about an eviction free?',
    },
    {
      time: '9:41 PM',
      title: 'Foyer answers from your pages',
      text: 'In your words, with the page to open. Where your pages are silent it says so, and offers to ask you.',
      said: answer,
      from: page,
    },
    {
      time: '9:46 PM',
      title: 'You get the lead',
      text: 'Name, telephone, the other side for your conflict check, and the court date. She read it back and confirmed it. It is urgent, so it leaves at once.',
    },
  ],
  letter: {
    caption: `An example, shortened. ${firm} is a firm we made up, and so is Ana Ruiz.`,
    label: 'The e-mail the firm gets, an example',
    to: `To ${firm}`,
    subject: leadMail.subject,
    received: `${leadMail.received} Sunday, November 22, 2026 at 9:46 PM. ${leadMail.confirmed}`,
    urgent: leadMail.urgent,
    contact: leadMail.contact,
    name: 'Ana Ruiz',
    phone: '(503) 555-0188',
    summary: leadMail.summary,
    matter: `${matter} Date ahead: Thursday, December 3, 2026.`,
    details: leadMail.facts,
    facts: [
      { name: slotNames.when, value: 'Friday, November 20' },
      { name: slotNames.where, value: 'Astoria' },
      { name: slotNames.other_party, value: 'Northpier Rentals' },
      { name: slotNames.urgency, value: urgencyNames.high },
      { name: slotNames.preferred_times, value: 'Any weekday before noon' },
    ],
    transcript: leadMail.transcript,
    turns: [
      { who: leadMail.visitor, text: 'Is the first call about an eviction free?' },
      { who: leadMail.assistant, text: answer, source: `${leadMail.source}: ${page}` },
      { who: leadMail.visitor, text: 'Yes, please take my details' },
      {
        who: leadMail.assistant,
        text: 'In a sentence or two, what is this about? Please leave out anything confidential.',
      },
      { who: leadMail.visitor, text: matter },
    ],
    more: 'and so on, to the last line',
    noRelation: leadMail.noRelation,
  },
} as const
