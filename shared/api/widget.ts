import { z } from 'zod'
import { visitorWays } from '../facts/assistant.ts'
import { askSlots, languages, turnKinds, urgencies } from '../facts/statuses.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Instant } from './shapes.ts'

/** The unguessable text a firm pastes as `data-token`; it names the firm and opens nothing. */
export const WidgetToken = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)

/** The source shown under a reply: a page of the firm's site, or the firm's own written answer. */
export const Citation = z.union([
  z.object({ url: z.string(), title: z.string(), quote: z.string() }),
  z.object({ source: z.literal('firm') }),
])
export type Citation = z.infer<typeof Citation>

/** The one thing the assistant asks for next, with quick replies where there are any. */
export const Ask = z.object({
  slot: z.enum(askSlots),
  text: z.string(),
  options: z.array(z.string()).optional(),
})
export type Ask = z.infer<typeof Ask>

/** What the visitor has told so far. Absent slots are not known. */
export const IntakeSlots = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  /** E.164 where it could be read as a number of the firm's country, else as typed. */
  phone: z.string().optional(),
  issue: z.string().optional(),
  /** The visitor's words, and the day they resolve to in the firm's zone where they name one. */
  when: z.object({ raw: z.string(), iso: z.string().nullable() }).optional(),
  where: z.string().optional(),
  other_party: z.string().optional(),
  urgency: z.enum(urgencies).optional(),
  preferred_times: z.string().optional(),
})
export type IntakeSlots = z.infer<typeof IntakeSlots>

export const Intake = z.object({ slots: IntakeSlots, confirmed: z.boolean() })
export type Intake = z.infer<typeof Intake>

/** One reply of the assistant. `id` is the visitor's turn it answers. */
export const Turn = z.object({
  id: Id,
  kind: z.enum(turnKinds),
  text: z.string(),
  citations: z.array(Citation),
  ask: Ask.optional(),
  intake: Intake,
  leadId: Id.optional(),
})
export type Turn = z.infer<typeof Turn>

/** A turn as the transcript keeps it: what was typed and what was answered. */
export const TranscriptEntry = z.object({ text: z.string(), at: Instant, turn: Turn })
export type TranscriptEntry = z.infer<typeof TranscriptEntry>

/** A firm's look, as far as a visitor's browser needs it. */
export const FirmLook = z.object({
  name: z.string(),
  logoUrl: z.string().nullable(),
  colors: z.object({ primary: z.string(), onPrimary: z.string() }),
  greeting: z.string(),
  phone: z.string().nullable(),
  /** Languages the chat offers, at least one. */
  languages: z.array(z.enum(languages)),
})
export type FirmLook = z.infer<typeof FirmLook>

/** The text a visitor accepts before anything is stored. */
export const Notice = z.object({ version: z.string(), text: z.string() })
export type Notice = z.infer<typeof Notice>

const Created = z.object({
  sessionId: Id,
  secret: z.string(),
  firm: FirmLook,
  notice: Notice,
  /** Ways to reach the firm that this chat offers. */
  features: z.array(z.enum(visitorWays)),
  language: z.enum(languages),
})

/** A session as its visitor resumes it. */
export const Resumed = z.object({
  sessionId: Id,
  firm: FirmLook,
  notice: Notice,
  features: z.array(z.enum(visitorWays)),
  language: z.enum(languages),
  consented: z.boolean(),
  transcript: z.array(TranscriptEntry),
  intake: Intake,
  ask: Ask.optional(),
})
export type Resumed = z.infer<typeof Resumed>

/** The public API under the widget door's `/api/v1/widget` (design section 5). */
export const widgetApi = {
  createSession: endpoint({
    method: 'POST',
    path: '/sessions',
    access: 'public',
    status: 201,
    rate: { max: 30, windowMs: minutes(1) },
    body: z.object({
      token: z.string().max(200),
      page: z.object({ url: z.string().max(2_000), title: z.string().max(500).optional() }),
      locale: z.string().max(35).optional(),
    }),
    reply: Created,
  }),
  consent: endpoint({
    method: 'POST',
    path: '/sessions/:id/consent',
    access: 'visitor',
    status: 204,
    params: IdParams,
    body: z.object({ noticeVersion: z.string().max(40) }),
    reply: z.null(),
  }),
  postTurn: endpoint({
    method: 'POST',
    path: '/sessions/:id/turns',
    access: 'visitor',
    stream: true,
    params: IdParams,
    body: z.object({ turnId: Id, text: z.string() }),
    reply: z.object({ turn: Turn }),
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/sessions/:id',
    access: 'visitor',
    params: IdParams,
    reply: Resumed,
  }),
  deleteSession: endpoint({
    method: 'DELETE',
    path: '/sessions/:id',
    access: 'visitor',
    params: IdParams,
    reply: z.object({ success: z.literal(true), message: z.string(), delivered: z.boolean() }),
  }),
} as const

/** One event of a streamed turn; the last is always `done` or `failed`. */
export type TurnEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'citation'; data: Citation }
  | { event: 'ask'; data: Ask }
  | { event: 'done'; data: { turn: Turn } }
  | { event: 'failed'; data: { error: string; message: string; requestId: string } }

/** What a chat sent beside its turns, for whoever reads the chat. */
const ChatItem = z.object({
  section: z.enum(['leads', 'messages', 'appointments', 'documents']),
  id: Id,
  label: z.string(),
  createdAt: Instant,
})

/** A chat as the firm reads it: every turn with its sources, and what came of it. */
export const ConversationDetail = z.object({
  id: Id,
  startedAt: Instant,
  consentedAt: Instant.nullable(),
  noticeVersion: z.string(),
  pageUrl: z.string().nullable(),
  pageTitle: z.string().nullable(),
  language: z.enum(languages),
  withdrawn: z.boolean(),
  transcript: z.array(TranscriptEntry),
  items: z.array(ChatItem),
})
export type ConversationDetail = z.infer<typeof ConversationDetail>

/** The firm's side of a conversation: every item links to the one it came from. */
export const conversationsApi = {
  getConversation: endpoint({
    method: 'GET',
    path: '/dashboard/conversations/:id',
    access: 'member',
    params: IdParams,
    reply: z.object({ success: z.literal(true), conversation: ConversationDetail }),
  }),
} as const
