import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'

type ListRowProps = {
  id: string
  name: string
  isOpen: boolean
  isUnread: boolean
  /** Cannot wait: the row is marked in red, and says so in words of its own. */
  isPressing?: boolean
  /** Beside the name: badges. */
  beside?: ReactNode
  /** Across from the name: when. */
  when: ReactNode
  /** What stands below the name. */
  children: ReactNode
  /** The last line, before the button. */
  foot?: ReactNode
  /** What the button that opens it says. */
  opener: string
  onOpen: (id: string) => void
}

/** One item at a glance: who, what, how urgent, when. A press anywhere on it opens it. */
export function ListRow(props: ListRowProps) {
  const { id, name, isOpen, isUnread, isPressing = false } = props
  const nameId = useId()
  const unreadId = useId()
  return (
    <li
      className={classes(
        'relative grid grid-cols-[minmax(0,1fr)] scroll-my-16 gap-0.5 border-b border-line px-5 pt-3.5 pb-2.5 last:border-b-0',
        'transition-[background-color] duration-120 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
        rowLook(isOpen, isPressing),
      )}
    >
      <div className="flex items-center gap-2">
        {isUnread && (
          <span id={unreadId} className="-ml-3.5 size-1.5 shrink-0 rounded-round bg-action">
            <span className="sr-only">{listRoom.unread}</span>
          </span>
        )}
        <h2
          id={nameId}
          className={classes(
            'min-w-0 truncate font-sans tracking-normal',
            isUnread ? 'font-bold' : 'font-medium',
          )}
        >
          <bdi>{name}</bdi>
        </h2>
        {props.beside}
        <span className="ml-auto shrink-0">{props.when}</span>
      </div>
      {props.children}
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {props.foot}
        <button
          type="button"
          data-item={id}
          aria-describedby={isUnread ? `${unreadId} ${nameId}` : nameId}
          aria-current={isOpen || undefined}
          className="link ml-auto text-small font-medium text-action outline-none after:absolute after:inset-0"
          onClick={() => props.onOpen(id)}
        >
          {props.opener}
        </button>
      </div>
    </li>
  )
}

function rowLook(isOpen: boolean, isPressing: boolean): string {
  if (isPressing) {
    return isOpen
      ? 'bg-danger-soft shadow-[inset_4px_0_var(--color-danger)]'
      : 'bg-danger-soft/60 shadow-[inset_2px_0_var(--color-danger)] hover:bg-danger-soft'
  }
  return isOpen ? 'bg-action-soft shadow-[inset_2px_0_var(--color-action)]' : 'hover:bg-sunken/50'
}
