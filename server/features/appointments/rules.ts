import type { OfferedDay } from '@foyer/shared/api/appointments.ts'
import type { ErrorCode } from '@foyer/shared/copy/errors.ts'
import { weekdays, type WeekHours } from '@foyer/shared/facts/hours.ts'
import { offeredTimes } from '@foyer/shared/facts/limits.ts'
import type { AppointmentStatus, ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { minutes } from '@foyer/shared/facts/time.ts'
import { Temporal } from 'temporal-polyfill'

/** What decides which times a firm offers: its hours in its zone, and what it has promised already. */
export type Availability = { timeZone: string; hours: WeekHours; taken: readonly Date[] }

/**
 * The times a firm offers in the coming two weeks: from 9 to 5 in steps of 30 minutes, as far as the
 * firm is open for the whole of it (specification 1, section 9); in its own zone, from an hour's notice
 * on, without those it has given to somebody. A time that a change of the clocks skips or doubles is
 * not offered.
 */
export function timesOffered({ timeZone, hours, taken }: Availability, now: Date): OfferedDay[] {
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate()
  const earliest = now.getTime() + offeredTimes.notice
  const gone = new Set(taken.map((at) => at.toISOString()))
  return Array.from({ length: offeredTimes.days }, (_, at) => today.add({ days: at }))
    .map((day) => ({ date: day.toString(), times: timesOn(day, { timeZone, hours }) }))
    .map(({ date, times }) => ({
      date,
      times: times.filter((time) => Date.parse(time) >= earliest && !gone.has(time)),
    }))
    .filter(({ times }) => times.length > 0)
}

/** Minutes from midnight of `HH:MM`. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function timesOn(
  day: Temporal.PlainDate,
  { timeZone, hours }: { timeZone: string; hours: WeekHours },
): string[] {
  const { firstHour, lastHour } = offeredTimes
  const step = offeredTimes.step / minutes(1)
  const weekday = weekdays[day.dayOfWeek - 1]
  const spans = weekday === undefined ? [] : hours[weekday]
  return Array.from({ length: ((lastHour - firstHour) * 60) / step }, (_, at) => at * step)
    .map((minute) => firstHour * 60 + minute)
    .filter((minute) =>
      spans.some(
        ({ opens, closes }) => minuteOf(opens) <= minute && minute + step <= minuteOf(closes),
      ),
    )
    .map((minute) => day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 }))
    .flatMap((local) => {
      try {
        const at = local.toZonedDateTime(timeZone, { disambiguation: 'reject' })
        return [new Date(at.epochMilliseconds).toISOString()]
      } catch {
        return []
      }
    })
}

/** Whether every wished time is one of those offered. */
export function areOffered(wished: readonly string[], offered: readonly OfferedDay[]): boolean {
  const known = new Set(offered.flatMap(({ times }) => times))
  return wished.every((time) => known.has(new Date(time).toISOString()))
}

/** What a visitor asks for; times as ISO 8601 in UTC. */
type Wish = {
  clientName: string
  clientEmail: string | null
  clientPhone: string | null
  consultationType: ConsultationType
  preferredTimes: readonly string[]
  message: string | null
}

const wordsOf = (wish: Wish): string =>
  JSON.stringify([
    wish.clientName,
    wish.clientEmail,
    wish.clientPhone,
    wish.consultationType,
    wish.message,
    wish.preferredTimes.toSorted(),
  ])

/** The request that is sent a second time because its answer was lost: the same in every word. */
export function findRepeated<Held extends Wish & Standing>(
  held: readonly Held[],
  sent: Wish,
): Held | undefined {
  return held.find(
    (each) =>
      each.withdrawnAt === null && each.status !== 'cancelled' && wordsOf(each) === wordsOf(sent),
  )
}

/** How a request stands. */
export type Standing = {
  status: AppointmentStatus
  scheduledFor: Date | null
  preferredTimes: readonly string[]
  withdrawnAt: Date | null
}

/** What a step makes of a request, or why it cannot be taken; null where all stays as it is. */
export type Step =
  | { change: { status: AppointmentStatus; scheduledFor: Date | null } }
  | { refusal: ErrorCode }
  | null

/** The steps of design section 7, and those that take each of them back. */
const steps: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  requested: ['scheduled', 'cancelled'],
  scheduled: ['scheduled', 'requested', 'completed', 'cancelled'],
  completed: ['scheduled'],
  cancelled: ['requested', 'scheduled'],
}

