/**
 * Text as the database can keep it: without NUL and without halves of characters, which PostgreSQL
 * refuses. Neither is ever typed; both arrive from broken or hostile clients.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

/** Values within values that a body may have: more than any call reads, less than a stack holds. */
const deepest = 32

/**
 * Makes every text of a parsed JSON value storable, keys left as they are. What lies deeper than any
 * call reads is null.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return null
  const within = (part: unknown) => storable(part, depth + 1)
  if (Array.isArray(value)) return value.map(within)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]))
}
