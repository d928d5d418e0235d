import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { CalendarPart } from '#server/ports/mail/mail.ts'

/** Somebody a calendar names. */
export type CalendarPerson = { name: string; email: string }

/** One meeting, as calendars are told of it (RFC 5545, RFC 5546). */
export type CalendarMessage = {
  method: CalendarPart['method']
  /** The same for every message about one meeting. */
  uid: string
  /** Rises with every message about it. */
  sequence: number
  /** When the message was made. */
  madeAt: Date
  startsAt: Date
  endsAt: Date
  summary: string
  location: string
  description: string
  organizer: CalendarPerson
  attendees: readonly (CalendarPerson & { accepted: boolean })[]
}

/** A name as a quoted parameter can hold it: without quotation marks and control characters. */
const plainName = (name: string): string =>
  name
    .replaceAll('"', '’')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()

/** A meeting as a whole calendar message; its times are in UTC, so that no zone has to be explained. */
export function writeCalendarMessage(message: CalendarMessage): CalendarPart {
  const isCancelled = message.method === 'CANCEL'
  const calendar = ical({
    prodId: { company: 'Foyer', product: 'Foyer' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: message.uid,
    sequence: message.sequence,
    stamp: message.madeAt,
    start: message.startsAt,
    end: message.endsAt,
    summary: message.summary,
    location: message.location,
    description: message.description,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { ...message.organizer, name: plainName(message.organizer.name) },
    attendees: message.attendees.map(({ name, email, accepted }) => ({
      name: plainName(name),
      email,
      rsvp: !accepted && !isCancelled,
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      status: accepted ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
    })),
  })
  return { method: message.method, content: calendar.toString() }
}
