import { useEffect, useRef, useState } from 'react'
import { logFailure } from '#web/platform/log-failure.ts'
import { type AnswerKeeper, createAnswerKeeper } from './answer-keeper.ts'
import { type Kept, useSaveAnswers } from './data.ts'

type KeptAnswers = Pick<AnswerKeeper<Kept>, 'flush' | 'stop'> & { isFailing: boolean }

/**
 * Keeps the wizard's answers on the server: while somebody types, at once when the step changes, and
 * when the page goes.
 */
export function useKeptAnswers(kept: Kept): KeptAnswers {
  const save = useSaveAnswers()
  const [isFailing, setIsFailing] = useState(false)
  const [keeper] = useState(() =>
    createAnswerKeeper<Kept>({ kept, save, onFailing: setIsFailing, logFailure }),
  )
  const { step, draft } = kept
  const notedStep = useRef(step)

  useEffect(() => {
    keeper.note({ step, draft })
    // A step done is kept at once; while somebody types, a pause will do.
    if (notedStep.current !== step) void keeper.flush()
    notedStep.current = step
  }, [keeper, step, draft])

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keeper.leave()
    }
    const onOnline = () => void keeper.flush()
    window.addEventListener('pagehide', keeper.leave)
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('pagehide', keeper.leave)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('online', onOnline)
      keeper.leave()
      keeper.stop()
    }
  }, [keeper])

  return { flush: keeper.flush, stop: keeper.stop, isFailing }
}
