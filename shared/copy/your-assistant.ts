import { assistantLimits } from '../facts/assistant.ts'

/** What the server says of a setting of the assistant that it could not take. */
export const settingProblems = {
  displayName: `Please use at most ${assistantLimits.displayName} characters.`,
  greeting: `Please use at most ${assistantLimits.greeting} characters.`,
  colorPrimary: 'Please give a color as # and six digits or letters a to f, such as #1f4f46.',
  languages: 'Please choose at least one language.',
  timeZone: 'We do not know this time zone. Please choose one from the list.',
  consultationTypes: 'Please choose at least one type of consultation.',
  tooManyHosts: `Please name at most ${assistantLimits.allowedHosts} websites.`,
} as const

/** What is wrong with a day's opening times. */
export const hoursProblems = {
  'not-a-time': 'Please give full or half hours, such as 09:00 or 17:30.',
  backwards: 'Closing must come after opening.',
  overlap: 'These times overlap. Please keep them apart or join them.',
  'too-many': 'Please give at most four times a day.',
} as const

/** What is wrong with a website that is to show the chat. */
export const hostProblems = {
  'not-a-host': (text: string) =>
    `“${text}” is not the name of a website. Please give one such as halewren.com.`,
  wildcard: (text: string) =>
    `“${text}” stands for many websites. Please name each one that shows the chat.`,
} as const

/** What the server answers once something about who is notified has changed. */
export const mailboxSaid = {
  /** A letter is on its way to an address. */
  asked: (email: string) =>
    `We are writing to ${email}. What visitors leave is sent there once the link in that letter is opened.`,
  mainAsked: (email: string, main: string) =>
    `We are writing to ${email}. Until the link in that letter is opened, everything goes to ${main} as before.`,
  mainChanged: (email: string) => `What visitors leave now goes to ${email}.`,
  mainKept: (email: string) => `${email} stays your main address.`,
  added: (email: string) => `${email} now receives what visitors leave.`,
  alreadyProved: (email: string) => `${email} is confirmed already.`,
  removed: (email: string) => `Nothing more is sent to ${email}.`,
  /** To the person who opened the link. */
  confirmed: (firm: string) =>
    `Thank you. You now receive what visitors leave on the website of ${firm}.`,
} as const

/** The letter that asks somebody whether they want a firm's mail. Its subject names nobody. */
export const mailboxLetterCopy = {
  subject: 'Confirm this address for a law firm’s website',
  title: 'Would you like to receive this firm’s mail?',
  lead: (firm: string) =>
    `${firm} uses Foyer to answer visitors on its website, and wants to have what they leave sent to this address: new inquiries, messages, requests for consultations and notices of documents.`,
  nothing:
    'Nothing is sent here unless you confirm. If you do not know this firm, or do not want its mail, do nothing.',
  open: 'Confirm this address',
  until: 'The link works for seven days.',
  why: 'You receive this one letter because somebody at that firm entered your address in Foyer.',
} as const
