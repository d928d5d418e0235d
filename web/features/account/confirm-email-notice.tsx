import { confirmEmail as copy } from '@foyer/shared/copy/account.ts'
import { Mail, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { type Person, refusalCode } from '#web/platform/identity/identity.ts'
import { logFailure } from '#web/platform/log-failure.ts'
import { Button, IconButton } from '#web/ui/button.tsx'

/** `leadsWait` says that there is a firm, whose leads are not mailed before the address is proved. */
type ConfirmEmailNoticeProps = { leadsWait?: boolean }

/** Reminds people who have not proved their address; whoever dismisses it has peace for the session. */
export function ConfirmEmailNotice({ leadsWait = false }: ConfirmEmailNoticeProps) {
  const { state } = useAuth()
  if (state.status !== 'signed-in' || state.person.emailVerified) return null
  return <Notice key={state.person.id} person={state.person} leadsWait={leadsWait} />
}

function Notice({ person, leadsWait }: { person: Person; leadsWait: boolean }) {
  const { session } = useAuth()
  // Each of the two sentences is dismissed by itself: the one before there was a firm said less.
  const dismissal = leadsWait ? `${person.id} leads` : person.id
  const [isDismissed, setIsDismissed] = useState(() => wasDismissed(dismissal))
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const address = person.email ?? ''

  useEffect(() => {
    // The link is opened in another tab: whoever comes back to this one may have proved it.
    function lookAgain(): void {
      session
        .identity()
        .lookAgain()
        .catch((error: unknown) => logFailure('The person could not be looked up', error))
    }
    window.addEventListener('focus', lookAgain)
    return () => window.removeEventListener('focus', lookAgain)
  }, [session])

  async function send(): Promise<void> {
    setIsSending(true)
    try {
      await session.identity().sendVerification()
      setSaid(copy.sent(address))
    } catch (error) {
      setSaid(refusalCode(error) === 'auth/too-many-requests' ? copy.tooMany : copy.failed)
    } finally {
      setIsSending(false)
    }
  }

  function dismiss(): void {
    setIsDismissed(true)
    noteDismissal(dismissal)
  }

  if (isDismissed) return null
  return (
    <div className="flex items-center gap-x-4 gap-y-2 border-b border-line bg-sunken py-1.5 pr-1.5 pl-5 text-small">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <output className="flex min-w-0 items-start gap-2.5 wrap-anywhere">
          <Mail size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          {said ?? (leadsWait ? copy.leadsWait(address) : copy.text(address))}
        </output>
        <Button small disabled={isSending} onClick={() => void send()}>
          {isSending ? copy.sending : copy.send}
        </Button>
      </div>
      <IconButton aria-label={copy.dismiss} onClick={dismiss}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

const dismissedKey = 'confirmEmailDismissed'

/** Storage that is refused remembers nothing: the notice comes back with the next page. */
function wasDismissed(dismissal: string): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) === dismissal
  } catch {
    return false
  }
}

function noteDismissal(dismissal: string): void {
  try {
    sessionStorage.setItem(dismissedKey, dismissal)
  } catch (error) {
    logFailure('The dismissal could not be kept', error)
  }
}
