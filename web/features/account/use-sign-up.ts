import { signUp as copy } from '@foyer/shared/copy/account.ts'
import { useState } from 'react'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { logFailure } from '#web/platform/log-failure.ts'
import { useRegistration } from './data.ts'
import { shownFor } from './limits.ts'
import { readSignUp, type SignUpAnswers, signUpProblem } from './sign-up-answers.ts'
import { signUpSentence } from './sign-up-sentence.ts'
import { useAfter } from './use-after.ts'
import { type GoogleWay, useGoogle } from './use-google.ts'

/**
 * The way of one sign-up. `unregistered`: the identity has the account, our server does not know of
 * it yet, and the form sends that once more.
 */
export type SignUpPhase = 'idle' | 'submitting' | 'unregistered' | 'succeeded'

type SignUp = {
  phase: SignUpPhase
  problem: string | null
  submit: (form: FormData) => Promise<void>
  google: GoogleWay
}

/** Makes an account, registers it, and says so for a second; the wizard comes after. */
export function useSignUp(): SignUp {
  const { session } = useAuth()
  const { register, isNew } = useRegistration()
  const [phase, setPhase] = useState<SignUpPhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const google = useGoogle({
    words: { cancelled: copy.googleCancelled, failed: copy.googleFailed },
    onProblem: setProblem,
    onEntered: () => void welcome(),
  })

  useAfter(shownFor.signUp, phase === 'succeeded', () => setPhase('idle'))

  async function makeAccount({ firstName, lastName, email, password }: SignUpAnswers) {
    const displayName = `${firstName} ${lastName}`
    await session.identity().signUp({ email, password, displayName })
  }

  async function submit(form: FormData): Promise<void> {
    if (phase === 'submitting' || phase === 'succeeded') return
    const answers = readSignUp(form)
    const wrong = signUpProblem(answers)
    setProblem(wrong)
    if (wrong !== null) return
    setPhase('submitting')
    let isMade = phase === 'unregistered'
    try {
      if (!isMade) await makeAccount(answers)
      isMade = true
      await register(answers)
      setPhase('succeeded')
      session
        .identity()
        .sendVerification()
        .catch((error: unknown) => logFailure('The letter could not be asked for', error))
    } catch (error) {
      setProblem(signUpSentence(error))
      setPhase(isMade ? 'unregistered' : 'idle')
    }
  }

  /** Google has signed somebody in. The wizard registers whom the server does not know. */
  async function welcome(): Promise<void> {
    setPhase('submitting')
    setPhase((await isNew().catch(() => false)) ? 'succeeded' : 'idle')
  }

  return { phase, problem, submit, google }
}
