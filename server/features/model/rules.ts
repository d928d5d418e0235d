import type { ModelCall } from '@foyer/shared/api/model.ts'
import { hiddenPrompt } from '@foyer/shared/copy/model.ts'
import type { Config } from '#server/config.ts'
import type { ModelFailure, ModelRequest } from '#server/ports/model/model.ts'
import { mostInputTokens } from '#server/ports/model/tokens.ts'
import type { CallRow } from './queries.ts'

/** Tokens, and what they cost in millionths of a dollar. */
export type Amount = { tokens: number; costMicros: number }

type Settings = NonNullable<Config['model']>

/** What so many tokens come to; dollars for a million tokens are millionths of a dollar for one. */
export function amountOf(
  { prices }: Settings,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): Amount {
  const costMicros = Math.ceil(inputTokens * prices.input + outputTokens * prices.output)
  return { tokens: inputTokens + outputTokens, costMicros }
}

/** The most that a call can take. */
export const mostOf = (settings: Settings, request: ModelRequest): Amount =>
  amountOf(settings, {
    inputTokens: mostInputTokens(request),
    outputTokens: request.maxOutputTokens,
  })

/** What a firm may take in a day. */
export const limitOf = ({ dailyTokens, dailyCost }: Settings): Amount => ({
  tokens: dailyTokens,
  costMicros: dailyCost === null ? Number.MAX_SAFE_INTEGER : Math.round(dailyCost * 1_000_000),
})

/** Whether so much alone is within a limit. */
export const isWithin = (amount: Amount, limit: Amount): boolean =>
  amount.tokens <= limit.tokens && amount.costMicros <= limit.costMicros

/** Failures in which nobody worked on the request, so that nothing is charged for it. */
export const isFree = ({ reason }: ModelFailure): boolean =>
  reason === 'unreachable' || reason === 'refused'

/** So many characters tell a text from others. */
const tellingLength = 200

/**
 * Instructions as the firm may read them: the system prompt is the administrator's alone, so its version
 * stands in its place. Whoever writes the instructions may have shortened it at the end. Where it is not
 * found, nothing of the instructions is kept rather than too much.
 */
export function withoutPrompt(
  instructions: string,
  { version, promptText }: { version: number; promptText: string },
): string {
  const at = instructions.indexOf(promptText.slice(0, tellingLength))
  if (at < 0) return hiddenPrompt(version)
  let end = 0
  while (end < promptText.length && instructions[at + end] === promptText[end]) end += 1
  return `${instructions.slice(0, at)}${hiddenPrompt(version)}${instructions.slice(at + end)}`
}

/** A call as the firm reads it. */
export function callView({ callId, at, ...row }: CallRow): ModelCall {
  const { turnId, model, promptVersion, instructions, messages, outcome } = row
  const { inputTokens, outputTokens, tookMs } = row
  return {
    id: callId,
    turnId,
    at: at.toISOString(),
    model,
    promptVersion,
    instructions,
    messages,
    outcome,
    inputTokens,
    outputTokens,
    tookMs,
  }
}
