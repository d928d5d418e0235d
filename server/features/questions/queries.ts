import type { Language, QuestionState } from '@foyer/shared/facts/statuses.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  lte,
  max,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { OwnAnswer } from '#server/assistant/answer/own-answers.ts'
import { ofFirm } from '#server/db/of-firm.ts'
import { turns } from '#server/db/schema/conversations.ts'
import { questionAskings, questions } from '#server/db/schema/questions.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { given, prepared } from '#server/platform/prepared.ts'
import { chatsShown, mostAnswers, mostOpen } from './rules.ts'

/** Each new question drops one in the end; more at once catches up with what came before there was a limit. */
const droppedAtOnce = 10

export type QuestionRow = typeof questions.$inferSelect
type Asking = Omit<typeof questionAskings.$inferInsert, 'questionId'> & { firmId: FirmId }

const one = (firmId: FirmId, questionId: string) =>
  and(ofFirm(questions, firmId), eq(questions.questionId, questionId))

const ofState = (firmId: FirmId | Placeholder, state: QuestionState | 'all') =>
  and(ofFirm(questions, firmId), state === 'all' ? undefined : eq(questions.state, state))

/** A firm's own answers as the assistant compares them, as a part of a question prepared with `firmId`. */
export function ownAnswersOf(tx: Tx): SQL<OwnAnswer[]> {
  const { key, text, answer } = questions
  const answers = tx
    .select({
      one: sql`json_build_object('key', ${key}, 'text', ${text}, 'answer', ${answer})`.as('one'),
    })
    .from(questions)
    .where(ofState(given('firmId'), 'answered'))
    .limit(mostAnswers)
    .as('answers')
  return sql`(select coalesce(json_agg(${answers.one}), '[]') from ${answers})`
}

const countedAsking = prepared((tx) =>
  tx
    .insert(questions)
    .values({
      firmId: given('firmId'),
      questionId: given('questionId'),
      key: given('key'),
      text: given('text'),
      language: given('language'),
      askedCount: 1,
      firstAskedAt: given('at'),
      lastAskedAt: given('at'),
    })
    .onConflictDoUpdate({
      target: [questions.firmId, questions.key],
      set: {
        askedCount: sql`${questions.askedCount} + 1`,
        lastAskedAt: sql`greatest(${questions.lastAskedAt}, excluded.last_asked_at)`,
      },
    })
    .returning({ questionId: questions.questionId })
    .prepare('counted_asking'),
)
const addedAsking = prepared((tx) =>
  tx
    .insert(questionAskings)
    .values({
      firmId: given('firmId'),
      questionId: given('questionId'),
      sessionId: given('sessionId'),
      turnId: given('turnId'),
      at: given('at'),
    })
    .prepare('added_asking'),
)

/** Counts a question that was asked, which makes it exist; answers its id and whether it is new. */
export async function countAsking(
  tx: Tx,
  question: { questionId: string; key: string; text: string; language: Language },
  asking: Asking,
): Promise<{ questionId: string; isNew: boolean }> {
  const [row] = await countedAsking(tx).execute({ ...question, ...asking })
  const questionId = row?.questionId ?? question.questionId
  await addedAsking(tx).execute({ ...asking, questionId })
  return { questionId, isNew: questionId === question.questionId }
}

/**
 * Drops open questions beyond those that are kept. One that somebody is just asking again or changing is
 * left for the next time.
 */
export async function dropSeldomAsked(tx: Tx, firmId: FirmId): Promise<void> {
  const beyond = tx
    .select({ questionId: questions.questionId })
    .from(questions)
    .where(ofState(firmId, 'open'))
    .orderBy(desc(questions.askedCount), desc(questions.lastAskedAt), asc(questions.questionId))
    .offset(mostOpen)
    .limit(droppedAtOnce)
    .for('update', { skipLocked: true })
  await tx
    .delete(questions)
    .where(and(ofFirm(questions, firmId), inArray(questions.questionId, beyond)))
}

/** Removes a chat's askings and answers how many there were of each question. */
export async function removeAskings(
  tx: Tx,
  firmId: FirmId,
  sessionId: string,
): Promise<Map<string, number>> {
  const gone = await tx
    .delete(questionAskings)
    .where(and(ofFirm(questionAskings, firmId), eq(questionAskings.sessionId, sessionId)))
    .returning({ questionId: questionAskings.questionId })
  const counts = new Map<string, number>()
  // In order, so that two chats that end at once do not wait for each other in a ring.
  for (const questionId of gone.map((row) => row.questionId).toSorted())
    counts.set(questionId, (counts.get(questionId) ?? 0) + 1)
  return counts
}

