import { account, signIn as copy } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { readText } from './form-text.ts'
import { shownFor } from './limits.ts'
import { signInSentence } from './sign-in-sentence.ts'
import { useAfter } from './use-after.ts'
import { type GoogleWay, useGoogle } from './use-google.ts'

/** The way of one sign-in: it waits for the form, for the service, then for the dashboard. */
export type SignInPhase = 'idle' | 'submitting' | 'succeeded'

type SignIn = {
  phase: SignInPhase
  problem: string | null
  submit: (form: FormData) => Promise<void>
  google: GoogleWay
}

/** Signs somebody in and leads on to the dashboard after a second. */
export function useSignIn(): SignIn {
  const { session } = useAuth()
  const [, navigate] = useLocation()
  const [phase, setPhase] = useState<SignInPhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const google = useGoogle({
    words: { cancelled: copy.googleCancelled, failed: copy.googleFailed },
    onProblem: setProblem,
    onEntered: () => setPhase('succeeded'),
  })

  useAfter(shownFor.signIn, phase === 'succeeded', () =>
    navigate(paths.dashboard, { replace: true }),
  )

  async function submit(form: FormData): Promise<void> {
    if (phase !== 'idle') return
    const email = readText(form, 'email').trim()
    const password = readText(form, 'password')
    if (email === '' || password === '') return setProblem(account.emptyFields)
    setProblem(null)
    setPhase('submitting')
    try {
      await session.identity().signIn(email, password)
      setPhase('succeeded')
    } catch (error) {
      setProblem(signInSentence(error))
      setPhase('idle')
    }
  }

  return { phase, problem, submit, google }
}
