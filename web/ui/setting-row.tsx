import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** The classes of the link or button of a `SettingRow`: its name, pressed anywhere on the row. */
export const settingAction =
  'rounded text-left font-medium outline-none after:absolute after:inset-0 after:rounded focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent disabled:text-ink-soft'

type SettingRowProps = {
  /** How it stands. */
  text: string
  /** A link or button, with the classes of `settingAction`. */
  children: ReactNode
}

/** One thing that can be set: its name, how it stands, and the way there. */
export function SettingRow({ text, children }: SettingRowProps) {
  return (
    <li className="relative flex items-center justify-between gap-6 border-line py-3.5 pr-1 transition-colors duration-120 not-first:border-t has-[a,:enabled]:hover:bg-sunken">
      <div className="min-w-0">
        <h3>{children}</h3>
        <p className="text-small text-ink-soft wrap-anywhere">{text}</p>
      </div>
      <ChevronRight size={18} className="shrink-0 text-ink-soft" aria-hidden="true" />
    </li>
  )
}
