import type { ReactNode } from 'react'

type SettingRowProps = { name: string; text: string; children: ReactNode }

/** One thing that can be set: what it is, how it stands, and the way to change it. */
export function SettingRow({ name, text, children }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line py-3.5 not-first:border-t">
      <div className="min-w-0">
        <h3 className="font-medium">{name}</h3>
        <p className="text-small text-ink-soft wrap-anywhere">{text}</p>
      </div>
      {children}
    </li>
  )
}
