import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** The buttons: to do it, while it is being done, and not to. */
  texts: { confirm: string; busy: string; decline: string }
  isBusy: boolean
  /** False where it cannot be confirmed as things stand. */
  canConfirm?: boolean
  /** Why it could not be done; null where nothing went wrong. */
  problem: string | null
  onConfirm: () => void
  onClose: () => void
  /** What will happen. */
  children: ReactNode
}

/** Asks before something is done that costs or ends something. Mount it to open it. */
export function ConfirmDialog({
  title,
  texts,
  isBusy,
  canConfirm = true,
  problem,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-3">
        {children}
        {problem !== null && (
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button disabled={isBusy} onClick={onClose}>
            {texts.decline}
          </Button>
          <Button look="primary" disabled={isBusy || !canConfirm} onClick={onConfirm}>
            {isBusy ? texts.busy : texts.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
