import { account, verifyEmail as copy } from '@foyer/shared/copy/account.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { refusalCode } from '#web/platform/identity/identity.ts'

/** How the proof of an address stands. */
export type Verification =
  | { phase: 'checking' }
  | { phase: 'succeeded' }
  | { phase: 'failed'; sentence: string }

const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-action-code': copy.invalidCode,
  'auth/expired-action-code': copy.expiredCode,
  'auth/user-disabled': account.userDisabled,
  'auth/user-not-found': copy.unknownUser,
}

/** Proves an address by the code of a letter, once, as soon as it is known who is there. */
export function useVerification(code: string): Verification {
  const { session } = useAuth()
  const [verification, setVerification] = useState<Verification>(() =>
    code === '' ? { phase: 'failed', sentence: copy.noCode } : { phase: 'checking' },
  )
  const begun = useRef<Promise<void> | null>(null)

  const verify = useEffectEvent(() => {
    if (code === '') return
    // A code works once: a second run of this effect waits for the first one's answer.
    begun.current ??= session.identity().verifyEmail(code)
    begun.current.then(
      () => setVerification({ phase: 'succeeded' }),
      (error: unknown) => {
        const sentence = sentences[refusalCode(error)] ?? copy.failed
        setVerification({ phase: 'failed', sentence })
      },
    )
  })
  useEffect(() => verify(), [])

  return verification
}
