import type { ModelRequest } from './model.ts'

/** What a chat format adds around a message, and a list of tools, at most. */
const aroundMessage = 16
const aroundTools = 300

/**
 * The most tokens a text can be: tokenizers of language models cut bytes of UTF-8 (or longer pieces), so
 * there are never more tokens than bytes. English text is about a quarter of it.
 */
export const mostTokens = (text: string): number => Buffer.byteLength(text)

/** The most input tokens that a request can be counted as. */
export function mostInputTokens({ system, messages, slots }: ModelRequest): number {
  const texts = [system, ...messages.map(({ text }) => text)]
  const words = texts.reduce((sum, text) => sum + mostTokens(text) + aroundMessage, 0)
  return words + (slots.length === 0 ? 0 : aroundTools + mostTokens(slots.join(' ')))
}
