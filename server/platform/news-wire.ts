import pg from 'pg'
import { seconds } from '@foyer/shared/facts/time.ts'
import { z } from 'zod'
import { newsChannel, newsNouns } from './announce.ts'
import type { DatabaseAddress } from './database.ts'
import type { Log } from './log.ts'

const Announced = z.object({
  firmId: z.uuid(),
  noun: z.enum(newsNouns),
  id: z.uuid(),
  kind: z.enum(['arrived', 'changed']),
})
/** What a transaction of some process announced, and whose it is. */
type Announced = z.infer<typeof Announced>

/** Who hears of what is announced. */
type Hearer = {
  /** Called once for each announcement, in the order of their commits. */
  hear(announced: Announced): void
  /** Listening has begun, perhaps again: what was announced before may have been missed. */
  begun(): void
}

/** This process's one ear on the database. */
export type NewsWire = {
  /** Begins to listen, once; resolves when the first attempt has ended, either way. */
  open(): Promise<void>
  isListening(): boolean
  close(): Promise<void>
}

/** How long to wait before listening again: doubled with each failure. */
const waits = { first: 100, longest: seconds(10) } as const
/** A connection that died without a word is found out by asking it; an answer may take this long. */
const probe = { every: seconds(30), within: seconds(5) } as const

function readAnnounced(text: string | undefined): Announced | null {
  try {
    return Announced.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** One connection that listens. */
type Ear = { close(): Promise<void> }

/**
 * Listens with a connection of its own, since one that is listening can be given to nobody else.
 * `lost` is called once, when a connection that listened is gone, and not after `close`.
 */
async function openEar(
  { ssl, ...where }: DatabaseAddress,
  hear: Hearer['hear'],
  lost: (reason: string) => void,
): Promise<Ear> {
  const client = new pg.Client({
    ...where,
    ...(ssl === true ? { ssl: true } : {}),
    connectionTimeoutMillis: probe.within,
    query_timeout: probe.within,
    keepAlive: true,
    application_name: 'foyer news',
  })
  let isOver = false
  let probing: NodeJS.Timeout | undefined
  const close = async () => {
    isOver = true
    clearInterval(probing)
    await client.end().catch(() => undefined)
  }
  const lose = (reason: string) => {
    if (isOver) return
    void close()
    lost(reason)
  }
  // Without this listener a broken connection would end the process.
  client.on('error', (error) => lose(error.message))
  client.on('end', () => lose('the connection ended'))
  client.on('notification', ({ payload }) => {
    const announced = readAnnounced(payload)
    if (announced !== null) hear(announced)
  })
  try {
    await client.connect()
    await client.query(`listen ${newsChannel}`)
  } catch (error) {
    lose(error instanceof Error ? error.message : String(error))
    return { close }
  }
  probing = setInterval(() => {
    client.query('select 1').catch((error: Error) => lose(error.message))
  }, probe.every)
  return { close }
}

/**
 * Listens, and again whenever the connection was lost. PostgreSQL keeps nothing for a listener that is
 * away; `begun` says each time that it was.
 */
export function openNewsWire(database: DatabaseAddress, hearer: Hearer, log: Log): NewsWire {
  let ear: Ear | undefined
  let state: 'opening' | 'listening' | 'lost' | 'closed' = 'opening'
  let failures = 0
  let opened: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined

  function lose(reason: string): void {
    if (state === 'closed') return
    // The database may be away for minutes: one line says so, not one for each try.
    if (failures === 0) log.warn({ reason }, 'news are not heard')
    state = 'lost'
    const wait = Math.min(waits.first * 2 ** failures, waits.longest)
    failures += 1
    retry = setTimeout(() => void listen(), wait)
  }

  async function listen(): Promise<void> {
    state = 'opening'
    const opened = await openEar(database, hearer.hear, lose)
    ear = opened
    if (isNow('closed')) await opened.close()
    if (!isNow('opening')) return
    state = 'listening'
    failures = 0
    hearer.begun()
  }

  /** Asked after waiting, while which it may have changed. */
  const isNow = (which: typeof state): boolean => state === which

  return {
    open: () => (opened ??= state === 'closed' ? Promise.resolve() : listen()),
    isListening: () => state === 'listening',
    async close() {
      state = 'closed'
      clearTimeout(retry)
      await opened
      await ear?.close()
    },
  }
}
