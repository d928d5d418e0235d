import { account } from '@foyer/shared/copy/account.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useLocation } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { logFailure } from '#web/platform/log-failure.ts'
import { Button } from '#web/ui/button.tsx'

/** The way out for somebody whose page has no header of the dashboard's. */
export function SignOutButton({ className }: { className?: string }) {
  const { session } = useAuth()
  const [, navigate] = useLocation()
  return (
    <Button
      {...(className !== undefined && { className })}
      onClick={() => {
        navigate(paths.signIn)
        session.signOut().catch((error: unknown) => logFailure('Signing out failed', error))
      }}
    >
      {account.signOut}
    </Button>
  )
}
