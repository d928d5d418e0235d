import { google as copy } from '@foyer/shared/copy/account.ts'
import { UserRound } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { GoogleMark } from '#web/ui/google-mark.tsx'
import type { GoogleWay } from './use-google.ts'

/** The other way in; nothing where none is set up. */
export function GoogleSection({ way, disabled }: { way: GoogleWay; disabled: boolean }) {
  if (way.kind === null) return null
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      <Button className="min-h-11" disabled={disabled} onClick={way.go}>
        {way.kind === 'google' ? <GoogleMark /> : <UserRound size={18} aria-hidden="true" />}
        {copy.button[way.kind]}
      </Button>
      <output className="text-small text-ink-soft empty:hidden">
        {way.isWaiting && copy.waiting}
      </output>
    </div>
  )
}
