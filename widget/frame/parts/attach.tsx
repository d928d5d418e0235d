import { useEffect, useState } from 'react'
import { AttachForm } from '@foyer/chat/ways/attach-form.tsx'
import { prefilled, sentContact } from '@foyer/chat/ways/contact.ts'
import type { FileRow } from '@foyer/chat/ways/files.ts'
import { WayDialog } from '@foyer/chat/ways/way-dialog.tsx'
import type { WayProps } from '../way.ts'
import { createUploads } from './uploads.ts'

/** Sends files for the lawyer. Closing cancels what is on its way. */
export function Way(props: WayProps) {
  const { visit, session, copy, note, onClose } = props
  const [typed, setTyped] = useState(() => ({
    contact: prefilled(visit.drafts().contact, visit.read().intake.slots),
    note: visit.drafts().note,
  }))
  const [rows, setRows] = useState<FileRow[]>([])
  const [uploads] = useState(() =>
    createUploads({
      session,
      sent: () => visit.drafts().filesSent,
      onChange: setRows,
      onSent: ({ file }) => {
        visit.keep({ filesSent: visit.drafts().filesSent + 1 })
        note(copy.attach.sentNote(file.name))
      },
      onDone: () => {
        visit.keep({ note: '' })
        onClose()
      },
    }),
  )
  useEffect(() => uploads.end, [uploads])

  const clientMessage = typed.note.trim()
  const fields = { ...sentContact(typed.contact), ...(clientMessage && { clientMessage }) }
  return (
    <WayDialog title={copy.attach.title} copy={copy} onClose={onClose}>
      <AttachForm
        {...typed}
        rows={rows}
        sent={visit.drafts().filesSent}
        copy={copy}
        onAdd={uploads.add}
        onRemove={uploads.remove}
        onCancel={uploads.cancel}
        onRetry={(id) => uploads.retry(id, fields)}
        onType={(changed) => {
          visit.keep(changed)
          setTyped(changed)
        }}
        onSend={() => uploads.send(fields)}
      />
    </WayDialog>
  )
}
