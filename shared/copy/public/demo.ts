/**
 * The demo on the home page. The firm is the invented one of demo/firm.ts, and what is quoted stands on its
 * page about fees (demo/shown-demo.test.ts holds both to it).
 */
const firm = {
  name: 'Larch & Tern',
  place: 'Attorneys in Astoria, Oregon',
  colour: '#1f4f6b',
  onColour: '#ffffff',
  host: 'larchandtern.example',
} as const

const quote =
  'A first consultation is 45 minutes with a lawyer and costs $95. If you hire us within 30 days, the $95 comes off your first bill.'

/** The firm's page that the answer comes from, as far as it is shown. */
const page = {
  path: '/fees',
  title: 'Fees and payment plans',
  menu: ['Practice areas', 'People', 'Fees'],
  heading: 'Fees',
  lede: 'You should know what something costs before you ask for it.',
  section: 'The first consultation',
  after: 'The price is the same in the office, by video or by telephone.',
  table: 'Flat fees',
  prices: [
    ['Simple estate affidavit', '$1,450'],
    ['Demand letter', '$400'],
    ['Lease review', '$350'],
  ],
} as const

/** What is said, in its order. */
const script = {
  greeting:
    'Hello. Ask about our work or our fees, or leave your details.\n\nI am an AI assistant, not a lawyer or employee of Larch & Tern.',
  question: 'What does a first meeting cost?',
  answer: 'A first consultation is 45 minutes with a lawyer and costs $95.',
  askDetails: 'Who may the firm call back?',
  details: 'Dana Reyes, 503 555 0177',
  askTimes: 'Thank you. Which times suit you? The firm confirms one of them.',
  /** Only where one can try it: what became of it. */
  end: 'Thank you. In a real chat the firm now has your question, your details and your times. In this demo nothing is sent.',
  /** To words the script has no reply for. */
  honest:
    'In this demo nothing is sent, and the assistant knows one page. On your site it answers from yours.',
} as const

export const demo = {
  firm,
  quote,
  page,
  script,
  described:
    'A short film of a chat on a law firm’s website. A visitor asks what a first meeting costs. The assistant answers with the sentence from the firm’s own page on fees. The visitor leaves a name and a number, and proposes two times for a consultation.',
  caption: 'Larch & Tern is a firm we made up.',
  pause: 'Pause the demo',
  play: 'Play the demo',
  try: 'Try it yourself',
  close: 'Close the demo',
  notLoaded: 'The demo could not be loaded. Please check your connection and try again.',
  live: 'Demo chat. Escape closes it.',
  /** What stands under the chat one can try: at first, and once a control that does nothing is pressed. */
  notes: {
    idle: 'A demo: nothing you do here leaves this page.',
    send: 'Send does nothing in this demo. Enter shows your words above; nothing leaves this page.',
    attach: 'In a real chat this sends the firm a file. In this demo it does nothing.',
    message: 'In a real chat this opens a message to the lawyer. In this demo it does nothing.',
    voice: 'In a real chat this turns speech into text. In this demo it does nothing.',
  },
} as const
