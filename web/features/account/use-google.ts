import { useEffect, useRef, useState } from 'react'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { refusalCode } from '#web/platform/identity/identity.ts'
import { logFailure } from '#web/platform/log-failure.ts'

type GoogleOptions = {
  /** The sentences for a closed popup and for everything else. */
  words: { cancelled: string; failed: string }
  onProblem: (sentence: string | null) => void
  onEntered: () => void
}

/** Going on with Google, as a page offers it. */
export type GoogleWay = {
  kind: 'google' | 'chooser' | null
  /** A popup is open. The button stays: a new popup takes the place of one that was lost. */
  isWaiting: boolean
  go: () => void
}

const closings = ['auth/popup-closed-by-user', 'auth/user-cancelled']

/** Lets a person go on with Google, and says what became of it (specification 1, section 8). */
export function useGoogle({ words, onProblem, onEntered }: GoogleOptions): GoogleWay {
  const { state, session } = useAuth()
  const [isWaiting, setIsWaiting] = useState(false)
  const tries = useRef(0)
  const isKnown = state.status === 'signed-in' || state.status === 'signed-out'
  const kind = isKnown ? session.identity().google : null

  useEffect(() => {
    if (kind !== null) session.identity().prepareGoogle()
  }, [kind, session])

  /** Begins in the click's own turn: the popup would not open in a later one. */
  async function enter(): Promise<void> {
    tries.current += 1
    const own = tries.current
    const isLatest = () => own === tries.current
    onProblem(null)
    setIsWaiting(true)
    try {
      await session.identity().signInWithGoogle()
      if (isLatest()) onEntered()
    } catch (error) {
      if (isLatest()) onProblem(sentenceFor(error, words))
    } finally {
      if (isLatest()) setIsWaiting(false)
    }
  }

  return { kind, isWaiting, go: () => void enter() }
}

/** Null where somebody got in another way meanwhile: then nothing is wrong. */
function sentenceFor(error: unknown, words: GoogleOptions['words']): string | null {
  const code = refusalCode(error)
  if (code === 'auth/cancelled-popup-request') return null
  if (closings.includes(code)) return words.cancelled
  logFailure('Google did not sign anybody in', error)
  return words.failed
}
