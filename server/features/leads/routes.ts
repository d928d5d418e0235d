import type { Lead, LeadDetail, LeadEvent, leadsApi } from '@foyer/shared/api/leads.ts'
import { paginate } from '@foyer/shared/rules/pagination.ts'
import { isMailable } from '#server/features/assistant/queries.ts'
import { findSession, listTurns } from '#server/features/conversations/queries.ts'
import { transcriptOf } from '#server/features/conversations/rules.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { changeLead } from './commands.ts'
import {
  countLeads,
  findDue,
  findLead,
  type LeadRow,
  listLeadEvents,
  listLeads,
} from './queries.ts'

function toLead(row: LeadRow): Lead {
  return {
    id: row.leadId,
    name: row.name,
    legalIssue: row.legalIssue,
    urgency: row.urgency,
    status: row.status,
    emailed: row.status === 'emailed',
    email: row.email,
    phone: row.phone,
    messageCount: row.messageCount,
    message: row.message,
    confirmed: row.confirmed,
    withdrawn: row.withdrawnAt !== null,
    viewed: row.viewedAt !== null,
    sessionId: row.sessionId,
    createdAt: row.createdAt.toISOString(),
  }
}

const kinds = [
  'lead_created',
  'lead_confirmed',
  'lead_corrected',
  'waiting_for_address',
  'delivered',
  'delivery_failed',
  'marked_pending',
  'marked_emailed',
  'withdrawn',
] as const

type Kept = Awaited<ReturnType<typeof listLeadEvents>>[number]

function toEvent({ kind, detail, at }: Kept): LeadEvent[] {
  const known = kinds.find((each) => each === kind)
  return known === undefined ? [] : [{ kind: known, detail, at: at.toISOString() }]
}

/** An opened lead: the row, its chat with sources, and what happened when. */
async function readLead(world: World, firmId: FirmId, leadId: string): Promise<LeadDetail> {
  return await world.db.asFirm(firmId, async (tx) => {
    const row = await findLead(tx, firmId, leadId)
    const session = row === undefined ? undefined : await findSession(tx, firmId, row.sessionId)
    if (row === undefined || session === undefined) throw new Failure('request/not-found')
    const turns = await listTurns(tx, firmId, row.sessionId)
    const events = await listLeadEvents(tx, firmId, leadId)
    // While nobody has proved an address a due time is when to look again, not when to send.
    const dueAt = (await isMailable(tx, firmId))
      ? (await findDue(tx, firmId, leadId))?.dueAt
      : undefined
    const timeline: LeadEvent[] = [
      { kind: 'chat_started', detail: '', at: session.createdAt.toISOString() },
      ...(session.consentedAt === null
        ? []
        : [
            { kind: 'notice_accepted' as const, detail: '', at: session.consentedAt.toISOString() },
          ]),
      ...events.flatMap(toEvent),
      ...(dueAt === undefined
        ? []
        : [{ kind: 'delivery_due' as const, detail: '', at: dueAt.toISOString() }]),
    ]
    return {
      ...toLead(row),
      slots: row.slots,
      summary: row.summary,
      pageUrl: session.pageUrl,
      pageTitle: session.pageTitle,
      language: session.language ?? 'en',
      noticeVersion: session.noticeVersion ?? '',
      consentedAt: session.consentedAt?.toISOString() ?? null,
      transcript: transcriptOf(turns),
      timeline,
    }
  })
}

/** The firm's side of its leads. */
export function leadRoutes(world: World): AppHandlers<typeof leadsApi> {
  return {
    listLeads: async ({ query }, { firmId }) => {
      const { page, limit, ...filter } = query
      return await world.db.asFirm(firmId, async (tx) => {
        const total = await countLeads(tx, firmId, filter)
        const offset = (page - 1) * limit
        const rows = offset >= total ? [] : await listLeads(tx, firmId, filter, { limit, offset })
        return {
          success: true as const,
          leads: rows.map(toLead),
          pagination: paginate({ page, limit, total }),
        }
      })
    },
    getLead: async ({ params }, { firmId }) => ({
      success: true as const,
      lead: await readLead(world, firmId, params.id),
    }),
    changeLead: async ({ params, body }, { firmId }) => ({
      success: true as const,
      lead: toLead(await changeLead(world, firmId, params.id, body)),
    }),
  }
}
