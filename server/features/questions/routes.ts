import type { Question, questionsApi } from '@foyer/shared/api/questions.ts'
import { paginate } from '@foyer/shared/rules/pagination.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { answerQuestion, dismissQuestion, withdrawAnswer, writeQuestion } from './commands.ts'
import { countQuestions, listChatsOf, listQuestions, type QuestionRow } from './queries.ts'

/** Questions with the latest chats they were asked in. */
async function toQuestions(
  tx: Tx,
  firmId: FirmId,
  rows: readonly QuestionRow[],
): Promise<Question[]> {
  const chats = await listChatsOf(
    tx,
    firmId,
    rows.map(({ questionId }) => questionId),
  )
  return rows.map((row) => ({
    id: row.questionId,
    text: row.text,
    language: row.language,
    askedCount: row.askedCount,
    firstAskedAt: row.firstAskedAt.toISOString(),
    lastAskedAt: row.lastAskedAt.toISOString(),
    state: row.state,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    conversations: chats
      .filter(({ questionId }) => questionId === row.questionId)
      .map(({ sessionId, at }) => ({ id: sessionId, at: at.toISOString() })),
  }))
}

/** What the site leaves unanswered, and the firm's own answers. */
export function questionRoutes(world: World): AppHandlers<typeof questionsApi> {
  const told = async (firmId: FirmId, row: QuestionRow) => {
    const [question] = await world.db.asFirm(firmId, (tx) => toQuestions(tx, firmId, [row]))
    if (question === undefined) throw new Error('a question was lost on its way')
    return { success: true as const, question }
  }
  return {
    listQuestions: async ({ query: { page, limit, state } }, { firmId }) =>
      await world.db.asFirm(firmId, async (tx) => {
        const total = await countQuestions(tx, firmId, state)
        const offset = (page - 1) * limit
        const rows =
          offset >= total ? [] : await listQuestions(tx, firmId, state, { limit, offset })
        return {
          success: true as const,
          questions: await toQuestions(tx, firmId, rows),
          pagination: paginate({ page, limit, total }),
        }
      }),
    writeQuestion: async ({ body }, { firmId }) =>
      await told(firmId, await writeQuestion(world, firmId, body)),
    answerQuestion: async ({ params, body }, { firmId }) =>
      await told(
        firmId,
        await answerQuestion(world, { firmId, questionId: params.id }, body.answer),
      ),
    withdrawAnswer: async ({ params }, { firmId }) =>
      await told(firmId, await withdrawAnswer(world, { firmId, questionId: params.id })),
    changeQuestion: async ({ params, body }, { firmId }) =>
      await told(
        firmId,
        await dismissQuestion(world, { firmId, questionId: params.id }, body.dismissed),
      ),
  }
}
