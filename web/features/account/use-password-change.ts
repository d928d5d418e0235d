import { account, changePassword as copy } from '@foyer/shared/copy/account.ts'
import { useState } from 'react'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { IdentityRefused, refusalCode } from '#web/platform/identity/identity.ts'
import { readText } from './form-text.ts'
import { shownFor } from './limits.ts'
import { weakness } from './new-password.ts'
import { useAfter } from './use-after.ts'

/** The way of one change: it waits for the form, for the service, then closes. */
export type ChangePhase = 'idle' | 'submitting' | 'succeeded'

const sentences: Readonly<Record<string, string>> = {
  'auth/wrong-password': copy.wrongCurrent,
  // The hosted service says only this where it hides which addresses have accounts.
  'auth/invalid-credential': copy.wrongCurrent,
  'auth/invalid-login-credentials': copy.wrongCurrent,
  'auth/weak-password': copy.weak,
  'auth/password-does-not-meet-requirements': copy.weak,
  'auth/requires-recent-login': copy.signInAgain,
  'auth/no-current-user': copy.notSignedIn,
  'auth/too-many-requests': account.tooManyAttempts,
  'auth/user-disabled': account.userDisabled,
}

/** Changes the password of whoever is signed in, and closes two seconds later. */
export function usePasswordChange(onClose: () => void) {
  const { state, session } = useAuth()
  const [phase, setPhase] = useState<ChangePhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  useAfter(shownFor.passwordChange, phase === 'succeeded', onClose)

  async function submit(form: FormData): Promise<void> {
    if (phase !== 'idle') return
    const current = readText(form, 'current')
    const next = readText(form, 'password')
    const wrong =
      changeProblem(current, next, readText(form, 'confirmation')) ??
      (state.status === 'signed-in' ? null : copy.notSignedIn)
    setProblem(wrong)
    if (wrong !== null) return
    setPhase('submitting')
    try {
      await session.identity().changePassword(current, next)
      setPhase('succeeded')
    } catch (error) {
      setProblem(changeSentence(error))
      setPhase('idle')
    }
  }

  return { phase, problem, submit }
}

/** In the order of specification 2, section 5. */
function changeProblem(current: string, next: string, confirmation: string): string | null {
  if (current === '' || next === '' || confirmation === '') return account.emptyFields
  if (next !== confirmation) return copy.mismatch
  return weakness(next) ?? (next === current ? copy.unchanged : null)
}

/** A refusal without a sentence here says only its code, which is nothing to show people. */
function changeSentence(failure: unknown): string {
  const known = sentences[refusalCode(failure)]
  if (known !== undefined) return known
  const isTelling = failure instanceof Error && !(failure instanceof IdentityRefused)
  return isTelling && failure.message !== '' ? failure.message : copy.failed
}
