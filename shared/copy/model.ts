import type { ModelOutcome } from '../facts/model.ts'

/** Stands for the system prompt's words where a firm reads what was sent. */
export const hiddenPrompt = (version: number): string =>
  version === 0
    ? '(The system prompt that comes with Foyer.)'
    : `(The system prompt, version ${version}.)`

/** What a language model was sent of a conversation, as its firm reads it. */
export const modelCallsView = {
  title: 'What a language model was sent',
  text: 'Names, phone numbers and e-mail addresses of the visitor were masked before anything was sent.',
  failed: 'What was sent could not be loaded. Reload the page to try again.',
  messages: 'The visitor’s words',
  instructions: 'Instructions, and passages of your website',
  tokens: (input: number, output: number): string =>
    `${input.toLocaleString('en-US')} tokens in, ${output.toLocaleString('en-US')} out`,
} as const

/** How a call ended. */
export const modelOutcomeNames = {
  asked: 'How it ended is not known',
  answered: 'Answered',
  stopped: 'Answered, not heard to the end',
  unreachable: 'Not reached',
  refused: 'Turned down',
  timeout: 'Took too long',
  broken: 'Broke off',
} as const satisfies Record<ModelOutcome, string>
