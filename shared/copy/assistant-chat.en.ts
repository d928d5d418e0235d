import type { ChatCopy } from './assistant.ts'

/** What the assistant says of the chat itself, in English. */
export const chatEn: ChatCopy = {
  here: ['I am here.', 'Yes, I am here.'],
  sent: {
    yes: ['Yes. {firm} has your details.', '{firm} has them.'],
    partly: [
      'What you told me so far is with {firm}. It counts as confirmed once you say yes at the end.',
    ],
    no: ['Not yet. {firm} needs a name and a way to reach you first.'],
  },
  next: [
    '{firm} reads your details, checks for conflicts and replies to you itself. I do not know when. If it cannot wait: {call}',
    'A person at {firm} reads what you leave here and replies. I cannot say when; if it cannot wait: {call}',
  ],
  call: ['By phone, then. {firm} needs your number for it.'],
  reads: [
    'The people at {firm} read what you leave here, and reply to you.',
    'Yes. What you leave here is read at {firm}.',
  ],
  reach: ['To speak with someone, {call}', 'You can speak with a person: {call}'],
  whatFor: [
    'I note a few details so that {firm} can reply to you.',
    'Your answers go to {firm}, which replies to you. You can skip any question.',
  ],
  whatIDo: [
    'I look things up on the website of {firm} and take details for the firm. A person there can explain more: {call}',
    'I can quote the website of {firm} or pass something on. To hear it from a person, {call}',
  ],
  add: ['Of course. Please write it here for {firm}.', 'Yes, please write it here.'],
  safe: ['That is good to hear. I say it rather once too often.'],
  kept: ['{firm} has what you told me so far.'],
  wait: ['Take your time.', 'There is no hurry.'],
  fine: ['No problem.', 'That is fine.'],
  settled: [
    'All right. {firm} has your details.',
    'All right. I am here if you need anything else.',
  ],
}
