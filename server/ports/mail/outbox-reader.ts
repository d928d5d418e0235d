import PostalMime, { type Address, type Email } from 'postal-mime'
import type { CalendarPart } from './mail.ts'
import { listMessages, readMessage } from './outbox-files.ts'

/** A kept message as a list shows it. */
export type OutboxEntry = { id: string; to: string; subject: string; at: Date }

/** A kept message, read. */
export type OutboxMail = OutboxEntry & {
  headers: { name: string; value: string }[]
  html: string
  text: string
  /** What it tells a calendar; null where it brings no calendar message. */
  calendar: CalendarPart | null
}

/** Reads what {@link outboxMail} kept. */
export type OutboxReader = {
  /** The newest messages, newest first, and how many there are in all. */
  list(): Promise<{ entries: OutboxEntry[]; total: number }>
  read(id: string): Promise<OutboxMail | undefined>
}

const listed = 100

function nameAddress({ name, address, group }: Address): string {
  if (group !== undefined) return group.map(nameAddress).join(', ')
  return name === '' ? address : `${name} <${address}>`
}

/** The part of a message that calendars read: the alternative to its text, not the file. */
export function calendarOf({ attachments }: Email): CalendarPart | null {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  if (part === undefined) return null
  const { content } = part
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return { method: part.method === 'CANCEL' ? 'CANCEL' : 'REQUEST', content: text }
}

/** Opens the outbox in `folder`, which need not exist yet. */
export function openOutbox(folder: string): OutboxReader {
  /** Messages never change, so an entry is read once. */
  const entries = new Map<string, OutboxEntry>()

  async function read(id: string): Promise<OutboxMail | undefined> {
    const raw = await readMessage(folder, id)
    if (raw === undefined) return undefined
    const mail = await PostalMime.parse(raw)
    return {
      id,
      to: (mail.to ?? []).map(nameAddress).join(', '),
      subject: mail.subject ?? '',
      at: new Date(mail.date ?? 0),
      headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      html: mail.html ?? '',
      text: mail.text ?? '',
      calendar: calendarOf(mail),
    }
  }

  async function entryOf(id: string): Promise<OutboxEntry | undefined> {
    const known = entries.get(id)
    if (known !== undefined) return known
    const mail = await read(id)
    if (mail === undefined) return undefined
    const { to, subject, at } = mail
    if (entries.size > listed * 10) entries.clear()
    entries.set(id, { id, to, subject, at })
    return entries.get(id)
  }

  return {
    async list() {
      const ids = await listMessages(folder)
      const found = await Promise.all(ids.slice(0, listed).map(entryOf))
      return { entries: found.filter((entry) => entry !== undefined), total: ids.length }
    },
    read,
  }
}
