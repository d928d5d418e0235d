import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { asQuestion } from '#server/assistant/turn-answer.ts'
import { questionKey } from '#server/assistant/answer/own-answers.ts'
import { speaksFirst } from '#server/assistant/policy/speaks-first.ts'
import { announce } from '#server/platform/announce.ts'
import type { Tx } from '#server/platform/database.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { World } from '#server/world.ts'
import {
  countAsking,
  countQuestions,
  dropSeldomAsked,
  findAskedWords,
  insertQuestion,
  lockQuestion,
  type QuestionRow,
  removeAskings,
  rewordQuestion,
  uncountAskings,
  updateQuestion,
} from './queries.ts'
import { languageOf, mostAnswers } from './rules.ts'

/** A turn whose question the site did not answer. */
export type Unanswered = {
  sessionId: string
  turnId: string
  text: string
  language: Language
  at: Date
}

/** Keeps a question that the site did not answer, in the transaction of its turn, and counts it. */
export async function recordUnanswered(
  tx: Tx,
  firmId: FirmId,
  { text, language, ...asking }: Unanswered,
): Promise<void> {
  const question = { questionId: randomUUID(), key: questionKey(text, language), text, language }
  const { questionId: id, isNew } = await countAsking(tx, question, { firmId, ...asking })
  if (isNew) await dropSeldomAsked(tx, firmId)
  await announce(tx, firmId, { noun: 'question', id, kind: isNew ? 'arrived' : 'changed' })
}

/**
 * Takes a chat's askings back. A question nobody else asked and nobody answered goes with them; any
 * other stands in the words of a chat that is left.
 */
export async function withdrawAskings(tx: Tx, firmId: FirmId, sessionId: string): Promise<void> {
  for (const [questionId, askings] of await removeAskings(tx, firmId, sessionId)) {
    await uncountAskings(tx, firmId, { questionId, askings })
    const words = await findAskedWords(tx, firmId, questionId)
    if (words !== undefined) await rewordQuestion(tx, firmId, questionId, asQuestion(words))
    await announce(tx, firmId, { noun: 'question', id: questionId, kind: 'changed' })
  }
}

/** Two answers written at once may pass the limit by one, which costs nothing. */
async function assertRoom(tx: Tx, firmId: FirmId): Promise<void> {
  if ((await countQuestions(tx, firmId, 'answered')) >= mostAnswers)
    throw new Failure('question/too-many')
}

/** An answer to such a question would never be said, and must not be. */
function assertAnswerable(text: string): void {
  if (speaksFirst(text)) throw new Failure('question/never-answered')
}

/**
 * Writes a question with its answer that nobody has asked yet.
 * @throws Failure `question/never-answered`, `question/exists`, `question/too-many`
 */
export async function writeQuestion(
  { db, clock }: World,
  firmId: FirmId,
  { text, answer }: { text: string; answer: string },
): Promise<QuestionRow> {
  assertAnswerable(text)
  return await db.asFirm(firmId, async (tx) => {
    await assertRoom(tx, firmId)
    const at = clock.now()
    const language = languageOf(text)
    const row = await insertQuestion(tx, {
      firmId,
      questionId: randomUUID(),
      key: questionKey(text, language),
      text,
      language,
      askedCount: 0,
      firstAskedAt: at,
      lastAskedAt: at,
      state: 'answered',
      answer,
      answeredAt: at,
    })
    if (row === undefined) throw new Failure('question/exists')
    await announce(tx, firmId, { noun: 'question', id: row.questionId, kind: 'changed' })
    return row
  })
}

/** Changes a question under its lock and tells of it; `change` answers null where nothing changes. */
async function change(
  { db }: World,
  { firmId, questionId }: { firmId: FirmId; questionId: string },
  decide: (
    held: QuestionRow,
    tx: Tx,
  ) => Promise<Pick<QuestionRow, 'state' | 'answer' | 'answeredAt'> | null>,
): Promise<QuestionRow> {
  return await db.asFirm(firmId, async (tx) => {
    const held = await lockQuestion(tx, firmId, questionId)
    if (held === undefined) throw new Failure('request/not-found')
    const next = await decide(held, tx)
    if (next === null) return held
    await announce(tx, firmId, { noun: 'question', id: questionId, kind: 'changed' })
    return await updateQuestion(tx, firmId, held, next)
  })
}

/**
 * Answers a question in the firm's own words, or replaces the answer; visitors get it from now on.
 * @throws Failure `request/not-found`, `question/never-answered`, `question/too-many`
 */
export async function answerQuestion(
  world: World,
  of: { firmId: FirmId; questionId: string },
  answer: string,
): Promise<QuestionRow> {
  return await change(world, of, async (held, tx) => {
    assertAnswerable(held.text)
    if (held.answer === answer) return null
    if (held.state !== 'answered') await assertRoom(tx, of.firmId)
    return { state: 'answered', answer, answeredAt: world.clock.now() }
  })
}

/**
 * Takes an answer back: the question is open again.
 * @throws Failure `request/not-found`
 */
export async function withdrawAnswer(
  world: World,
  of: { firmId: FirmId; questionId: string },
): Promise<QuestionRow> {
  return await change(world, of, async ({ state }) =>
    state === 'answered' ? { state: 'open', answer: null, answeredAt: null } : null,
  )
}

/**
 * Puts a question aside, or back among the open ones. An answered one keeps its answer.
 * @throws Failure `request/not-found`, `question/answered`
 */
export async function dismissQuestion(
  world: World,
  of: { firmId: FirmId; questionId: string },
  dismissed: boolean,
): Promise<QuestionRow> {
  return await change(world, of, async ({ state }) => {
    if (dismissed && state === 'answered') throw new Failure('question/answered')
    const next = dismissed ? 'dismissed' : 'open'
    if (state === 'answered' || state === next) return null
    return { state: next, answer: null, answeredAt: null }
  })
}
