/** The days of a week, Monday first, as ISO 8601 counts them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** A time that a firm is open, in its own zone; `HH:MM`, half hours. */
export type OpenSpan = { opens: string; closes: string }

/** When a firm is open; a day without spans is closed. */
export type WeekHours = Record<Weekday, OpenSpan[]>

const officeDay: OpenSpan[] = [{ opens: '09:00', closes: '17:00' }]

/** Monday to Friday from 9 to 5 (specification 1, section 9), until a firm says otherwise. */
export const usualHours: WeekHours = {
  mon: officeDay,
  tue: officeDay,
  wed: officeDay,
  thu: officeDay,
  fri: officeDay,
  sat: [],
  sun: [],
}
