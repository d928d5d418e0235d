import { randomUUID } from 'node:crypto'
import type { ModelOutcome } from '@foyer/shared/facts/model.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import {
  type ModelEvent,
  ModelFailure,
  type ModelPort,
  type ModelRequest,
} from '#server/ports/model/model.ts'
import { mostTokens } from '#server/ports/model/tokens.ts'
import type { World } from '#server/world.ts'
import {
  endCall,
  endWithoutWaiting,
  holdConversation,
  insertCall,
  reserve,
  settle,
} from './queries.ts'
import { type Amount, amountOf, isFree, isWithin, limitOf, mostOf, withoutPrompt } from './rules.ts'

type Parts = Pick<World, 'db' | 'clock' | 'config' | 'log' | 'model'>

/** For which turn of whom a model is asked, and the system prompt as it stands in the instructions. */
export type Asking = {
  firmId: FirmId
  sessionId: string
  turnId: string
  /** The firm's, whose day the call is counted to. */
  timeZone: string
  prompt: { version: number; promptText: string }
}

/** A call that was reserved and written down. */
type Call = {
  firmId: FirmId
  callId: string
  day: string
  reserved: Amount
  begunAt: number
}

/**
 * Asks the model for one turn, within the firm's budget, and keeps what was sent for the firm. The most
 * that the call can take is reserved before it; what it took is settled when the returned stream ends or is
 * left. Must not be called in a transaction that holds the session.
 * @returns null where no model is set up, the firm's day is used up, or the conversation was withdrawn:
 * then nothing was sent. What is returned throws ModelFailure.
 */
export async function callModel(
  world: Parts,
  asking: Asking,
  request: ModelRequest,
): Promise<AsyncGenerator<ModelEvent> | null> {
  const { model } = world
  if (model === null) return null
  const call = await beginCall(world, { asking, request, model: model.name })
  return call && hear(world, model, { call, request })
}

async function beginCall(
  { db, clock, config }: Parts,
  { asking, request, model }: { asking: Asking; request: ModelRequest; model: string },
): Promise<Call | null> {
  if (config.model === undefined) return null
  const { firmId, sessionId, turnId, timeZone, prompt } = asking
  const at = clock.now()
  const day = dayIn(timeZone, at)
  const [reserved, limit] = [mostOf(config.model, request), limitOf(config.model)]
  if (!isWithin(reserved, limit)) return null
  return await db.asFirm(firmId, async (tx) => {
    if (!(await holdConversation(tx, firmId, sessionId))) return null
    if (!(await reserve(tx, firmId, day, { amount: reserved, limit }))) return null
    const callId = randomUUID()
    const sent = {
      instructions: withoutPrompt(request.system, prompt),
      messages: request.messages,
    }
    const about = { turnId, at, model, promptVersion: prompt.version, outcome: 'asked' as const }
    await insertCall(tx, { firmId, callId, sessionId, ...about, ...sent })
    return { firmId, callId, day, reserved, begunAt: performance.now() }
  })
}

/** Tokens that were counted; null where nobody did. */
type Counted = { inputTokens: number; outputTokens: number } | null

async function* hear(
  world: Parts,
  model: ModelPort,
  { call, request }: { call: Call; request: ModelRequest },
): AsyncGenerator<ModelEvent> {
  let outcome: ModelOutcome = 'stopped'
  let counted: Counted = null
  try {
    for await (const event of model.stream(request)) {
      if (event.type === 'end') {
        outcome = 'answered'
        counted = { inputTokens: event.inputTokens, outputTokens: event.outputTokens }
      }
      yield event
    }
  } catch (error) {
    outcome = error instanceof ModelFailure ? error.reason : 'broken'
    if (error instanceof ModelFailure && isFree(error))
      counted = { inputTokens: 0, outputTokens: 0 }
    throw error
  } finally {
    await noteEnd(world, call, { outcome, counted })
  }
}

/** Settles a call. Where that fails it stays reserved at its most, and the visitor's turn goes on. */
async function noteEnd(
  { db, config, log }: Parts,
  { firmId, callId, day, reserved, begunAt }: Call,
  { outcome, counted }: { outcome: ModelOutcome; counted: Counted },
): Promise<void> {
  const took = counted && config.model ? amountOf(config.model, counted) : reserved
  const difference = {
    tokens: took.tokens - reserved.tokens,
    costMicros: took.costMicros - reserved.costMicros,
  }
  const { inputTokens, outputTokens } = counted ?? { inputTokens: null, outputTokens: null }
  const tookMs = Math.round(performance.now() - begunAt)
  await db
    .asFirm(firmId, async (tx) => {
      // Lost, the call stays reserved too; and the turn that is written next takes it to the disk.
      await endWithoutWaiting(tx)
      await endCall(tx, firmId, callId, { outcome, inputTokens, outputTokens, tookMs })
      await settle(tx, firmId, day, difference)
    })
    .catch((error: unknown) => log.warn({ firmId, err: error }, 'a model call was not settled'))
}

/**
 * The vector of a visitor's masked question, counted to the firm's day at the most it can take.
 * @returns null where no embedding model is set up or the day is used up: then nothing was sent.
 * @throws ModelFailure
 */
export async function embedText(
  { db, clock, config, model }: Parts,
  { firmId, timeZone }: Pick<Asking, 'firmId' | 'timeZone'>,
  text: string,
  signal: AbortSignal,
): Promise<number[] | null> {
  if (config.model === undefined || !model?.embed) return null
  const amount = amountOf(config.model, { inputTokens: mostTokens(text), outputTokens: 0 })
  const limit = limitOf(config.model)
  const day = dayIn(timeZone, clock.now())
  if (!isWithin(amount, limit)) return null
  if (!(await db.asFirm(firmId, (tx) => reserve(tx, firmId, day, { amount, limit })))) return null
  const [vector = null] = await model.embed([text], signal)
  return vector
}
