import { forgotPassword as copy } from '@foyer/shared/copy/account.ts'
import { useState } from 'react'
import { CallFailed } from '#web/platform/call-failed.ts'
import { useForgotPassword } from './data.ts'
import { readText } from './form-text.ts'

/** How a request for a link stands. */
export type LinkRequest = { isSending: boolean; problem: string | null; sent: string | null }

const idle: LinkRequest = { isSending: false, problem: null, sent: null }

/** Asks for a link to choose a new password, and says what came of it. */
export function useLinkRequest(): LinkRequest & { submit: (form: FormData) => Promise<void> } {
  const request = useForgotPassword()
  const [standing, setStanding] = useState(idle)

  async function submit(form: FormData): Promise<void> {
    const email = readText(form, 'email').trim()
    if (standing.isSending) return
    if (email === '') return setStanding({ ...idle, problem: copy.emptyEmail })
    setStanding({ ...idle, isSending: true })
    try {
      const said = await request(email)
      setStanding({ ...idle, sent: said === '' ? copy.sent : said })
    } catch (error) {
      setStanding({ ...idle, problem: sentenceFor(error) })
    }
  }

  return { ...standing, submit }
}

function sentenceFor(failure: unknown): string {
  if (!(failure instanceof CallFailed)) return copy.failed
  return failure.status === 0 ? copy.network : (failure.said ?? copy.failed)
}
