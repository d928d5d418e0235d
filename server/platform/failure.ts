import { type ErrorCode, errors } from '@foyer/shared/copy/errors.ts'

/** One field that could not be used, and why. */
export type FieldProblem = { field: string; message: string }

/** A refusal from the error catalogue. Anything else that is thrown is a bug. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: readonly FieldProblem[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    more: { details?: readonly FieldProblem[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(errors[code].message, { cause: more.cause })
    this.name = 'Failure'
    this.code = code
    this.status = errors[code].status
    this.details = more.details
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
