import { administrator as copy } from '@foyer/shared/copy/account.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenDoor } from '#web/ui/drawing.tsx'

/** The dashboard of the administrator, who needs no firm. */
export function NoFirmOfOwn() {
  return (
    <div className="grid min-h-[calc(100dvh-3.5rem)] content-center pb-20">
      <h1 className="sr-only">{copy.title}</h1>
      <EmptyState drawing={<OpenDoor />} title={copy.title} text={copy.noFirm} />
    </div>
  )
}
