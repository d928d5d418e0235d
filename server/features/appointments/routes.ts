import type { visitorAppointmentsApi } from '@foyer/shared/api/appointments.ts'
import type { Visitor } from '#server/features/conversations/commands.ts'
import type { Handlers } from '#server/platform/serve.ts'
import type { World } from '#server/world.ts'
import { offerTimes, requestAppointment } from './commands.ts'

/** Consultations a visitor asks for. */
export function appointmentRoutes(
  world: World,
): Handlers<typeof visitorAppointmentsApi, never, never, Visitor> {
  return {
    listTimes: async (_input, visitor) => await offerTimes(world, visitor),
    requestAppointment: async ({ body }, visitor) => ({
      success: true as const,
      ...(await requestAppointment(world, visitor, body)),
    }),
  }
}
