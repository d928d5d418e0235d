import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

/** Reads again what is shown, and says while it does. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const [isBusy, setIsBusy] = useState(false)

  function refresh(): void {
    // Not disabled while it is busy, which would take the focus away from who pressed it.
    if (isBusy) return
    setIsBusy(true)
    void onRefresh().finally(() => setIsBusy(false))
  }

  return (
    <Button look="plain" small aria-disabled={isBusy} onClick={refresh}>
      <RefreshCw
        size={15}
        strokeWidth={1.75}
        className={classes(isBusy && 'animate-spin')}
        aria-hidden="true"
      />
      <span aria-live="polite">{isBusy ? listRoom.refreshing : listRoom.refresh}</span>
    </Button>
  )
}
