import { calls } from '@foyer/shared/copy/session.ts'

/** One wrong field of a refused form. */
export type FieldProblem = { field: string; message: string }

/** A call that was not answered with success. `message` is a sentence to show. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** The catalogue's code, where the server gave one. */
  readonly code: string | null
  /** The server's own sentence, where it gave one. */
  readonly said: string | null
  readonly details: readonly FieldProblem[]

  constructor(message: string, facts: Omit<CallFailed, keyof Error>) {
    super(message)
    this.status = facts.status
    this.code = facts.code
    this.said = facts.said
    this.details = facts.details
  }
}

/** No answer at all (specification 1, section 8). */
export function networkFailure(): CallFailed {
  return new CallFailed(calls.network, { status: 0, code: null, said: null, details: [] })
}

/** Reads a refusal: its message, else its error, else its status (specification 1, section 8). */
export async function readFailure(response: Response): Promise<CallFailed> {
  const body = asRecord(await response.json().catch(() => null))
  const said = text(body.message) ?? text(body.error)
  return new CallFailed(said ?? calls.status(response.status), {
    status: response.status,
    code: text(body.error),
    said,
    details: Array.isArray(body.details) ? body.details.filter(isFieldProblem) : [],
  })
}

function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function isFieldProblem(value: unknown): value is FieldProblem {
  const { field, message } = asRecord(value)
  return typeof field === 'string' && typeof message === 'string'
}