/** Takes askings off a question; one that nobody else asked and nobody answered goes. */
export async function uncountAskings(
  tx: Tx,
  firmId: FirmId,
  { questionId, askings }: { questionId: string; askings: number },
): Promise<void> {
  await tx
    .update(questions)
    .set({ askedCount: sql`${questions.askedCount} - ${askings}` })
    .where(one(firmId, questionId))
  await tx
    .delete(questions)
    .where(
      and(
        one(firmId, questionId),
        lte(questions.askedCount, 0),
        inArray(questions.state, ['open', 'dismissed']),
      ),
    )
}

/** The words in which a question was first asked, of the chats that still stand. */
export async function findAskedWords(
  tx: Tx,
  firmId: FirmId,
  questionId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ text: turns.text })
    .from(questionAskings)
    .innerJoin(
      turns,
      and(
        ofFirm(turns, firmId),
        eq(turns.sessionId, questionAskings.sessionId),
        eq(turns.turnId, questionAskings.turnId),
      ),
    )
    .where(and(ofFirm(questionAskings, firmId), eq(questionAskings.questionId, questionId)))
    .orderBy(asc(questionAskings.at))
    .limit(1)
  return row?.text
}

/** Puts an unanswered question into other words; what the firm has answered stays as it read it. */
export async function rewordQuestion(
  tx: Tx,
  firmId: FirmId,
  questionId: string,
  text: string,
): Promise<void> {
  await tx
    .update(questions)
    .set({ text })
    .where(and(one(firmId, questionId), inArray(questions.state, ['open', 'dismissed'])))
}

/** One page of questions, most asked first. */
export async function listQuestions(
  tx: Tx,
  firmId: FirmId,
  state: QuestionState | 'all',
  { limit, offset }: { limit: number; offset: number },
): Promise<QuestionRow[]> {
  return await tx
    .select()
    .from(questions)
    .where(ofState(firmId, state))
    .orderBy(desc(questions.askedCount), desc(questions.lastAskedAt), asc(questions.questionId))
    .limit(limit)
    .offset(offset)
}

export async function countQuestions(
  tx: Tx,
  firmId: FirmId,
  state: QuestionState | 'all',
): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(questions).where(ofState(firmId, state))
  return row?.total ?? 0
}

/** How many questions wait for the firm's answer. */
export async function countOpenQuestions(tx: Tx, firmId: FirmId): Promise<number> {
  return await countQuestions(tx, firmId, 'open')
}

/** The latest chats that each of some questions was asked in, latest first. */
export async function listChatsOf(
  tx: Tx,
  firmId: FirmId,
  questionIds: readonly string[],
): Promise<{ questionId: string; sessionId: string; at: Date }[]> {
  if (questionIds.length === 0) return []
  const latest = max(questionAskings.at)
  const ranked = tx
    .select({
      questionId: questionAskings.questionId,
      sessionId: questionAskings.sessionId,
      at: latest.as('latest'),
      place:
        sql<number>`row_number() over (partition by ${questionAskings.questionId} order by ${latest} desc)`.as(
          'place',
        ),
    })
    .from(questionAskings)
    .where(
      and(ofFirm(questionAskings, firmId), inArray(questionAskings.questionId, [...questionIds])),
    )
    .groupBy(questionAskings.questionId, questionAskings.sessionId)
    .as('ranked')
  const rows = await tx
    .select()
    .from(ranked)
    .where(lte(ranked.place, chatsShown))
    .orderBy(ranked.questionId, ranked.place)
  return rows.flatMap(({ questionId, sessionId, at }) =>
    at === null ? [] : [{ questionId, sessionId, at }],
  )
}

/** A question, held until the transaction ends. */
export async function lockQuestion(
  tx: Tx,
  firmId: FirmId,
  questionId: string,
): Promise<QuestionRow | undefined> {
  const [row] = await tx.select().from(questions).where(one(firmId, questionId)).for('update')
  return row
}

/** Adds a question that the firm wrote; undefined where it has the same one already. */
export async function insertQuestion(
  tx: Tx,
  row: typeof questions.$inferInsert & { firmId: FirmId },
): Promise<QuestionRow | undefined> {
  const [kept] = await tx.insert(questions).values(row).onConflictDoNothing().returning()
  return kept
}

/** Writes what changed of a question that the caller holds. */
export async function updateQuestion(
  tx: Tx,
  firmId: FirmId,
  held: QuestionRow,
  change: Partial<Pick<QuestionRow, 'state' | 'answer' | 'answeredAt'>>,
): Promise<QuestionRow> {
  await tx.update(questions).set(change).where(one(firmId, held.questionId))
  return { ...held, ...change }
}
