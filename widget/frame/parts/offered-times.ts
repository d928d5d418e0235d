import { useEffect, useState } from 'react'
import type { Problem } from '@foyer/chat/conversation.ts'
import type { Outcome } from '../call.ts'
import type { Offered, WayProps } from '../way.ts'
import { whyNot } from './why-not.ts'

/** The times a firm offers: on their way, there, or not to be had. */
export type Times =
  | { step: 'loading' }
  | { step: 'there'; offered: Offered }
  | { step: 'failed'; problem: Problem }

/** Fetches the times at once, and again on demand; answers what is there after that. */
export function useOfferedTimes({ visit, session, call }: WayProps): {
  times: Times
  again: () => Promise<Offered | null>
} {
  const [times, setTimes] = useState<Times>({ step: 'loading' })
  const ask = () => call<Offered>('GET', `/sessions/${session.id}/times`, session)
  const take = (outcome: Outcome<Offered>): Offered | null => {
    const offered = outcome.kind === 'done' ? outcome.value : null
    setTimes(offered ? { step: 'there', offered } : { step: 'failed', problem: whyNot(outcome) })
    return offered
  }
  useEffect(() => {
    const { round } = visit
    void ask().then((outcome) => round === visit.round && take(outcome))
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once, when it opens
  }, [])
  return {
    times,
    again: async () => {
      setTimes({ step: 'loading' })
      return take(await ask())
    },
  }
}
