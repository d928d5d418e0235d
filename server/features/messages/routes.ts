import type { Message, messagesApi, visitorMessagesApi } from '@foyer/shared/api/messages.ts'
import { paginate } from '@foyer/shared/rules/pagination.ts'
import type { Visitor } from '#server/features/conversations/commands/sessions.ts'
import { Failure } from '#server/platform/failure.ts'
import type { Handlers } from '#server/platform/serve.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { changeMessage, leaveMessage } from './commands.ts'
import { countMessages, findMessage, listMessages, type MessageRow } from './queries.ts'

/** Messages a visitor leaves for the lawyer. */
export function messageRoutes(
  world: World,
): Handlers<typeof visitorMessagesApi, never, never, Visitor> {
  return {
    leaveMessage: async ({ body }, visitor) => ({
      success: true as const,
      ...(await leaveMessage(world, visitor, body)),
    }),
  }
}

function toMessage(row: MessageRow): Message {
  return {
    id: row.messageId,
    clientName: row.clientName,
    clientEmail: row.clientEmail,
    clientPhone: row.clientPhone,
    messageContent: row.content,
    priority: row.priority,
    status: row.status,
    requiresImmediateAttention: row.requiresImmediateAttention,
    reasons: row.reasons,
    viewed: row.viewedAt !== null,
    withdrawn: row.withdrawnAt !== null,
    sessionId: row.sessionId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The firm's side of its messages. */
export function firmMessageRoutes(world: World): AppHandlers<typeof messagesApi> {
  return {
    listMessages: async ({ query }, { firmId }) => {
      const { page, limit, ...filter } = query
      return await world.db.asFirm(firmId, async (tx) => {
        const total = await countMessages(tx, firmId, filter)
        const offset = (page - 1) * limit
        const rows =
          offset >= total ? [] : await listMessages(tx, firmId, filter, { limit, offset })
        return {
          success: true as const,
          messages: rows.map(toMessage),
          pagination: paginate({ page, limit, total }),
        }
      })
    },
    getMessage: async ({ params }, { firmId }) => {
      const row = await world.db.asFirm(firmId, (tx) => findMessage(tx, firmId, params.id))
      if (row === undefined) throw new Failure('request/not-found')
      return { success: true as const, message: toMessage(row) }
    },
    changeMessage: async ({ params, body }, { firmId }) => ({
      success: true as const,
      message: toMessage(await changeMessage(world, firmId, params.id, body)),
    }),
  }
}
