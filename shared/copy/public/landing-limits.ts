import { assistantEn } from '../../copy/assistant.en.ts'

const firm = 'Larch & Tern'
const said = (sentence: string): string => sentence.replaceAll('{firm}', firm)

/** What Foyer will not do. Its replies are the ones the chat gives, taken from where it takes them. */
export const landingLimits = {
  title: 'What it will not do',
  lead: 'Lawyers ask this first. The rules below are written into the program, where no prompt, no setting and no visitor can reach them.',
  asked: 'A visitor asks',
  answered: 'Foyer answers',
  rows: [
    {
      rule: 'Give legal advice',
      question: 'Will I win?',
      reply: said(assistantEn.advice.predict[0] ?? ''),
      text: 'No advice, no prediction, no value put on a case, no drafting. It offers a consultation with you instead.',
    },
    {
      rule: 'Pass for a person',
      question: 'Am I talking to a real person?',
      reply: said(assistantEn.identity.human[0] ?? ''),
      text: 'It says what it is before the first word, and again whenever it is asked.',
    },
    {
      rule: 'Guess',
      question: 'Do you handle adoptions?',
      reply: said(assistantEn.handoff[0] ?? ''),
      text: 'What it says about you or the law is quoted from your pages letter for letter, or is an answer you wrote. Where there is neither, it says so.',
    },
    {
      rule: 'Keep what nobody agreed to',
      question: null,
      reply: said(assistantEn.notice),
      text: 'Before a visitor accepts this notice, nothing they type is stored or leaves their browser. The page around the chat cannot read it, and neither can an advertising pixel on it.',
    },
    {
      rule: 'Mix firms, or pass people on',
      question: null,
      reply:
        'One website is read, yours. One firm is written to, yours. No lead is sold, shared or sent to a second lawyer.',
      text: 'Each firm’s pages, conversations and leads are held apart in the database by two separate checks.',
    },
  ],
} as const
