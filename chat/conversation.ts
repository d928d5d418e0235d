import type {
  Ask,
  FirmLook,
  Intake,
  Notice,
  TranscriptEntry,
  Turn,
} from '@foyer/shared/api/widget.ts'
import type { VisitorWay } from '@foyer/shared/facts/assistant.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'

/** A refusal as it is shown: its code picks a sentence of the visitor's language, else `message`. */
export type Problem = { code: string; message: string }

/**
 * What a visitor wrote and how far it has come. `cause` says why a failed one failed: `network`
 * is sent again by itself when the connection is back, `refused` only by hand, and `unfit` cannot
 * be sent as it is, only edited.
 */
export type VisitorLine = {
  from: 'visitor'
  /** The turn id: sending the same line again uses it again, so nothing is counted twice. */
  id: string
  text: string
  status: 'queued' | 'sending' | 'sent' | 'failed'
  cause: 'network' | 'refused' | 'unfit' | null
  problem: Problem | null
}

/** A completed reply to the visitor's line with the same id. */
export type FirmLine = { from: 'firm'; id: string; turn: Turn }
/** A quiet line of the chat's own, such as that a file was sent. */
export type NoteLine = { from: 'chat'; id: string; text: string }
export type Line = VisitorLine | FirmLine | NoteLine

/** Everything the chat shows at one moment. */
export type ChatState = {
  phase: 'opening' | 'unreachable' | 'away' | 'notice' | 'open' | 'ended' | 'deleted'
  /** Known from the loader before the session is. */
  name: string
  look: FirmLook | null
  notice: Notice | null
  /** Ways to the firm, beside typing, that this chat offers. */
  features: VisitorWay[]
  language: Language
  lines: Line[]
  /** The words of the reply being written; empty while none has come; null when none is due. */
  reply: string | null
  ask: Ask | null
  intake: Intake
  /** Text handed back to the message box; a new version is put before what is there. */
  draft: { text: string; version: number }
  online: boolean
  slow: boolean
  accepting: boolean
  problem: Problem | null
}

/** What a session begins with. */
export type Opening = {
  firm: FirmLook
  notice: Notice
  features: VisitorWay[]
  language: Language
}

type Resumption = Opening & {
  transcript: TranscriptEntry[]
  intake: Intake
  ask?: Ask | undefined
}

/** What can happen to a chat, by name. */
export type Happenings = {
  /** The loader or the session told the firm's name. */
  named: { name: string }
  opened: { reply: Opening }
  resumed: { reply: Resumption }
  unreachable: { problem: Problem | null }
  /** The firm receives no chats here; there is nothing to try again. */
  away: { problem: Problem }
  restarting: object
  accepting: object
  accepted: object
  notAccepted: { problem: Problem | null }
  written: { id: string; text: string }
  sending: { id: string }
  delta: { text: string }
  answered: { turn: Turn }
  failed: { id: string; cause: NonNullable<VisitorLine['cause']>; problem: Problem | null }
  retried: { id: string; newId: string }
  takenBack: { id: string }
  connection: { online: boolean }
  slow: object
  ended: { problem: Problem }
  /** Something else was sent; `text` says what. */
  noted: { id: string; text: string }
  /** `message` is what the server said became of it; null where it no longer knew the chat. */
  deleted: { message: string | null }
  notDeleted: { problem: Problem | null }
  spoken: { language: Language }
}

/** One event, told apart by `type`. */
export type ChatEvent<Name extends keyof Happenings = keyof Happenings> = {
  [Each in Name]: { type: Each } & Happenings[Each]
}[Name]

const nothingTold: Intake = { slots: {}, confirmed: false }

/** A chat before its session is known. */
export function emptyChat(language: Language, name = ''): ChatState {
  return {
    phase: 'opening',
    name,
    look: null,
    notice: null,
    features: [],
    language,
    lines: [],
    reply: null,
    ask: null,
    intake: nothingTold,
    draft: { text: '', version: 0 },
    online: true,
    slow: false,
    accepting: false,
    problem: null,
  }
}

/** The line to send now: one at a time, in the order written, and only with a connection. */
export function nextToSend(state: ChatState): VisitorLine | null {
  if (state.phase !== 'open' || !state.online) return null
  const waiting = visitorLines(state)
  if (waiting.some((line) => line.status === 'sending')) return null
  return waiting.find((line) => line.status === 'queued') ?? null
}

/**
 * Whether a consultation should be offered beside the suggested replies: good times are asked for, or
 * the reply was that only a talk with the firm can answer.
 */
export function proposesConsultation(state: ChatState): boolean {
  if (state.phase !== 'open' || state.reply !== null) return false
  const last = state.lines.filter((line) => line.from !== 'chat').at(-1)
  const declined = last?.from === 'firm' && last.turn.kind === 'declined'
  return state.features.includes('schedule') && (declined || state.ask?.slot === 'preferred_times')
}

/** What was written but not yet acknowledged by the server. */
export function unsent(state: ChatState): VisitorLine[] {
  return visitorLines(state).filter((line) => line.status !== 'sent')
}

function visitorLines(state: ChatState): VisitorLine[] {
  return state.lines.filter((line): line is VisitorLine => line.from === 'visitor')
}
