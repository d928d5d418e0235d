import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import type { Reply } from '@foyer/shared/api/endpoint.ts'
import type { visitorAppointmentsApi } from '@foyer/shared/api/appointments.ts'
import type { visitorMessagesApi } from '@foyer/shared/api/messages.ts'
import type { call, Credentials } from './call.ts'
import type { Visit } from './visit.ts'

/** What every other way to the firm is given. */
export type WayProps = {
  visit: Visit
  /** The session as it was when this was opened. */
  session: Credentials
  call: typeof call
  copy: WaysCopy
  /** Says something in the conversation, as the visitor's own words. */
  say: (text: string) => void
  /** Notes in the conversation what was sent. */
  note: (text: string) => void
  /** The message box. */
  box: HTMLTextAreaElement | null
  onClose: () => void
}

/** What the firm offers, and what it answers to a message or a request. */
export type Offered = Reply<typeof visitorAppointmentsApi.listTimes>
export type Taken = Reply<typeof visitorMessagesApi.leaveMessage>
