import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

/**
 * The process's log: one JSON line an event on standard error, ids only. Contents, names, addresses
 * and headers are never passed to it; the redactions are the second wall. Errors are written without
 * what they quote of their input ({@link describeError}).
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        paths: ['authorization', '*.authorization', 'password', '*.password', 'secret', '*.secret'],
        censor: '[redacted]',
      },
    },
    destination,
  )
}
