import type { Ask, Citation, Intake, IntakeSlots } from '@foyer/shared/api/widget.ts'
import type { AskSlot, Language, Slot, TurnKind } from '@foyer/shared/facts/statuses.ts'
import type { OwnAnswer } from './answer/own-answers.ts'
import type { SiteIndex } from './turn-site.ts'

/** Where the intake stands: not begun, asking, reading back, or confirmed by the visitor. */
export type IntakePhase = 'idle' | 'collecting' | 'confirming' | 'confirmed'

/** One change of a detail that was already known. */
export type Correction = { slot: Slot; from: string; to: string }

/** What the firm must know besides the details. */
export type Flags = {
  /** Danger or self-harm was mentioned and the emergency numbers were given. */
  safety: boolean
  /** The visitor may already have a lawyer in this matter (ABA Model Rule 4.2). */
  represented: boolean
  doNotContact: boolean
  /** A very long account was sent once; the caution is not repeated. */
  cautioned: boolean
}

/** A day ahead that matters (a hearing, a deadline): the visitor's words and its ISO day. */
export type Deadline = { raw: string; iso: string | null }

/** Everything a chat remembers; plain JSON, so that it can be stored between turns. */
export type Conversation = {
  language: Language
  /** The visitor's latest words, oldest first; at most `historyKept`. */
  history: string[]
  previousAnswer: string
  slots: IntakeSlots
  /** How often each thing has been asked. */
  asked: Partial<Record<AskSlot, number>>
  /** What the visitor would rather not say. */
  refused: Slot[]
  phase: IntakePhase
  /** What was asked last and is not answered yet; several when one question covers them. */
  pending: AskSlot[]
  confirmed: boolean
  /** Counts the versions the firm should see: 1 at the confirmation, one more per change. */
  revision: number
  corrections: Correction[]
  /** What was told last, which a bare "no, …" puts right; absent where nothing was. */
  latest?: Slot[]
  /** How the visitor would rather be reached, where they said so. */
  channel?: 'phone' | 'email'
  flags: Flags
  /** For whom the visitor asks, in the visitor's words ("my mother"). */
  behalfOf: string | null
  deadline: Deadline | null
  /** The other side as mentioned by relation only ("my landlord"), until a name is given. */
  mentionedParty: string | null
  /** The matter is only touched on so far ("my license"), so one more sentence is asked for. */
  thinIssue: boolean
  /** What to heed when reaching the visitor ("don't leave a voicemail"), in their words. */
  contactNote?: string
  /** Whether the visitor said a name to be theirs ("my name is …"). */
  saysName?: true
  /** What the visitor only asked about before any details were taken. */
  askedAbout?: string
  /** A phone number without its area code, waiting for it. */
  partialPhone: string | null
  /** The assistant's latest reply, which the next one does not repeat; absent before the first. */
  latestReply?: string
  /** How often each group of phrasings has been used, so that the next one differs. */
  said: Record<string, number>
  /** Visitor turns so far, and the turn of the latest offer to take details. */
  turns: number
  offeredAt: number | null
  /** Questions the site did not answer, for the firm. */
  openQuestions: string[]
}

/** What a turn needs from outside. `now` is the only clock. */
export type TurnContext = {
  /** The firm's site, or null where it has none or it is not read yet. */
  index: SiteIndex | null
  /** Answers the firm wrote itself, which win over the site; absent where there are none. */
  ownAnswers?: readonly OwnAnswer[]
  firm: {
    name: string
    phone: string | null
    /** IANA name, for example "America/Detroit". */
    timeZone: string
    country: 'US'
    /** What the chat may be held in; both where it is not said. */
    languages?: readonly Language[]
    /** What the firm wants to know; `allNeeds` unless it chose otherwise. */
    needs: readonly Slot[]
  }
  now: Date
}

/** The reply to one turn; `text` is complete and ends with `ask.text` where there is an ask. */
export type TurnReply = {
  kind: TurnKind
  text: string
  citations: Citation[]
  ask?: Ask
  intake: Intake
}

/** Everything a firm may ask a visitor before deciding whether to take a matter (ABA 510). */
export const allNeeds = [
  'issue',
  'name',
  'phone',
  'email',
  'when',
  'where',
  'other_party',
  'preferred_times',
] as const satisfies readonly Slot[]

/** Visitor texts kept for the context of a follow-up question. */
export const historyKept = 8

/** A chat before its first turn. */
export const newConversation = (language: Language): Conversation => ({
  language,
  history: [],
  previousAnswer: '',
  slots: {},
  asked: {},
  refused: [],
  phase: 'idle',
  pending: [],
  confirmed: false,
  revision: 0,
  corrections: [],
  flags: { safety: false, represented: false, doNotContact: false, cautioned: false },
  behalfOf: null,
  deadline: null,
  mentionedParty: null,
  thinIssue: false,
  partialPhone: null,
  said: {},
  turns: 0,
  offeredAt: null,
  openQuestions: [],
})

/** Whether the firm can answer: a name and an e-mail address or a phone number (design section 6.6). */
export const isLead = (slots: IntakeSlots): boolean =>
  slots.name !== undefined && (slots.email !== undefined || slots.phone !== undefined)

/** Whether a visitor was told whom to call, so that a denial has something to deny. */
export const wasWarned = ({ flags, said }: Conversation): boolean =>
  flags.safety || said['perhapsDanger'] !== undefined
