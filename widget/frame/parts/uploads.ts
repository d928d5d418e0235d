import { chosenFile, type FileRow, isPassing, roomLeft } from '@foyer/chat/ways/files.ts'
import type { Credentials } from '../call.ts'
import { type Sent, sendFile } from './upload.ts'
import { whyNot } from './why-not.ts'

/** Files on their way, one after the other, each as a call of its own. */
export type Uploads = {
  add: (files: File[]) => void
  remove: (id: string) => void
  cancel: () => void
  /** Sends what is ready with these fields; what was cancelled or failed only once it is retried. */
  send: (fields: Record<string, string>) => void
  retry: (id: string, fields: Record<string, string>) => void
  /** Lets go of everything; nothing more is sent or heard. */
  end: () => void
}

/** Where files go, and who hears of them. */
export type Receiver = {
  session: Credentials
  /** Files this chat has sent so far. */
  sent: () => number
  onChange: (rows: FileRow[]) => void
  onSent: (row: FileRow) => void
  /** Everything that was to be sent is there, and nothing else is left. */
  onDone: () => void
}

function formOf(fields: Record<string, string>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/** What a row shows once sending it has ended. */
function outcomeOf(sent: Sent): Partial<FileRow> {
  if (sent.kind === 'done') return { state: 'sent' }
  if (sent.kind === 'cancelled') return { state: 'cancelled' }
  const problem = whyNot(sent)
  return { state: isPassing(problem) ? 'failed' : 'unfit', problem }
}

/** Begins with no files. */
export function createUploads(receiver: Receiver): Uploads {
  let rows: FileRow[] = []
  let stop: (() => void) | null = null
  let isOver = false
  const show = (changed: FileRow[]) => {
    rows = changed
    receiver.onChange(rows)
  }
  const change = (id: string, to: Partial<FileRow>) =>
    show(rows.map((row) => (row.id === id ? { ...row, ...to } : row)))

  const send = (fields: Record<string, string>) => {
    if (stop || isOver) return
    const row = rows.find(({ state }) => state === 'ready')
    if (!row) {
      if (rows.every(({ state }) => state === 'sent')) receiver.onDone()
      return
    }
    change(row.id, { state: 'sending', percent: 0, problem: null })
    stop = sendFile(receiver.session, formOf(fields, row.file), {
      onPercent: (percent) => change(row.id, { percent }),
      onEnd: (sent) => {
        stop = null
        if (isOver) return
        if (sent.kind === 'done') receiver.onSent(row)
        change(row.id, outcomeOf(sent))
        send(fields)
      },
    })
  }
  return {
    add: (files) => {
      let room = roomLeft(receiver.sent(), rows)
      const fresh = files.map((file) => chosenFile(crypto.randomUUID(), file))
      show([...rows, ...fresh.filter((row) => row.fault !== null || room-- > 0)])
    },
    remove: (id) => show(rows.filter((row) => row.id !== id)),
    cancel: () => stop?.(),
    send,
    retry: (id, fields) => {
      change(id, { state: 'ready', problem: null })
      send(fields)
    },
    end: () => {
      isOver = true
      stop?.()
    },
  }
}
