import type {
  Appointment,
  appointmentsApi,
  visitorAppointmentsApi,
} from '@foyer/shared/api/appointments.ts'
import { paginate } from '@foyer/shared/rules/pagination.ts'
import type { Visitor } from '#server/features/conversations/commands/sessions.ts'
import { openChat, reachableSender } from '#server/features/messages/commands.ts'
import { Failure } from '#server/platform/failure.ts'
import type { Handlers } from '#server/platform/serve.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import { changeAppointment, offerTimes, requestAppointment } from './commands.ts'
import {
  type AppointmentRow,
  countAppointments,
  findAppointment,
  listAppointments,
} from './queries.ts'

/** Consultations a visitor asks for. */
export function appointmentRoutes(
  world: World,
): Handlers<typeof visitorAppointmentsApi, never, never, Visitor> {
  return {
    listTimes: async (_input, visitor) =>
      await world.db.asFirm(visitor.firmId, async (tx) => {
        const chat = await openChat(world, tx, visitor)
        return await offerTimes(tx, { ...visitor, ...chat })
      }),
    requestAppointment: async ({ body }, visitor) => {
      const { consultationType, preferredTimes, message = null } = body
      const wish = { ...reachableSender(body), consultationType, preferredTimes, message }
      return await world.db.asFirm(visitor.firmId, async (tx) => {
        const chat = await openChat(world, tx, visitor)
        const taken = await requestAppointment(tx, { ...visitor, ...chat }, wish)
        return { success: true as const, ...taken }
      })
    },
  }
}

function toAppointment(row: AppointmentRow): Appointment {
  return {
    id: row.appointmentId,
    clientName: row.clientName,
    clientEmail: row.clientEmail,
    clientPhone: row.clientPhone,
    consultationType: row.consultationType,
    urgency: row.urgency,
    status: row.status,
    preferredTimes: row.preferredTimes,
    message: row.message,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    viewed: row.viewedAt !== null,
    withdrawn: row.withdrawnAt !== null,
    sessionId: row.sessionId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The firm's side of its appointment requests. */
export function firmAppointmentRoutes(world: World): AppHandlers<typeof appointmentsApi> {
  return {
    listAppointments: async ({ query }, { firmId }) => {
      const { page, limit, ...filter } = query
      return await world.db.asFirm(firmId, async (tx) => {
        const total = await countAppointments(tx, firmId, filter)
        const offset = (page - 1) * limit
        const rows =
          offset >= total ? [] : await listAppointments(tx, firmId, filter, { limit, offset })
        return {
          success: true as const,
          appointments: rows.map(toAppointment),
          pagination: paginate({ page, limit, total }),
        }
      })
    },
    getAppointment: async ({ params }, { firmId }) => {
      const row = await world.db.asFirm(firmId, (tx) => findAppointment(tx, firmId, params.id))
      if (row === undefined) throw new Failure('request/not-found')
      return { success: true as const, appointment: toAppointment(row) }
    },
    changeAppointment: async ({ params, body }, { firmId }) => ({
      success: true as const,
      appointment: toAppointment(await changeAppointment(world, firmId, params.id, body)),
    }),
  }
}
