import type { NewsEvent } from '@foyer/shared/api/overview.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import { createEventReader } from '@foyer/shared/rules/event-reader.ts'
import { CallFailed } from '#web/platform/call-failed.ts'
import { readNews } from './read-news.ts'

/** The server shows a sign of life every 20 s: without two of them the connection is dead. */
const longestSilence = seconds(50)
/** The pause before coming back doubles from the first to the last; half of it is by chance. */
const firstPause = seconds(1)
const longestPause = seconds(60)

/** Where news comes from, and who is told. */
export type NewsLink = {
  connect: (signal: AbortSignal) => Promise<Response>
  hear: (event: NewsEvent) => void
  /** Told when the stream breaks off. */
  lose: () => void
}

/**
 * Follows the stream of news until `signal`, coming back whenever it breaks off: sooner where the
 * browser is online again or the page is looked at. Gives up where the server refuses.
 */
export async function followNews(link: NewsLink, signal: AbortSignal): Promise<void> {
  let failures = 0
  const hear = (event: NewsEvent) => {
    failures = 0
    link.hear(event)
  }
  while (!signal.aborted) {
    const isRefused = await listen({ ...link, hear }, signal)
    if (signal.aborted) return
    link.lose()
    if (isRefused) return
    await pause(Math.min(firstPause * 2 ** failures, longestPause), signal)
    failures += 1
  }
}

/** One connection, to its end; answers whether coming back is of no use. */
async function listen(link: NewsLink, signal: AbortSignal): Promise<boolean> {
  const connection = new AbortController()
  const end = () => connection.abort()
  let silence = setTimeout(end, longestSilence)
  signal.addEventListener('abort', end)
  try {
    const { body } = await link.connect(connection.signal)
    if (body === null) return false
    const reader = body.getReader()
    const decoder = new TextDecoder()
    const readEvents = createEventReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return false
      clearTimeout(silence)
      silence = setTimeout(end, longestSilence)
      for (const raw of readEvents(decoder.decode(value, { stream: true }))) {
        const event = readNews(raw)
        if (event !== null) link.hear(event)
      }
    }
  } catch (error) {
    return error instanceof CallFailed && isFinal(error.status)
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', end)
  }
}

/** Refusals that the next try would meet again; being asked to wait is none. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Waits for about `ms`; less where something says that it may work again. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms / 2 + Math.random() * (ms / 2))
    function endWhereSeen(): void {
      if (document.visibilityState === 'visible') end()
    }
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      document.removeEventListener('visibilitychange', endWhereSeen)
      resolve()
    }
    signal.addEventListener('abort', end)
    window.addEventListener('online', end)
    document.addEventListener('visibilitychange', endWhereSeen)
  })
}
