import { trialDays } from '../../facts/plans.ts'

/** One question of the FAQ; the answer is a list of paragraphs, written as shared/copy/public/long-text.ts says. */
export type FaqEntry = { id: string; question: string; answer: readonly string[] }

/** In the order of what is asked first; the first four stand on other pages too. */
const entries: readonly FaqEntry[] = [
  {
    id: 'lawyer',
    question: 'Is it a lawyer, or does it give legal advice?',
    answer: [
      'No. Every chat says at the top that it is an AI assistant, not a lawyer or employee of your firm, and the visitor accepts a notice that says so before anything is stored. It never claims to be a person.',
      'Asked what somebody should do, what their case is worth or whether they will win, it says that this takes a lawyer who knows the facts, and offers to pass the question to you. That is written in its code, not in a prompt that somebody could talk it out of.',
    ],
  },
  {
    id: 'not-on-the-site',
    question: 'What does it say when my website does not have the answer?',
    answer: [
      'That it did not find it, and that it would rather not guess. It offers to take the visitor’s details so that your firm answers.',
      'You see such questions in the dashboard, the most asked first. Write an answer once and the assistant gives it in your words from then on, marked as yours.',
    ],
  },
  {
    id: 'wrong',
    question: 'What if it is wrong?',
    answer: [
      'What it says about your firm is an answer you wrote, or is quoted word for word from your own pages with the page beside it. So a visitor can check it and you can correct it: change the page, press “Re-index”, and the old sentence is gone.',
      'It can still go wrong. It can pick a sentence that misses the question, miss one that is there, misread a date or a name, or quote a page that is out of date. That is why it shows its source, reads the details back for the visitor to confirm, and gives you the whole conversation. Read it before you rely on it.',
    ],
  },
  {
    id: 'what-we-must-do',
    question: 'What does my firm have to do?',
    answer: [
      'Sign up, paste one line into your website’s settings, and confirm the address that should receive your leads. The [guide](/guide) shows where the line goes. Foyer reads your website by itself.',
      'After that the work is yours as it always was: check for conflicts, call people back, keep your pages true. Before you start, see what your state asks of lawyers who use chats and advertise online, and mention the chat in your own privacy policy.',
    ],
  },
  {
    id: 'learning',
    question: 'Does it learn from my data, or from my visitors?',
    answer: [
      'No. It looks things up in the text of your website and in the answers you wrote; nothing it is told in one chat is used in another. No model is trained on your conversations.',
      'Your pages, conversations and leads are kept apart from every other firm’s. The [privacy policy](/privacy) says what is stored, for how long, and whether a language model is ever asked.',
    ],
  },
  {
    id: 'privileged',
    question: 'Is the chat privileged or confidential?',
    answer: [
      'Do not count on it, and the chat tells visitors the same: it creates no attorney-client relationship, and they should leave out what is confidential. Whether something a would-be client wrote is protected is a question of your state’s law, ABA Model Rule 1.18 among it, and of the facts.',
      'What we can do is technical. The chat runs in a window of its own that no other script on your page can read. It asks only for what you need to decide whether to take a matter, and what is written goes to your firm and to nobody else’s.',
    ],
  },
  {
    id: 'aba',
    question: 'Is it ABA compliant?',
    answer: [
      'The American Bar Association certifies no software and has not endorsed this one, so nobody can sell you that stamp. Foyer is designed around its Model Rules. It says what it is, gives no advice, promises no outcome and starts no solicitation. It warns before the first word, asks the name of the other side so that you can check for conflicts, and keeps one firm’s information from another’s.',
      'Whether the way you use it follows the rules of your state remains for you to judge.',
    ],
  },
  {
    id: 'spanish',
    question: 'Does it speak Spanish?',
    answer: [
      'Yes, English and Spanish. Visitors see the language of their browser, where you offer it, and can change it in the chat. The notice, the questions and everything the assistant says itself exist in both.',
      'Your pages are not translated. Asked in Spanish about a page that is in English, it says so and quotes the English sentence. What visitors write reaches you in the language they wrote it in.',
    ],
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: [
      'By the month: {solo_monthly} for one attorney, {firm_monthly} for 2 to 5, and {firm_plus_monthly} for 6 or more, plus {seat_monthly} for each attorney after the 6th. Paid yearly, the plans cost 10% less; the price for further attorneys stays the same. Every plan has everything, and chats and leads are not counted. [See the plans](/pricing).',
      `The first ${trialDays} days are free. You give a card when you sign up, and it is charged when the trial ends, unless you have cancelled.`,
    ],
  },
  {
    id: 'cancel',
    question: 'How do I cancel, and what happens to my leads?',
    answer: [
      'In the dashboard, under “Settings & Billing”, without writing to anybody. Your plan ends with the time you have paid for, and until then everything works. What you have paid is not refunded, except where the law requires it or we decide to.',
      'After that the chat on your website receives nobody and tells visitors to contact you directly. Your leads, messages and documents stay in the dashboard, where you can read them, until you ask us to delete them.',
    ],
  },
]

/** The FAQ (specification 1, section 2): ten questions. */
export const faq = {
  title: 'Questions',
  description: 'What lawyers ask before they put Foyer on their website, answered plainly.',
  lead: 'What lawyers ask before they put Foyer on their website, the uncomfortable ones included.',
  all: 'All questions',
  /** Below the last answer. */
  more: 'Something else? [Write to us](/contact), and a person answers.',
  entries,
} as const
