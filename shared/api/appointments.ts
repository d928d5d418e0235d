import { z } from 'zod'
import { turnLimits } from '../facts/limits.ts'
import { consultationTypes } from '../facts/request-statuses.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Sender } from './messages.ts'
import { Id, IdParams, Instant } from './shapes.ts'

/** One day on which the firm offers times; `date` is a day in the firm's zone. */
export const OfferedDay = z.object({ date: z.iso.date(), times: z.array(Instant) })
export type OfferedDay = z.infer<typeof OfferedDay>

/** Consultations a visitor asks for, and the times that may be asked for (design section 5). */
export const visitorAppointmentsApi = {
  listTimes: endpoint({
    method: 'GET',
    path: '/sessions/:id/times',
    access: 'visitor',
    params: IdParams,
    reply: z.object({ timeZone: z.string(), days: z.array(OfferedDay) }),
  }),
  requestAppointment: endpoint({
    method: 'POST',
    path: '/sessions/:id/appointment-requests',
    access: 'visitor',
    status: 201,
    rate: { max: 20, windowMs: minutes(1) },
    params: IdParams,
    body: z.object({
      ...Sender,
      consultationType: z.enum(consultationTypes),
      preferredTimes: z.array(Instant).min(1).max(3),
      message: z.string().trim().max(turnLimits.maxChars).optional(),
    }),
    reply: z.object({ success: z.literal(true), id: Id, message: z.string() }),
  }),
} as const
