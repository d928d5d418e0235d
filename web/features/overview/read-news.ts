import type { NewsEvent, UnreadCounts } from '@foyer/shared/api/overview.ts'

/** What news is about. */
const newsNouns = ['lead', 'message', 'appointment', 'document', 'question', 'site'] as const

/** One event of the stream in its contract's shape; null for one that is not known or not whole. */
export function readNews(raw: { event: string; data: string }): NewsEvent | null {
  const data = parse(raw.data)
  const { unread, noun, id, kind } = data
  if (!isUnread(unread)) return null
  if (raw.event === 'state') return { event: 'state', data: { unread } }
  const known = newsNouns.find((each) => each === noun)
  const isKind = kind === 'arrived' || kind === 'changed'
  if (raw.event !== 'news' || known === undefined || !isKind || typeof id !== 'string') return null
  return { event: 'news', data: { noun: known, id, kind, unread } }
}

function parse(text: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const sections = ['leads', 'messages', 'appointments', 'documents'] as const

function isUnread(value: unknown): value is UnreadCounts {
  if (typeof value !== 'object' || value === null) return false
  const counts: Partial<Record<string, unknown>> = { ...value }
  return sections.every((section) => typeof counts[section] === 'number')
}
