/**
 * Text as the database can keep it: without NUL and without halves of characters, which PostgreSQL
 * refuses. Neither is ever typed; both arrive from broken or hostile clients.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd')
}

/** Makes every text of a parsed JSON value storable, keys left as they are. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)]))
}
