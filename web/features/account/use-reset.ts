import { account, passwordRule, resetPassword as copy } from '@foyer/shared/copy/account.ts'
import { minPasswordLength } from '@foyer/shared/rules/password.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { refusalCode } from '#web/platform/identity/identity.ts'
import { readText } from './form-text.ts'
import { shownFor } from './limits.ts'
import { weakness } from './new-password.ts'
import { useAfter } from './use-after.ts'

/** A reset: its code is checked, then it cannot be used, or a form waits, is sent, and is done. */
export type Reset =
  | { phase: 'checking' }
  /** `again` where the check itself failed and may work the next time. */
  | { phase: 'invalid'; sentence: string; again: boolean }
  | { phase: 'form' | 'submitting' | 'succeeded'; email: string }

const codeSentences: Readonly<Record<string, string>> = {
  'auth/invalid-action-code': copy.invalidCode,
  'auth/user-not-found': copy.invalidCode,
  'auth/expired-action-code': copy.expiredCode,
  'auth/user-disabled': account.userDisabled,
}
const submitSentences: Readonly<Record<string, string>> = {
  'auth/weak-password': copy.weakPassword,
  'auth/password-does-not-meet-requirements': copy.weakPassword,
}

/** Lets somebody choose a new password by the code of a letter; null where the address had none. */
export function useReset(code: string | null) {
  const { session } = useAuth()
  const [, navigate] = useLocation()
  const [reset, setReset] = useState(() => begin(code))
  const [problem, setProblem] = useState<string | null>(null)

  function check(): void {
    const checked = session.identity().checkResetCode(code ?? '')
    checked.then(
      (email) => setReset({ phase: 'form', email }),
      (error: unknown) =>
        setReset(invalid(error) ?? { phase: 'invalid', sentence: copy.checkFailed, again: true }),
    )
  }

  const onOpen = useEffectEvent(() => {
    if (reset.phase === 'checking') check()
  })
  useEffect(() => onOpen(), [])

  function checkAgain(): void {
    setReset({ phase: 'checking' })
    check()
  }

  useAfter(shownFor.reset, reset.phase === 'succeeded', () =>
    navigate(paths.signIn, { replace: true }),
  )

  async function submit(form: FormData): Promise<void> {
    if (reset.phase !== 'form') return
    const password = readText(form, 'password')
    const wrong = passwordSentence(password, readText(form, 'confirmation'))
    setProblem(wrong)
    if (wrong !== null) return
    setReset({ ...reset, phase: 'submitting' })
    try {
      await session.identity().resetPassword(code ?? '', password)
      setReset({ ...reset, phase: 'succeeded' })
    } catch (error) {
      setProblem(submitSentences[refusalCode(error)] ?? copy.failed)
      setReset(invalid(error) ?? reset)
    }
  }

  return { reset, problem, checkAgain, submit }
}

/** The specification has a sentence for no code at all and one for an empty one. */
function begin(code: string | null): Reset {
  if (code !== null && code.trim() !== '') return { phase: 'checking' }
  const sentence = code === null ? copy.noCode : copy.emptyCode
  return { phase: 'invalid', sentence, again: false }
}

function invalid(failure: unknown): Reset | null {
  const sentence = codeSentences[refusalCode(failure)]
  return sentence === undefined ? null : { phase: 'invalid', sentence, again: false }
}

/** In the order of specification 1, section 8. */
function passwordSentence(password: string, confirmation: string): string | null {
  if (password === '') return copy.emptyPassword
  if (Array.from(password).length < minPasswordLength) return passwordRule.problems['too-short']
  if (password !== confirmation) return passwordRule.mismatch
  return weakness(password)
}
