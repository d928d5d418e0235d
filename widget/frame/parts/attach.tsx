import { useEffect, useRef, useState } from 'react'
import { AttachForm } from '@foyer/chat/ways/attach-form.tsx'
import { type Contact, prefilled, sentContact } from '@foyer/chat/ways/contact.ts'
import { chosenFile, type FileRow, isPassing, roomLeft } from '@foyer/chat/ways/files.ts'
import { WayDialog } from '@foyer/chat/ways/way-dialog.tsx'
import type { WayProps } from '../way.ts'
import { type Sent, sendFile } from './upload.ts'
import { whyNot } from './why-not.ts'

/** Sends files one after the other, each as a call of its own. Closing cancels what is on its way. */
export function Way(props: WayProps) {
  const { visit, copy, onClose } = props
  const [typed, setTyped] = useState(() => ({
    contact: prefilled(visit.drafts.contact, visit.read().intake.slots),
    note: visit.drafts.note,
  }))
  const [, render] = useState(0)
  const rows = useRef<FileRow[]>([])
  const cancel = useRef<(() => void) | null>(null)
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
      cancel.current?.()
    },
    [],
  )

  const show = (changed: FileRow[]) => {
    rows.current = changed
    render((count) => count + 1)
  }
  const change = (id: string, to: Partial<FileRow>) =>
    show(rows.current.map((row) => (row.id === id ? { ...row, ...to } : row)))

  const add = (files: File[]) => {
    let room = roomLeft(visit.drafts.filesSent, rows.current)
    const fresh = files.map((file) => chosenFile(crypto.randomUUID(), file))
    const taken = fresh.filter((row) => row.fault !== null || room-- > 0)
    show([...rows.current, ...taken])
  }
  const next = () => {
    const { session } = visit
    const row = rows.current.find(({ state }) => state === 'ready')
    if (row && session) return send(row)
    const left = rows.current.some(({ state }) => state !== 'sent')
    if (!left) {
      visit.drafts.note = ''
      onClose()
    }
  }
  const send = (row: FileRow) => {
    const { session, round } = visit
    if (!session) return
    const form = new FormData()
    for (const [name, value] of Object.entries(sentContact(typed.contact))) form.set(name, value)
    if (typed.note.trim()) form.set('clientMessage', typed.note.trim())
    form.set('file', row.file)
    change(row.id, { state: 'sending', percent: 0, problem: null })
    cancel.current = sendFile(session, form, {
      onPercent: (percent) => change(row.id, { percent }),
      onEnd: (sent) => {
        cancel.current = null
        if (round === visit.round && !isGone.current) ended(row, sent)
      },
    })
  }
  const ended = (row: FileRow, sent: Sent) => {
    if (sent.kind === 'cancelled') change(row.id, { state: 'cancelled' })
    else if (sent.kind !== 'done') {
      const problem = whyNot(sent)
      change(row.id, { state: isPassing(problem) ? 'failed' : 'unfit', problem })
    } else {
      visit.drafts.filesSent++
      change(row.id, { state: 'sent' })
      props.note(copy.attach.sentNote(row.file.name))
    }
    next()
  }
  const keep = (changed: { contact: Contact; note: string }) => {
    Object.assign(visit.drafts, changed)
    setTyped(changed)
  }

  return (
    <WayDialog title={copy.attach.title} copy={copy} onClose={onClose}>
      <AttachForm
        {...typed}
        rows={rows.current}
        sent={visit.drafts.filesSent}
        copy={copy}
        onAdd={add}
        onRemove={(id) => show(rows.current.filter((row) => row.id !== id))}
        onCancel={() => cancel.current?.()}
        onRetry={(id) => {
          change(id, { state: 'ready', problem: null })
          if (!cancel.current) next()
        }}
        onType={keep}
        onSend={next}
      />
    </WayDialog>
  )
}
