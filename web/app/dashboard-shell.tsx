import { shell } from '@foyer/shared/copy/dashboard.ts'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { DashboardHeader } from './dashboard-header.tsx'
import type { PageId, sectionsOf } from './sections.ts'
import { Sidebar } from './sidebar.tsx'

type DashboardShellProps = {
  email: string | null
  current: PageId
  who: Parameters<typeof sectionsOf>[0]
  children: ReactNode
}

/** Header, sidebar and the section between them. */
export function DashboardShell({ email, current, who, children }: DashboardShellProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLElement>(null)

  const closeMenu = useCallback(() => {
    setIsMenuOpen(false)
    menuButton.current?.focus()
  }, [])

  useEffect(() => {
    // A window made wide shows the sidebar by itself.
    const desk = matchMedia('(width >= 56.25rem)')
    const forgetMenu = () => setIsMenuOpen(false)
    desk.addEventListener('change', forgetMenu)
    return () => desk.removeEventListener('change', forgetMenu)
  }, [])

  return (
    <div className="min-h-dvh">
      <a
        href="#content"
        className="sr-only z-40 rounded bg-action px-4 py-2 text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {shell.skipToContent}
      </a>
      <DashboardHeader
        email={email}
        isMenuOpen={isMenuOpen}
        menuButton={menuButton}
        onToggleMenu={() => setIsMenuOpen(!isMenuOpen)}
      />
      <div className="desk:grid desk:grid-cols-[17rem_minmax(0,1fr)]">
        <Sidebar
          current={current}
          who={who}
          isOpen={isMenuOpen}
          onClose={closeMenu}
          onChoose={() => {
            setIsMenuOpen(false)
            content.current?.focus({ preventScroll: true })
          }}
        />
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          inert={isMenuOpen}
          className="min-w-0 outline-none"
        >
          {children}
        </main>
      </div>
    </div>
  )
}
