import { setTimeout as delay } from 'node:timers/promises'
import { seconds } from '@foyer/shared/facts/time.ts'
import type { Log } from '../log.ts'
import {
  type EmbeddedPostgresOptions,
  type PostgresAddress,
  startEmbeddedPostgres,
} from './embedded-postgres.ts'

/** A PostgreSQL that is started again whenever it ends by itself. */
export type KeptPostgres = PostgresAddress & {
  /** Ends it for good. Safe to call twice. */
  stop(): Promise<void>
}

/** Waits between attempts; the last one is repeated for as long as it takes. */
const waits = [0, seconds(1), seconds(2), seconds(5), seconds(10)] as const

/**
 * Starts the embedded PostgreSQL and, should it end without being asked to (killed for memory, a
 * full disk, by hand), starts it again at the same address; until then callers are told 503.
 */
export async function keepPostgresRunning(
  options: EmbeddedPostgresOptions,
  log: Log,
): Promise<KeptPostgres> {
  let current = await startEmbeddedPostgres(options)
  const { host, port, superuser } = current
  const stopping = new AbortController()

  async function startAgain(): Promise<void> {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      await delay(waits[Math.min(attempt, waits.length - 1)], undefined, {
        signal: stopping.signal,
      }).catch(() => undefined)
      if (stopping.signal.aborted) return
      try {
        current = await startEmbeddedPostgres({ ...options, port })
        return
      } catch (error) {
        log.error({ err: error, attempt }, 'the database did not start again')
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.ended
      if (stopping.signal.aborted) return
      log.error('the database ended by itself and is started again')
      await startAgain()
    }
  }

  const watching = watch()
  return {
    host,
    port,
    superuser,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watching
      // One that was just being started when the stop came.
      await current.stop()
    },
  }
}
