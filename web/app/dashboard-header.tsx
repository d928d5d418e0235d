import { shell } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Menu, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { finishFirst } from '#web/platform/leave-page.tsx'
import { logFailure } from '#web/platform/log-failure.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { sidebarId } from './sidebar.tsx'

type DashboardHeaderProps = {
  email: string | null
  isMenuOpen: boolean
  menuButton: RefObject<HTMLButtonElement | null>
  onToggleMenu: () => void
}

/** The line above everything: whose dashboard this is, and the way out. */
export function DashboardHeader({
  email,
  isMenuOpen,
  menuButton,
  onToggleMenu,
}: DashboardHeaderProps) {
  const { session } = useAuth()
  const [, navigate] = useLocation()

  function logout(): void {
    finishFirst(
      session.signOut().catch((error: unknown) => logFailure('Signing out failed', error)),
    )
    // At once away from the guarded page, which would send a signed-out person to sign in instead.
    navigate(paths.home)
  }

  const Icon = isMenuOpen ? X : Menu
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-ground pr-3 pl-2 desk:pr-5 desk:pl-5">
      <IconButton
        ref={menuButton}
        className="desk:hidden"
        aria-label={isMenuOpen ? shell.closeMenu : shell.openMenu}
        aria-expanded={isMenuOpen}
        aria-controls={sidebarId}
        onClick={onToggleMenu}
      >
        <Icon size={20} aria-hidden="true" />
      </IconButton>
      <a href={paths.home} aria-label={shell.home} className="block rounded">
        <Wordmark name={shell.product} />
      </a>
      <span className="ml-auto min-w-0 truncate text-small text-ink-soft">
        {email ?? shell.unknownUser}
      </span>
      <Button look="plain" small onClick={logout}>
        {shell.logout}
      </Button>
    </header>
  )
}
