import { shell, unread } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { classes } from '#web/ui/classes.ts'
import { useUnread } from '#web/features/overview/data.ts'
import { type PageId, sectionsOf } from './sections.ts'

/** The sidebar's id, for the button that opens it. */
export const sidebarId = 'sections'

type SidebarProps = {
  current: PageId
  who: Parameters<typeof sectionsOf>[0]
  isOpen: boolean
  onClose: () => void
  onChoose: () => void
}

/** The sections. Beside the content on a desk; over it, when asked for, on a small screen. */
export function Sidebar({ current, who, isOpen, onClose, onChoose }: SidebarProps) {
  const list = useRef<HTMLElement>(null)
  const counts: Partial<Record<PageId, number>> = useUnread() ?? {}

  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return undefined
    // Before the section below, where Escape means something else.
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true })
  }, [isOpen, onClose])

  return (
    <>
      {isOpen && (
        // The menu button and Escape close it from the keyboard.
        <div
          aria-hidden="true"
          className="fixed inset-0 top-14 z-10 bg-veil desk:hidden"
          onClick={onClose}
        />
      )}
      <nav
        ref={list}
        id={sidebarId}
        aria-label={shell.sections}
        className={classes(
          'fixed top-14 bottom-0 left-0 z-10 w-68 overflow-y-auto border-r border-line bg-ground px-2 py-4',
          'desk:sticky desk:block desk:h-[calc(100dvh-3.5rem)] desk:w-auto',
          isOpen ? 'enter-side desk:animate-none' : 'hidden',
        )}
      >
        <ul className="grid gap-0.5">
          {sectionsOf(who).map(({ id, name, icon: Icon }) => (
            <li key={id}>
              <Link
                href={paths.dashboardSection(id)}
                aria-current={id === current ? 'page' : undefined}
                onClick={onChoose}
                className="flex min-h-10 items-center gap-2.5 rounded px-3 text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-ink"
              >
                <Icon size={17} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
                {name}
                <Unread count={counts[id] ?? 0} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** How many of a section nobody has opened yet. */
function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="figures ml-auto min-w-5 rounded-round bg-action/12 px-1.5 text-center text-small font-semibold text-action">
      <span aria-hidden="true">{unread.badge(count)}</span>
      <span className="sr-only">({unread.label(count)})</span>
    </span>
  )
}
