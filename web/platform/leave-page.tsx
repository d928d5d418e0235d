import { session as copy } from '@foyer/shared/copy/session.ts'
import { useEffect } from 'react'
import { FullScreenSpinner } from '#web/ui/spinner.tsx'

let underWay: Promise<unknown> = Promise.resolve()

/** Work that must be done before this page gives way to a document of the public site; never rejects. */
export function finishFirst(work: Promise<unknown>): void {
  underWay = work
}

/** An address that is not the application's: its own document is loaded. */
export function LeavePage() {
  useEffect(() => {
    void underWay.finally(() => location.reload())
  }, [])
  return <FullScreenSpinner label={copy.loading} />
}
