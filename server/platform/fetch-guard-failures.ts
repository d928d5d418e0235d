import { ForbiddenAddress } from './fetch-guard-connect.ts'

/** What went wrong between us and the other side. */
export type FetchFailure =
  | 'name_not_found'
  | 'no_connection'
  | 'bad_certificate'
  | 'bad_answer'
  | 'too_many_redirects'
  | 'stopped'

type Explained =
  | { kind: 'refused'; url: string; reason: 'private_address' }
  | { kind: 'timed_out'; url: string }
  | { kind: 'failed'; url: string; reason: FetchFailure }

const nameCodes = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME', 'EAI_FAIL'])
const timeCodes = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'UND_ERR_SOCKET',
])
const certificateCodes =
  /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS|^ERR_SSL|^EPROTO$|HOSTNAME_MISMATCH|INVALID_PURPOSE/

/** Turns a thrown error into the outcome it stands for. */
export const explainFailure = (
  error: unknown,
  url: string,
  deadline: AbortSignal,
  caller: AbortSignal | undefined,
): Explained => {
  if (caller?.aborted) return { kind: 'failed', url, reason: 'stopped' }
  if (deadline.aborted) return { kind: 'timed_out', url }
  if (error instanceof ForbiddenAddress) return { kind: 'refused', url, reason: 'private_address' }
  const code = codeOf(error)
  if (timeCodes.has(code)) return { kind: 'timed_out', url }
  return { kind: 'failed', url, reason: reasonFor(code) }
}

const reasonFor = (code: string): FetchFailure => {
  if (nameCodes.has(code)) return 'name_not_found'
  if (connectionCodes.has(code)) return 'no_connection'
  return certificateCodes.test(code) ? 'bad_certificate' : 'bad_answer'
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
