import { assistantLimits } from '../../facts/assistant.ts'
import { deliveryQuiet, documentLimits } from '../../facts/limits.ts'
import { minutes } from '../../facts/time.ts'

/** One of the seven things Foyer does. */
export type FeatureCard = {
  /** Its anchor on /features. */
  id: FeatureId
  title: string
  /** What it is, in one breath: on the home page and beside the prices. */
  text: string
  /** How it goes, for somebody who wants to know before they buy. */
  more: readonly string[]
}

export type FeatureId =
  | 'answers'
  | 'leads'
  | 'scheduling'
  | 'delivery'
  | 'branding'
  | 'rules'
  | 'setup'

const cards: readonly FeatureCard[] = [
  {
    id: 'answers',
    title: 'Smart Q&A Chat Assistant',
    text: 'Answers visitors from your own website, in its own words, with the page beside each answer. Where your site is silent it says so and offers to ask you.',
    more: [
      'Foyer reads your public pages and keeps them by heading. To a question it quotes the sentences that answer it, letter for letter, and names the page. It makes nothing up, because it writes nothing about you or the law that you have not written.',
      'Where your pages do not say, the visitor hears that, and the question comes to you. Answer it once in your dashboard and the next visitor who asks has your answer.',
      'It understands English and Spanish, follow-up questions, and everyday words for legal ones.',
    ],
  },
  {
    id: 'leads',
    title: '24/7 Lead Capture',
    text: 'Takes down who, what, where, when and how urgent, at any hour, in the order in which people tell it.',
    more: [
      'People do not tell their story in the order of a form. Foyer takes several facts at once, takes corrections, lets a visitor skip a question and come back to it, works out “last Tuesday” and reads everything back for the visitor to confirm.',
      'It asks for the other party, so that you can check for conflicts before you call. It asks for what you need to decide whether to take the matter, and no more.',
      `Visitors can also leave a message, send up to ${documentLimits.perSession} files of up to ${documentLimits.maxBytes / 1024 / 1024} MB each, or dictate.`,
    ],
  },
  {
    id: 'scheduling',
    title: 'Simple Scheduling Support',
    text: 'Visitors pick times that suit them out of the hours you keep. You confirm one, and Foyer sends the invitations.',
    more: [
      'In the chat a visitor chooses up to 3 dates and 3 times, in their own time zone with yours below, and says whether they would rather meet by phone, by video or in person.',
      'You see the wishes side by side and choose one. You receive an invitation that any calendar takes in, and so does a visitor who gave an e-mail address. Moving or cancelling it sends the change.',
    ],
  },
  {
    id: 'delivery',
    title: 'Instant Lead Delivery & Follow Up',
    text: 'Contact details, a case summary and the whole conversation reach your inbox and your dashboard as soon as the visitor has confirmed them.',
    more: [
      `An urgent matter is sent at once. Anything else goes when the visitor has confirmed it, or has been quiet for ${deliveryQuiet / minutes(1)} minutes, so that nobody is lost who closes the window too early.`,
      `If your mail server does not take it, Foyer tries again until it does. Up to ${1 + assistantLimits.recipients} addresses of your firm can receive it, each confirmed by its owner first.`,
      'In the dashboard every lead, message, request and document has a status, so that you see who still waits for a reply.',
    ],
  },
  {
    id: 'branding',
    title: 'Custom Branding',
    text: 'Your name, your logo, your colors and your greeting. The chat looks like a part of your site.',
    more: [
      'Choose the color of the chat, add your logo, give the assistant a name and write its first words. A preview shows the chat itself, not a picture of it.',
      'Whatever color you choose, the letters on it stay readable: Foyer picks black or white by measured contrast, and tells you where a color is too faint.',
    ],
  },
  {
    id: 'rules',
    title: 'ABA-Compliant by Design',
    text: 'No advice, no predictions, no solicitation. It says what it is before the first word, and keeps nothing before the visitor has agreed.',
    more: [
      'The rules are part of the program, not of a prompt that a visitor could talk it out of. Each has a name, a source and tests that must pass before a new version goes out.',
      'The American Bar Association certifies no software, and the rules of your state remain yours to follow. What we can show is which rule each behavior comes from:',
    ],
  },
  {
    id: 'setup',
    title: 'Simple Setup. Zero Code.',
    text: 'One line to paste into your website. Foyer reads your pages by itself, and then answers from them.',
    more: [
      'The line goes into WordPress, Webflow or any other site that lets you add a script. The guide shows where, and checks your page when you have done it.',
      'Until somebody opens it, the chat adds less than 12 kB to your page, and it never moves what your visitors are reading.',
    ],
  },
]

/** The features page, whose cards stand on other pages too (specification 1, section 2). */
export const features = {
  title: 'Features',
  headline: 'Everything a good front desk does',
  lead: 'It looks up when somebody comes in. It answers what it can, writes down the rest, finds a time, and makes sure the right person hears of it. Foyer does that on your website.',
  description:
    'What Foyer does on a law firm’s website: answers from your own pages, takes leads day and night, offers times, and delivers everything to you.',
  cards,
  question: 'Would you like to hear it answer from your own pages?',
} as const

/** What stands beside each feature: the thing itself, set in type. */
export const exhibits = {
  answers: {
    caption: 'From the website of our demo firm, which is not a real one.',
    asked: 'What does a first meeting cost?',
    quote: 'A first consultation is 45 minutes with a lawyer and costs $95.',
    page: 'Fees and payment plans',
  },
  leads: {
    caption: 'What is asked for. Every question can be skipped.',
  },
  scheduling: {
    caption: 'A visitor’s wishes, as they reach you.',
    who: 'Shown in your time zone',
    times: [
      { time: 'Tuesday @ 9:30 AM', note: 'by phone' },
      { time: 'Tuesday @ 4:00 PM', note: 'by phone' },
      { time: 'Thursday @ 11:00 AM', note: 'by phone' },
    ],
    confirm: 'You confirm one',
  },
  delivery: {
    caption: 'What the mail holds, in this order. Its subject line names nobody.',
    subject: 'Subject',
  },
  branding: {
    caption: 'The same chat button in three firms’ colors.',
  },
  rules: {
    caption: 'None of this is legal advice; it is what we built, and why.',
    rule: 'Drawn from',
    does: 'What Foyer does',
    rows: [
      {
        rule: 'Rule 1.18 and ABA Formal Opinion 10-457',
        does: 'Shows a notice, and keeps nothing a visitor types until it is accepted',
      },
      {
        rule: 'Rule 1.18 and ABA Formal Opinion 510',
        does: 'Asks only what is needed to decide whether to take the matter, and asks for the other party',
      },
      {
        rule: 'Rule 4.2',
        does: 'Asks nothing about the matter of somebody who has a lawyer already',
      },
      {
        rule: 'Rule 5.5',
        does: 'Declines to advise, predict, evaluate or draft, and offers to pass the question on',
      },
      { rule: 'Rule 7.1', does: 'Promises no outcome and compares you with nobody' },
      { rule: 'Rule 7.3', does: 'Speaks only once the visitor has opened the chat' },
      {
        rule: 'Florida Bar Ethics Opinion 24-1',
        does: 'Says at the start, and whenever it is asked, that it is an AI assistant and not a lawyer',
      },
    ],
  },
  setup: {
    caption: 'The whole installation. Your own line is in your dashboard.',
    token: 'your-token',
  },
} as const
