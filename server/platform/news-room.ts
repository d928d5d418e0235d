import type { NewsEvent, UnreadCounts } from '@foyer/shared/api/overview.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import type { News } from './announce.ts'
import { isDatabaseAway } from './database.ts'
import type { StreamEvent } from './event-stream.ts'
import type { Log } from './log.ts'

/** How often and how long, in milliseconds. */
export type NewsPace = {
  /** A firm's unread items are counted at most this often, however much arrives. */
  countEvery: number
  /** A sign of life, and the question whether the reader may still listen. */
  heartbeat: number
  /** The longest stream; its reader comes back. */
  longest: number
}

/** News that waits for one reader; of more it is only told that there was much. */
const mostWaiting = 50
/** Counting again after it failed. */
const countAgain = seconds(1)

/** One reader of a firm's news. */
export type Seat = {
  /** What there is to tell, until the seat is ended, `isAllowed` says no, or the time is up. */
  events(isAllowed: () => Promise<boolean>): AsyncGenerator<StreamEvent>
  /** Ends `events`, wherever it waits. Safe to call twice. */
  end(): void
  /** From now on its reader knows nothing: it is told the state next. */
  fallBehind(): void
  tell(untold: readonly News[], unread: UnreadCounts): void
}

function openSeat(pace: NewsPace): Seat {
  let isBehind = true
  let ended = false
  let waiting: NewsEvent[] = []
  let wake = () => {}
  /** Asked again and again: it changes while the events wait. */
  const mayGoOn = () => !ended

  async function somethingToTell(within: number): Promise<void> {
    if (ended || waiting.length > 0) return
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      wake = resolve
      timer = setTimeout(resolve, within)
    })
    clearTimeout(timer)
  }

  return {
    async *events(isAllowed) {
      const endsAt = performance.now() + pace.longest
      let beatAt = performance.now() + pace.heartbeat
      while (mayGoOn() && performance.now() < endsAt) {
        // Asked before anything is told: a slow reader comes back late.
        if (performance.now() >= beatAt) {
          if (!(await isAllowed())) return
          beatAt = performance.now() + pace.heartbeat
          yield 'heartbeat'
        }
        const next = waiting.shift()
        if (next !== undefined) yield next
        else await somethingToTell(Math.min(beatAt, endsAt) - performance.now())
      }
    },
    end() {
      ended = true
      wake()
    },
    fallBehind: () => void (isBehind = true),
    tell(untold, unread) {
      const isTooMuch = waiting.length + untold.length > mostWaiting
      if (isBehind || isTooMuch) waiting = [{ event: 'state', data: { unread } }]
      else
        waiting.push(
          ...untold.map(({ noun, id, kind }): NewsEvent => {
            return { event: 'news', data: { noun, id, kind, unread } }
          }),
        )
      isBehind = false
      wake()
    },
  }
}

/** All readers of one firm in this process. */
export type Room = {
  seats: ReadonlySet<Seat>
  /** A new reader, who is told the state first. */
  sit(): Seat
  /** Ends a reader. */
  stand(seat: Seat): void
  hear(news: News): void
  /** What was announced may have been missed: everybody is told the state. */
  fallBehind(): void
}

/**
 * Does `work` soon after it was called for, never twice at a time and never sooner than `work` said
 * the last time, in milliseconds. Calls meanwhile are one call.
 */
function openRounds(work: () => Promise<{ nextIn: number }>) {
  let nextAt = 0
  let isWorking = false
  let isCalled = false
  let timer: NodeJS.Timeout | undefined

  async function round(): Promise<void> {
    timer = undefined
    isWorking = true
    isCalled = false
    const begunAt = performance.now()
    const { nextIn } = await work()
    nextAt = begunAt + nextIn
    isWorking = false
    if (isCalled) call()
  }

  function call(): void {
    isCalled = true
    if (timer !== undefined || isWorking) return
    timer = setTimeout(() => void round(), Math.max(0, nextAt - performance.now()))
  }

  return {
    call,
    stop() {
      clearTimeout(timer)
      timer = undefined
      isCalled = false
    },
  }
}

/** Opens a room. Each round counts once and tells every reader; what comes meanwhile waits for the next. */
export function openRoom(
  countUnread: () => Promise<UnreadCounts>,
  { pace, log }: { pace: NewsPace; log: Log },
): Room {
  const seats = new Set<Seat>()
  const untold: News[] = []
  const fallBehind = () => {
    for (const seat of seats) seat.fallBehind()
    if (seats.size > 0) rounds.call()
  }
  const rounds = openRounds(async () => {
    const told = untold.splice(0)
    try {
      const unread = await countUnread()
      for (const seat of seats) seat.tell(told, unread)
      return { nextIn: pace.countEvery }
    } catch (error) {
      if (!isDatabaseAway(error)) log.error({ err: error }, 'unread items could not be counted')
      fallBehind()
      return { nextIn: countAgain }
    }
  })
  return {
    seats,
    sit() {
      const seat = openSeat(pace)
      seats.add(seat)
      rounds.call()
      return seat
    },
    stand(seat) {
      seat.end()
      seats.delete(seat)
      if (seats.size === 0) rounds.stop()
    },
    hear(news) {
      // One more than anybody is told makes it a state; the rest need not be kept.
      if (untold.length <= mostWaiting) untold.push(news)
      rounds.call()
    },
    fallBehind,
  }
}
