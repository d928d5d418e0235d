import { seconds } from '@foyer/shared/facts/time.ts'

/** What came of sending a form: an answer, a refusal with its sentences, or nothing at all. */
export type Sent =
  | { outcome: 'answered'; body: Readonly<Record<string, unknown>> }
  | { outcome: 'refused'; message: string | null; fields: Readonly<Record<string, string>> }
  | { outcome: 'offline' }

/** Longer than any of our answers takes. */
const patience = seconds(30)

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const asText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The first sentence for each field. */
function fieldsOf(details: unknown): Record<string, string> {
  const all: unknown[] = Array.isArray(details) ? details : []
  const fields: Record<string, string> = {}
  for (const { field, message } of all.map(asRecord)) {
    const sentence = asText(message)
    if (typeof field === 'string' && sentence !== null) fields[field] ??= sentence
  }
  return fields
}

/**
 * Sends a form's fields as JSON.
 * @throws where an answer that says success cannot be read.
 */
export async function postJson(path: string, fields: object): Promise<Sent> {
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(patience)
  let response: Response
  try {
    response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(fields), signal })
  } catch {
    return { outcome: 'offline' }
  }
  if (response.ok) return { outcome: 'answered', body: asRecord(await response.json()) }
  const body = asRecord(await response.json().catch(() => null))
  const { message, error, details } = body
  return {
    outcome: 'refused',
    message: asText(message) ?? asText(error),
    fields: fieldsOf(details),
  }
}
