import { z } from 'zod'
import { turnLimits } from '../facts/limits.ts'
import { appointmentStatuses, consultationTypes } from '../facts/request-statuses.ts'
import { urgencies } from '../facts/statuses.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Sender } from './messages.ts'
import { Id, IdParams, Instant, ListQuery, Pagination } from './shapes.ts'

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
    reply: z.object({
      timeZone: z.string(),
      days: z.array(OfferedDay),
      consultationTypes: z.array(z.enum(consultationTypes)),
    }),
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

/** A request for a consultation, as the firm has it (specification 2, section 3). */
export const Appointment = z.object({
  id: Id,
  clientName: z.string(),
  clientEmail: z.string().nullable(),
  clientPhone: z.string().nullable(),
  consultationType: z.enum(consultationTypes),
  urgency: z.enum(urgencies),
  status: z.enum(appointmentStatuses),
  preferredTimes: z.array(Instant),
  message: z.string().nullable(),
  /** The wished time that was chosen, kept when it is done or cancelled; null before. */
  scheduledFor: Instant.nullable(),
  viewed: z.boolean(),
  withdrawn: z.boolean(),
  sessionId: Id,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Appointment = z.infer<typeof Appointment>

const OneAppointment = z.object({ success: z.literal(true), appointment: Appointment })

/** The firm's side of its appointment requests. */
export const appointmentsApi = {
  listAppointments: endpoint({
    method: 'GET',
    path: '/dashboard/appointments',
    access: 'member',
    query: ListQuery.extend({
      status: z.enum(['all', ...appointmentStatuses]).default('all'),
      type: z.enum(['all', ...consultationTypes]).default('all'),
    }),
    reply: z.object({
      success: z.literal(true),
      appointments: z.array(Appointment),
      pagination: Pagination,
    }),
  }),
  getAppointment: endpoint({
    method: 'GET',
    path: '/dashboard/appointments/:id',
    access: 'member',
    params: IdParams,
    reply: OneAppointment,
  }),
  changeAppointment: endpoint({
    method: 'PATCH',
    path: '/dashboard/appointments/:id',
    access: 'member',
    params: IdParams,
    body: z
      .strictObject({
        viewed: z.literal(true).optional(),
        /** To `scheduled` with one of the wished times; each change of the calendar tells both sides. */
        status: z.enum(appointmentStatuses).optional(),
        /** With `scheduled` only; what was done or cancelled goes back to the time it had. */
        scheduledFor: Instant.optional(),
      })
      .refine(({ status, scheduledFor }) => scheduledFor === undefined || status === 'scheduled', {
        path: ['scheduledFor'],
      }),
    reply: OneAppointment,
  }),
} as const
