import { type ReactNode, useEffect, useRef } from 'react'
import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'

/**
 * A dialog of 340 px over the chat. Mount it to open it: the focus goes in and stays in, and goes back
 * to where it came from. Escape, the cross and a press beside it close it; the chat stays open.
 */
export function WayDialog(props: {
  title: string
  copy: WaysCopy
  onClose: () => void
  children: ReactNode
}) {
  const { copy, onClose } = props
  const sheet = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = sheet.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  useEffect(() => {
    // Heard before anything else, so that the chat under it does not close as well.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      onClose()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [onClose])

  useEffect(() => {
    // Where what had the focus is gone, such as a file that was taken off the list.
    if (document.activeElement === document.body) sheet.current?.querySelector('h2')?.focus()
  })

  return (
    // A press on the dialog itself, not on anything in it, is one beside it; Escape is the keyboard's way.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={sheet}
      className="fy-dialog"
      aria-labelledby="fy-way-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === sheet.current) onClose()
      }}
    >
      <div className="fy-sheet">
        <header className="fy-sheet-head">
          <h2 id="fy-way-title" tabIndex={-1}>
            {props.title}
          </h2>
          <button type="button" className="fy-icon" aria-label={copy.close} onClick={onClose}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  )
}
