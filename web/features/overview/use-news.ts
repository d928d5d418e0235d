import type { NewsEvent, UnreadCounts } from '@foyer/shared/api/overview.ts'
import { unread as words } from '@foyer/shared/copy/dashboard.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { setNewsFlowing } from '#web/platform/live.ts'
import { setTitlePrefix } from '#web/platform/page-title.ts'
import { useToast } from '#web/ui/toast.tsx'
import { unreadKey, useNewsSource, useOverview } from './data.ts'
import { followNews } from './follow-news.ts'
import { createGathering, type Gathered } from './gather-news.ts'
import { listenInOneTab } from './one-of-tabs.ts'
import { tellArrivals } from './tell-arrivals.ts'

/** What the listening tab tells the others: an event, or that the stream broke off. */
type Told = NewsEvent | { event: 'lost' }

type Noun = Extract<NewsEvent, { event: 'news' }>['data']['noun']

/** What is read again on news of something, by the first word of its query. */
const shownIn: Record<Noun, readonly string[]> = {
  lead: ['leads', 'overview', 'conversation'],
  message: ['messages', 'overview', 'conversation'],
  appointment: ['appointments', 'overview', 'conversation'],
  document: ['documents', 'overview', 'conversation'],
  question: ['questions', 'overview'],
  site: ['site'],
}
const everything = [...new Set(Object.values(shownIn).flat())]

/**
 * Keeps the dashboard up to date while it is open: what arrives or changes is read again where it is
 * shown, said where it is news, and counted in the sidebar and in the page's title.
 */
export function useNews(personId: string): void {
  const source = useNewsSource()
  const [isLost, setIsLost] = useState(false)
  const keepUnread = useKeepUnread()
  const readAgain = useReadAgain()
  const showToast = useToast()

  const gather = useMemo(() => {
    const announce = async (arrived: Gathered['arrived']) => {
      const sentence = tellArrivals(arrived, await source.readRecent())
      if (sentence !== null) showToast(sentence)
    }
    return createGathering(({ nouns, arrived }) => {
      readAgain([...nouns].flatMap((noun) => shownIn[noun]))
      if (arrived.length === 0 || document.visibilityState !== 'visible') return
      void announce(arrived)
    })
  }, [source, readAgain, showToast])

  const hear = useEffectEvent((told: Told) => {
    setNewsFlowing(told.event !== 'lost')
    setIsLost(told.event === 'lost')
    if (told.event === 'lost') return
    keepUnread(told.data.unread)
    if (told.event === 'state') readAgain(everything)
    else gather(told.data)
  })

  useEffect(() => {
    const leaving = new AbortController()
    follow(`foyer-news ${personId}`, source, (told) => hear(told), leaving.signal)
    return () => {
      leaving.abort()
      setNewsFlowing(false)
      setTitlePrefix('')
    }
  }, [personId, source])

  // While there is no stream the counts come with the home's figures.
  const overview = useOverview(isLost)
  const polled = isLost ? overview.data?.unread : undefined
  useEffect(() => {
    if (polled !== undefined) keepUnread(polled)
  }, [polled, keepUnread])
}

function follow(
  name: string,
  { connect }: ReturnType<typeof useNewsSource>,
  hear: (told: Told) => void,
  signal: AbortSignal,
): void {
  let latest: UnreadCounts | null = null
  const note = (told: Told) => {
    latest = told.event === 'lost' ? null : told.data.unread
  }
  listenInOneTab<Told>(
    {
      name,
      hear,
      lead: async (tell, leading) => {
        const tellAll = (told: Told) => {
          note(told)
          tell(told)
        }
        const lose = () => tellAll({ event: 'lost' })
        await followNews({ connect, hear: tellAll, lose }, leading)
      },
      present: () => (latest === null ? null : { event: 'state', data: { unread: latest } }),
    },
    signal,
  )
}

/** Shows what nobody has opened, in the sidebar and before the page's name. */
function useKeepUnread(): (unread: UnreadCounts) => void {
  const queries = useQueryClient()
  return useCallback(
    (unread) => {
      queries.setQueryData(unreadKey, unread)
      const total = Object.values(unread).reduce((sum, count) => sum + count, 0)
      setTitlePrefix(total === 0 ? '' : `(${words.badge(total)}) `)
    },
    [queries],
  )
}

function useReadAgain(): (firstWords: readonly string[]) => void {
  const queries = useQueryClient()
  return useCallback(
    (firstWords) => {
      const wanted = new Set<unknown>(firstWords)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => wanted.has(queryKey[0]) })
    },
    [queries],
  )
}
