import { arrivals } from '@foyer/shared/copy/overview.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import type { Overview } from './data.ts'
import type { Gathered } from './gather-news.ts'

const sections = {
  lead: 'leads',
  message: 'messages',
  appointment: 'appointments',
  document: 'documents',
} as const

/**
 * The sentence about what arrived, with the name where the recent activity gives it; null where nothing
 * arrived that anybody waits for.
 */
export function tellArrivals(
  arrived: Gathered['arrived'],
  recent: Overview['recentActivity'],
): string | null {
  const awaited = arrived.flatMap(({ noun, id }) =>
    noun === 'question' || noun === 'site' ? [] : { noun, id },
  )
  const [first, ...others] = awaited
  if (first === undefined) return null
  if (others.length > 0) return arrivals.many(awaited.length)
  const { noun, id } = first
  const item = recent.find((each) => each.section === sections[noun] && each.id === id)
  const name = shownName(item?.clientName ?? '', '')
  return name === '' ? arrivals[noun].one : arrivals[noun].named(name)
}
