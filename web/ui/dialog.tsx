import { shell } from '@foyer/shared/copy/dashboard.ts'
import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A sheet over the page; Escape, the cross and a press beside it close it. Mount it to open it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed while it still stands in the page, so that the focus returns to where it came from.
  useLayoutEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    // A press on the sheet itself, not on anything in it, is one beside it; Escape is the keyboard's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={sheet}
      aria-labelledby={titleId}
      className="enter-up m-auto w-[min(26rem,calc(100vw-2rem))] rounded border border-line bg-raised p-0 text-ink shadow"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === sheet.current) sheet.current.close()
      }}
    >
      <div className="p-5">
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          <IconButton
            className="-m-2"
            aria-label={shell.close}
            onClick={() => sheet.current?.close()}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
