import { reindex as copy } from '@foyer/shared/copy/integration.ts'
import { reindexMessageFor } from '@foyer/shared/facts/limits.ts'
import { useEffect, useState } from 'react'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { useReindex } from './data.ts'
import { reindexSentence } from './reindex-sentence.ts'

/** What the last press on Re-index came to. */
export type ReindexMessage = { text: string; isGood: boolean }

type Reindexing = { message: ReindexMessage | null; isStarting: boolean; start: () => void }

/** Starts a reading and says how that went; good news clears after 5 s. */
export function useReindexing(integrationId: string): Reindexing {
  const { session } = useAuth()
  const { mutate, isPending } = useReindex(integrationId)
  const [message, setMessage] = useState<ReindexMessage | null>(null)

  useEffect(() => {
    if (message?.isGood !== true) return undefined
    const timer = setTimeout(() => setMessage(null), reindexMessageFor)
    return () => clearTimeout(timer)
  }, [message])

  function start(): void {
    if (!session.hasToken()) return setMessage({ text: copy.noToken, isGood: false })
    setMessage(null)
    mutate(undefined, {
      onSuccess: () => setMessage({ text: copy.started, isGood: true }),
      onError: (error) => setMessage({ text: reindexSentence(error), isGood: false }),
    })
  }

  return { message, isStarting: isPending, start }
}
