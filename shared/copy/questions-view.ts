import type { QuestionState } from '../facts/statuses.ts'

const filters = { open: 'To answer', answered: 'Answered', dismissed: 'Set aside' } as const

/** The questions that the firm's website leaves open, and the firm's own answers. */
export const questionsView = {
  title: 'Questions and your answers',
  text: 'What visitors asked and your website does not answer, the most asked first. Write an answer once, and your assistant gives it in your words from then on, before anything it finds on the website.',
  filter: 'Which questions',
  filters: filters satisfies Record<QuestionState, string>,
  loading: 'Loading the questions',
  loadFailed: 'Failed to load questions',
  showing: (from: number, to: number, total: number): string =>
    `Showing ${from} to ${to} of ${total} questions`,
  asked: (count: number): string =>
    count === 0 ? 'Written by you' : count === 1 ? 'Asked once' : `Asked ${count} times`,
  inSpanish: 'in Spanish',
  conversations: 'Conversations it was asked in',
  conversationOf: 'Conversation of',
  yourAnswer: 'Your answer',
  answerHint:
    'Visitors read it word for word, marked as the answer of your firm. General information only, no advice on a case.',
  answer: 'Answer',
  edit: 'Edit',
  save: 'Save answer',
  saving: 'Saving',
  cancel: 'Cancel',
  dismiss: 'Set aside',
  restore: 'Take back to the list',
  withdraw: 'Remove answer',
  emptyAnswer: 'Please write the answer first.',
  emptyQuestion: 'Please write the question first.',
  saved: 'Saved. Your assistant answers with it from now on.',
  dismissed: 'The question was set aside.',
  restored: 'The question is back in the list.',
  withdrawn: 'The answer was removed.',
  undo: 'Undo',
  undone: 'Taken back.',
  failed: 'That was not saved. Please try again.',
  write: 'Write a question and its answer',
  question: 'The question, as a visitor would ask it',
  empty: {
    open: {
      title: 'Nothing is waiting for an answer',
      text: 'When a visitor asks something that your website does not say, the question appears here with the conversation it came from.',
    },
    answered: {
      title: 'No answers of your own yet',
      text: 'Answers that you write here are given to visitors in your words.',
    },
    dismissed: {
      title: 'Nothing is set aside',
      text: 'Questions that need no answer can be put here. They are counted on when they are asked again.',
    },
  } satisfies Record<QuestionState, { title: string; text: string }>,
} as const
