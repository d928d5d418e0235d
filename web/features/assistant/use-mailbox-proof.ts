import { confirmMailboxPage as copy } from '@foyer/shared/copy/assistant-view.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallFailed } from '#web/platform/call-failed.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useMailboxConfirmation } from './data.ts'

/** How the proof of an address stands; `retry` where no answer came, so that asking again may help. */
export type MailboxProof =
  | { phase: 'confirming' }
  | { phase: 'done'; sentence: string }
  | { phase: 'failed'; sentence: string; retry: (() => void) | null }

/** Proves an address by the code of a letter, once, as soon as its page is open. */
export function useMailboxProof(code: string): MailboxProof {
  const confirm = useMailboxConfirmation()
  const [proof, setProof] = useState<MailboxProof>(() =>
    code === '' ? { phase: 'failed', sentence: copy.noCode, retry: null } : { phase: 'confirming' },
  )
  const hasBegun = useRef(false)

  async function ask(): Promise<void> {
    setProof({ phase: 'confirming' })
    try {
      const { message } = await confirm(code)
      setProof({ phase: 'done', sentence: message })
    } catch (error) {
      const isFinal = error instanceof CallFailed && error.status === 400
      const retry = isFinal ? null : () => void ask()
      setProof({ phase: 'failed', sentence: sentenceOf(error, copy.failed), retry })
    }
  }

  const begin = useEffectEvent(() => {
    if (code === '' || hasBegun.current) return
    hasBegun.current = true
    void ask()
  })
  useEffect(() => begin(), [])

  return proof
}
