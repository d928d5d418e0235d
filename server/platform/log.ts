import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * The process's log: one JSON line an event on standard error, ids only. Contents, names, addresses
 * and headers are never passed to it; the redactions are the second wall.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['authorization', '*.authorization', 'password', '*.password', 'secret', '*.secret'],
        censor: '[redacted]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  )
}
