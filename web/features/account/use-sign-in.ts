import { signIn as copy } from '@foyer/shared/copy/account.ts'
import { redirectAfterSignIn } from '@foyer/shared/facts/limits.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { signInSentence } from './sign-in-sentence.ts'

/** The way of one sign-in: it waits for the form, for the service, then for the dashboard. */
export type SignInPhase = 'idle' | 'submitting' | 'succeeded'

type SignIn = {
  phase: SignInPhase
  problem: string | null
  submit: (form: FormData) => Promise<void>
}

/** Signs somebody in and leads on to the dashboard after a second. */
export function useSignIn(): SignIn {
  const { session } = useAuth()
  const [, navigate] = useLocation()
  const [phase, setPhase] = useState<SignInPhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (phase !== 'succeeded') return undefined
    const timer = setTimeout(
      () => navigate(paths.dashboard, { replace: true }),
      redirectAfterSignIn,
    )
    return () => clearTimeout(timer)
  }, [phase, navigate])

  async function submit(form: FormData): Promise<void> {
    if (phase !== 'idle') return
    const email = readText(form, 'email').trim()
    const password = readText(form, 'password')
    if (email === '' || password === '') return setProblem(copy.emptyFields)
    setProblem(null)
    setPhase('submitting')
    try {
      await session.signIn(email, password)
      setPhase('succeeded')
    } catch (error) {
      setProblem(signInSentence(error))
      setPhase('idle')
    }
  }

  return { phase, problem, submit }
}

function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
