import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import { dayOf, sayDay, sayElsewhere, sayTime, timesByDay } from './calendar.ts'

/** Most dates, and most times across all of them (specification 1, section 9). */
export const mostWished = 3

/** What a visitor has picked so far: days of their own zone, and instants. */
export type Wish = { step: 'dates' | 'times'; dates: string[]; times: string[] }

/** In order; the browsers that the chat is built for do not all know `toSorted`. */
const inOrder = (instants: readonly string[]): string[] => [...instants].sort()

/** Nothing picked. */
export const noWish: Wish = { step: 'dates', dates: [], times: [] }

/** Picks a date, or lets go of it and its times; a date beyond the most is not taken. */
export function toggleDate(wish: Wish, day: string, zone: string): Wish {
  if (!wish.dates.includes(day)) {
    if (wish.dates.length >= mostWished) return wish
    return { ...wish, dates: inOrder([...wish.dates, day]) }
  }
  return {
    ...wish,
    dates: wish.dates.filter((each) => each !== day),
    times: wish.times.filter((time) => dayOf(time, zone) !== day),
  }
}

/** Picks a time, or lets go of it; one beyond the most is not taken. */
export function toggleTime(wish: Wish, time: string): Wish {
  if (wish.times.includes(time))
    return { ...wish, times: wish.times.filter((each) => each !== time) }
  if (wish.times.length >= mostWished) return wish
  return { ...wish, times: inOrder([...wish.times, time]) }
}

/** What is left of a wish when other times are offered. */
export function stillOffered(wish: Wish, offered: readonly string[], zone: string): Wish {
  const days = timesByDay(offered, zone)
  const dates = wish.dates.filter((day) => days.has(day))
  return {
    step: dates.length > 0 ? wish.step : 'dates',
    dates,
    times: wish.times.filter((time) => offered.includes(time)),
  }
}

/** One wished time in words, `Fri, Mar 6 @ 9:00 AM`, with the firm's own time where its clock differs. */
export function sayWish(
  time: string,
  zones: { own: string; other: string },
  copy: WaysCopy,
): string {
  const { picker, locale } = copy
  const own = picker.wish(sayDay(dayOf(time, zones.own), locale), sayTime(time, zones.own, locale))
  const firm = sayElsewhere(time, zones, locale)
  return firm === null ? own : `${own} (${picker.firmTime(firm)})`
}

/** What the visitor says once times are picked: `These times work for me: …; …`. */
export function sayWishes(
  times: readonly string[],
  zones: { own: string; other: string },
  copy: WaysCopy,
): string {
  return copy.picker.wishes(times.map((time) => sayWish(time, zones, copy)).join('; '))
}
