import type { UnreadCounts } from '@foyer/shared/api/overview.ts'
import { minutes, seconds } from '@foyer/shared/facts/time.ts'
import type { DatabaseAddress } from './database.ts'
import { Failure } from './failure.ts'
import type { FirmId } from './firm-id.ts'
import type { Log } from './log.ts'
import { type NewsPace, openRoom, type Room, type Seat } from './news-room.ts'
import { openNewsWire } from './news-wire.ts'

const usualPace: NewsPace = { countEvery: 250, heartbeat: seconds(20), longest: minutes(15) }

/** A firm's dashboards that one process keeps; more are tabs that somebody forgot, or no browsers. */
const seatsPerFirm = 20

/** One open dashboard: what it is told, and how it goes. */
export type NewsReader = Pick<Seat, 'events'> & {
  /** Ends the events, wherever they wait. Safe to call twice. */
  leave(): void
}

/** What one process tells its open dashboards of what any process announced. */
export type NewsDesk = {
  /**
   * Adds a reader of one firm's news.
   * @throws Failure `request/too-fast` where the firm has as many as one process keeps, and
   *   `server/unavailable` while the process stops.
   */
  join(firmId: FirmId): Promise<NewsReader>
  /** Whether announcements are heard now; where they are not, they will be, and all are told the state. */
  isListening(): boolean
  countReaders(): number
  /** Ends every reader and takes no new one: the first step of stopping. */
  end(): void
  close(): Promise<void>
}

/** What a desk is made of. */
type Parts = {
  database: DatabaseAddress
  countUnread: (firmId: FirmId) => Promise<UnreadCounts>
  log: Log
  pace?: Partial<NewsPace>
}

/** Opens the desk. It listens to the database from its first reader on. */
export function openNewsDesk({ database, countUnread, log, pace }: Parts): NewsDesk {
  const rooms = new Map<string, Room>()
  const everybody = () => [...rooms.values()].flatMap(({ seats }) => [...seats])
  const begun = () => rooms.forEach((room) => room.fallBehind())
  const wire = openNewsWire(
    database,
    { hear: ({ firmId, ...one }) => rooms.get(firmId)?.hear(one), begun },
    log,
  )
  let isEnding = false

  function roomOf(firmId: FirmId): Room {
    const known = rooms.get(firmId)
    if (known !== undefined) return known
    const room = openRoom(() => countUnread(firmId), { pace: { ...usualPace, ...pace }, log })
    rooms.set(firmId, room)
    return room
  }

  function end(): void {
    isEnding = true
    for (const seat of everybody()) seat.end()
  }

  return {
    async join(firmId) {
      await wire.open()
      if (isEnding) throw new Failure('server/unavailable', { retryAfterSeconds: 2 })
      const room = roomOf(firmId)
      if (room.seats.size >= seatsPerFirm)
        throw new Failure('request/too-fast', { retryAfterSeconds: 60 })
      const seat = room.sit()
      const leave = () => {
        room.stand(seat)
        if (room.seats.size === 0 && rooms.get(firmId) === room) rooms.delete(firmId)
      }
      return { events: seat.events, leave }
    },
    isListening: wire.isListening,
    countReaders: () => everybody().length,
    end,
    async close() {
      end()
      await wire.close()
    },
  }
}