function chooseTime({ preferredTimes }: Standing, at: Date | undefined, now: Date): Step {
  if (at === undefined) return { refusal: 'appointment/time-missing' }
  const wished = preferredTimes.some((time) => Date.parse(time) === at.getTime())
  if (!wished) return { refusal: 'appointment/time-not-wished' }
  if (at <= now) return { refusal: 'appointment/time-past' }
  return { change: { status: 'scheduled', scheduledFor: at } }
}

/** What was done or cancelled goes back to what it was, with the time it had. */
function takeBack({ scheduledFor }: Standing, status: AppointmentStatus, at?: Date): Step {
  const wasScheduled = scheduledFor !== null
  const sameTime = at === undefined || at.getTime() === scheduledFor?.getTime()
  if ((status === 'scheduled') !== wasScheduled || !sameTime)
    return { refusal: 'appointment/transition' }
  return { change: { status, scheduledFor } }
}

/** Judges what the firm wants of a request. */
export function judgeStep(
  held: Standing,
  { status, scheduledFor: at }: { status: AppointmentStatus; scheduledFor?: Date | undefined },
  now: Date,
): Step {
  const sameTime = at === undefined || at.getTime() === held.scheduledFor?.getTime()
  if (status === held.status && sameTime) return null
  if (held.withdrawnAt !== null) return { refusal: 'appointment/withdrawn' }
  if (!steps[held.status].includes(status)) return { refusal: 'appointment/transition' }
  if (held.status === 'completed' || held.status === 'cancelled') return takeBack(held, status, at)
  if (status === 'scheduled') return chooseTime(held, at, now)
  return { change: { status, scheduledFor: status === 'requested' ? null : held.scheduledFor } }
}

/** The time both sides should have in their calendars; null for none. */
export function calendarTime({
  status,
  scheduledFor,
}: Pick<Standing, 'status' | 'scheduledFor'>): Date | null {
  return status === 'scheduled' || status === 'completed' ? scheduledFor : null
}

/** The two sides of a consultation. */
export type Side = 'firm' | 'client'

/** A calendar message as far as later ones depend on it. */
export type Told = {
  side: Side
  sequence: number
  method: 'REQUEST' | 'CANCEL'
  startsAt: Date
  claimedAt: Date | null
}

/** A calendar message to be written. */
export type Telling = Pick<Told, 'side' | 'method' | 'startsAt'>

/** The newest message that a side may have received before `sequence`. */
export function lastTold<Kept extends Told>(
  kept: readonly Kept[],
  side: Side,
  sequence = Number.POSITIVE_INFINITY,
): Kept | undefined {
  return kept
    .filter((each) => each.side === side && each.claimedAt !== null && each.sequence < sequence)
    .toSorted((a, b) => b.sequence - a.sequence)[0]
}

/**
 * What each side must be told so that its calendar is right, given what it may have been told. What was
 * not handed over yet does not count: it is dropped, and nobody hears of what was undone in time.
 */
export function tellingsOf(
  kept: readonly Told[],
  wanted: Date | null,
  sides: readonly Side[],
): Telling[] {
  return sides.flatMap((side): Telling[] => {
    const last = lastTold(kept, side)
    const holds = last?.method === 'REQUEST' ? last.startsAt : null
    if (wanted !== null)
      return holds?.getTime() === wanted.getTime()
        ? []
        : [{ side, method: 'REQUEST', startsAt: wanted }]
    return holds === null ? [] : [{ side, method: 'CANCEL', startsAt: holds }]
  })
}

/**
 * Whether a message of the calendar is still true: the newest of its side, not past, and not for a
 * visitor who wants to hear no more.
 */
export function isStillTrue(
  { side, sequence, method, startsAt }: Told,
  { kept, appointment, now }: { kept: readonly Told[]; appointment: Standing; now: Date },
): boolean {
  if (kept.some((each) => each.side === side && each.sequence > sequence)) return false
  if (side === 'client' && appointment.withdrawnAt !== null) return false
  const wanted = calendarTime(appointment)
  if (method === 'CANCEL') return wanted === null
  return wanted?.getTime() === startsAt.getTime() && startsAt > now
}

/** Whether the firm has had a request in its hands, so that taking it back cannot undo it. */
export function wasReceived(
  {
    status,
    handedAt,
    emailedAt,
  }: { status: AppointmentStatus; handedAt: Date | null; emailedAt: Date | null },
  kept: readonly Told[],
): boolean {
  return (
    handedAt !== null ||
    emailedAt !== null ||
    status !== 'requested' ||
    kept.some((each) => each.claimedAt !== null)
  )
}

const locales = { en: 'en-US', es: 'es-US' } as const

/** An instant in words, in the firm's zone, which is named. */
export function sayTime(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone,
  }).format(at)
}
