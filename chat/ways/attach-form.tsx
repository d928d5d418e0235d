import { type FormEvent, useRef, useState } from 'react'
import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import { type Contact, faultOf } from './contact.ts'
import { ContactFields } from './contact-fields.tsx'
import { accepted, type FileRow, filesOf, roomLeft } from './files.ts'
import { longestMessage } from './message-form.tsx'
import { sayRefusal } from './refusal.tsx'

/** Files for the lawyer, each with how far it has come; and who sends them, where that is known. */
export function AttachForm(props: {
  rows: readonly FileRow[]
  /** Files that this chat has sent, those shown here included. */
  sent: number
  contact: Contact
  note: string
  copy: WaysCopy
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onCancel: (id: string) => void
  onRetry: (id: string) => void
  onType: (typed: { contact: Contact; note: string }) => void
  onSend: () => void
}) {
  const { rows, contact, note, copy, onType } = props
  const { attach } = copy
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const room = roomLeft(props.sent, rows)
  const ready = rows.filter(({ state }) => state === 'ready').length
  const sending = rows.some(({ state }) => state === 'sending')
  const take = (event: { preventDefault: () => void }, files: File[]) => {
    if (files.length === 0) return
    event.preventDefault()
    props.onAdd(files)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (sending || ready === 0) return
    setTried(true)
    const wrong = faultOf(contact, false)?.field
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else props.onSend()
  }
  return (
    // Dropping and pasting add to the button, which is there for every hand.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className="fy-way-form"
      noValidate
      onSubmit={onSubmit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, filesOf(event.dataTransfer))}
      onPaste={(event) => take(event, filesOf(event.clipboardData))}
    >
      <p className="fy-soft" id="fy-file-rules">
        {attach.rules} {room === 0 && props.sent > 0 ? attach.full : attach.roomLeft(room)}
      </p>
      <Chooser full={room === 0} copy={copy} onAdd={props.onAdd} />
      {rows.length > 0 && (
        <ul className="fy-files" aria-label={attach.files}>
          {rows.map((row) => (
            <FileLine key={row.id} {...props} row={row} />
          ))}
        </ul>
      )}
      <ContactFields
        contact={contact}
        needed={false}
        fault={tried ? faultOf(contact, false) : null}
        copy={copy}
        onChange={(changed) => onType({ contact: changed, note })}
      />
      <label className="fy-field">
        <span>
          {attach.noteLabel} <span className="fy-soft">{copy.contact.optional}</span>
        </span>
        <textarea
          name="note"
          rows={2}
          maxLength={longestMessage}
          defaultValue={note}
          onInput={(event) => onType({ contact, note: event.currentTarget.value })}
        />
      </label>
      <button type="submit" className="fy-primary" aria-disabled={ready === 0 || sending}>
        {sending ? copy.sending : attach.send(ready)}
      </button>
    </form>
  )
}

/** The button for choosing files; dropping and pasting end in the same. */
function Chooser(props: { full: boolean; copy: WaysCopy; onAdd: (files: File[]) => void }) {
  const { attach } = props.copy
  return (
    <label className="fy-choose">
      <input
        type="file"
        multiple
        accept={accepted}
        aria-label={attach.choose}
        aria-describedby="fy-file-rules"
        disabled={props.full}
        onInput={(event) => {
          const input = event.currentTarget
          props.onAdd([...(input.files ?? [])])
          input.value = ''
        }}
      />
      <span aria-hidden="true">{attach.choose}</span>
      <small aria-hidden="true">{attach.drop}</small>
    </label>
  )
}

function FileLine(props: {
  row: FileRow
  copy: WaysCopy
  onRemove: (id: string) => void
  onCancel: (id: string) => void
  onRetry: (id: string) => void
}) {
  const { row, copy } = props
  const { attach } = copy
  const { name } = row.file
  const act = (words: string, label: string, run: (id: string) => void) => (
    <button type="button" className="fy-quiet" aria-label={label} onClick={() => run(row.id)}>
      {words}
    </button>
  )
  const wrong = row.state === 'failed' || row.state === 'unfit'
  return (
    <li data-state={row.state}>
      <span className="fy-file-name">{name}</span>
      <span className={wrong ? 'fy-failed' : 'fy-soft'} role={wrong ? 'alert' : 'status'}>
        {sayState(row, copy)}
      </span>
      {row.state === 'sending' && <progress max={100} value={row.percent} aria-label={name} />}
      <span className="fy-file-acts">
        {row.state === 'sending' && act(attach.cancel, attach.cancelFile(name), props.onCancel)}
        {(row.state === 'failed' || row.state === 'cancelled') &&
          act(copy.tryAgain, attach.retryFile(name), props.onRetry)}
        {row.state !== 'sending' &&
          row.state !== 'sent' &&
          act(attach.removeShort, attach.remove(name), props.onRemove)}
      </span>
    </li>
  )
}

function sayState(row: FileRow, copy: WaysCopy): string {
  const { attach } = copy
  if (row.fault) return attach[row.fault]
  if (row.problem) return sayRefusal(row.problem, copy)
  if (row.state === 'sent') return attach.sent
  if (row.state === 'cancelled') return attach.cancelled
  return row.state === 'sending' ? attach.sendingFile(row.percent) : attach.ready
}
