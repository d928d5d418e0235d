import type { TurnContext } from '#server/assistant/turn-state.ts'
import { maskedWords } from '#server/assistant/model/messages.ts'
import { prepare } from '#server/assistant/model/prepare.ts'
import { type Outcome, writeAnswer } from '#server/assistant/model/write-answer.ts'
import type { Answered } from '#server/assistant/turn-draft.ts'
import { callModel } from '#server/features/model/commands.ts'
import type { PromptInUse } from '#server/features/prompt/rules.ts'
import { findPassages, type LoadedIndex } from '#server/features/site/commands.ts'
import { ModelFailure } from '#server/ports/model/model.ts'
import type { World } from '#server/world.ts'
import type { Firm, Session } from '../queries.ts'
import { stateOf } from '../rules.ts'
import type { Visitor } from './sessions.ts'

/** A turn that is about to be answered, with everything the answer depends on. */
export type Asked = {
  visitor: Visitor
  session: Session
  firm: Firm
  /** The lead that the session had become before the turn. */
  leadId: string | null
  turnId: string
  text: string
  context: TurnContext
}

/** A turn whose factual part a model may write, with the reply that is given without one. */
export type Open = Asked & {
  answered: Answered
  question: string
  site: LoadedIndex
  prompt: PromptInUse
}

/**
 * Asks the model; no transaction is open meanwhile. Where there is none to ask, or it fails, the reply is
 * the one without it, after what was heard already.
 */
export async function askModel(
  world: World,
  { visitor, session, firm, turnId, text, context, question, site, prompt, answered }: Open,
  hear: (piece: string) => void,
): Promise<Outcome> {
  const turn = { conversation: stateOf(session), text, context }
  const masked = maskedWords(question, turn.conversation, answered.conversation)
  const { language } = answered.conversation
  const asked = { text: masked.question, language, history: masked.earlier.toReversed() }
  const passages = await findPassages(world, { ...site, timeZone: firm.timeZone }, asked)
  const { index } = site
  const found = { masked, index, passages, voice: prompt.promptText }
  const { request, ...checks } = prepare(turn, answered, found)
  const stop = new AbortController()
  const asking = { ...visitor, turnId, timeZone: firm.timeZone, prompt }
  const reply = await callModel(world, asking, { ...request, signal: stop.signal })
  if (reply === null) return { answered, written: { answer: null, proposals: [] }, failure: null }
  const outcome = await writeAnswer(turn, { reply, ...checks }, hear)
  stop.abort()
  const { failure: err } = outcome
  if (err instanceof ModelFailure) world.log.warn({ err }, 'the model was done without')
  else if (err !== null) world.log.error({ err }, 'a reply of the model could not be read')
  return outcome
}
