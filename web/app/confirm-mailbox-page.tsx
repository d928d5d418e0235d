import { confirmMailboxPage as copy } from '@foyer/shared/copy/assistant-view.ts'
import { useSearch } from 'wouter'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { FormMessage } from '#web/features/account/form-message.tsx'
import { useMailboxProof } from '#web/features/assistant/use-mailbox-proof.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Where a letter about a firm's mail leads: whoever reads it need not have an account. */
export function ConfirmMailboxPage() {
  const code = new URLSearchParams(useSearch()).get('code')?.trim() ?? ''
  const proof = useMailboxProof(code)
  switch (proof.phase) {
    case 'confirming':
      return (
        <AccountPage title={copy.title}>
          <Spinner label={copy.confirming} />
        </AccountPage>
      )
    case 'done':
      return (
        <AccountPage title={copy.done}>
          <FormMessage problem={null} success={proof.sentence} />
          <p className="text-ink-soft">{copy.doneHint}</p>
        </AccountPage>
      )
    case 'failed':
      return (
        <AccountPage title={copy.failed}>
          <FormMessage problem={proof.sentence} />
          <p className="text-ink-soft">
            {proof.retry === null ? copy.failedHint : copy.unreachableHint}
          </p>
          {proof.retry !== null && (
            <Button look="primary" className="justify-self-start" onClick={proof.retry}>
              {copy.tryAgain}
            </Button>
          )}
        </AccountPage>
      )
  }
}
