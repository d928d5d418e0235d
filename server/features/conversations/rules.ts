import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type {
  ConversationDetail,
  TranscriptEntry,
  Turn,
  TurnEvent,
} from '@foyer/shared/api/widget.ts'
import { activity } from '@foyer/shared/copy/activity.ts'
import { previewOf } from '@foyer/shared/rules/preview.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { storableText } from '@foyer/shared/rules/storable-text.ts'
import { z } from 'zod'
import {
  allNeeds,
  type Conversation,
  newConversation,
  type TurnContext,
} from '#server/assistant/turn-state.ts'
import { caseSummary } from '#server/assistant/turn-summary.ts'
import type { ChatItem, Session, TurnRow } from './queries.ts'

/**
 * What the visitor's browser carries inside its secret until the notice is accepted: the page and
 * the language, which the server may not keep before (design section 5).
 */
const Carried = z.object({
  url: z.string().max(2_000),
  title: z.string().max(300),
  language: z.enum(['en', 'es']),
})
export type Carried = z.infer<typeof Carried>

/** The parts of a visitor's bearer: the secret that proves, and what it carries. */
export type Bearer = { secretHash: string; carried: Carried | null }

/** SHA-256, hex: the secret has 256 bits of its own, so a slow hash would add nothing. */
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Makes a session's secret: 256 random bits, then what it carries. */
export function makeSecret(carried: Carried): { secret: string; secretHash: string } {
  const proof = randomBytes(32).toString('base64url')
  const rest = Buffer.from(JSON.stringify(carried)).toString('base64url')
  return { secret: `${proof}.${rest}`, secretHash: hash(proof) }
}

/**
 * Reads what a secret carries. It is not signed: whoever holds the secret may write there whatever
 * they could have said when they opened the chat, so it is cleaned as if it came from there.
 */
function readCarried(text: string | undefined): Carried | null {
  if (text === undefined) return null
  try {
    const told = Carried.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return { ...told, url: cleanPageUrl(told.url), title: storableText(told.title) }
  } catch {
    return null
  }
}

/** Reads `Authorization: Bearer …` of a visitor; null where there is none. */
export function readBearer(header: string | undefined): Bearer | null {
  const match = /^Bearer ([A-Za-z0-9_-]{43})(?:\.([A-Za-z0-9_-]{1,8000}))?$/.exec(header ?? '')
  if (match?.[1] === undefined) return null
  return { secretHash: hash(match[1]), carried: readCarried(match[2]) }
}

/** Compares two hex hashes without telling by time where they differ. */
export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** The language of a chat: the browser's where the firm offers it, else the firm's own. */
export function chooseLanguage(locale: string | undefined, offered: readonly Language[]): Language {
  const wished = locale?.split(/[-_]/)[0]?.toLowerCase()
  return offered.find((each) => each === wished) ?? offered[0] ?? 'en'
}

/** A page address as it may be kept: http(s), without credentials and fragment; else empty. */
export function cleanPageUrl(text: string): string {
  if (!URL.canParse(text)) return ''
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return ''
  url.username = ''
  url.password = ''
  url.hash = ''
  return url.href.slice(0, 2_000)
}

/** Hosts that show a firm's chat: its site's with and without "www.", and those it added. */
export function allowedHosts(firm: { siteUrl: string | null; allowedHosts: string[] }): string[] {
  if (firm.siteUrl === null) return firm.allowedHosts
  const { host } = new URL(firm.siteUrl)
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  const isName = /[a-z]/i.test(host.split(':')[0] ?? '') && host.includes('.')
  return [host, ...(isName ? [other] : []), ...firm.allowedHosts]
}

/** `frame-ancestors` of the chat's frame. A firm that named no site yet may try it anywhere. */
export function frameAncestors(hosts: readonly string[]): string {
  if (hosts.length === 0) return '*'
  return hosts.flatMap((host) => [`https://${host}`, `http://${host}`]).join(' ')
}

const wordsOf = (text: string): TurnEvent[] =>
  (text.match(/\S+\s*|\s+/g) ?? []).map((word) => ({ event: 'delta', data: { text: word } }))

/**
 * The events a turn is streamed as: its text word by word, its sources, what it asks, then all of it.
 * @param pieces of the text that may leave before the turn is settled; where there are none, all of the
 *   text follows at its end.
 */
export async function* eventsOf(
  settled: Promise<Turn>,
  pieces: AsyncIterable<string>,
): AsyncGenerator<TurnEvent> {
  let hasBegun = false
  for await (const piece of pieces) {
    hasBegun = true
    yield* wordsOf(piece)
  }
  const turn = await settled
  if (!hasBegun) yield* wordsOf(turn.text)
  for (const data of turn.citations) yield { event: 'citation', data }
  if (turn.ask !== undefined) yield { event: 'ask', data: turn.ask }
  yield { event: 'done', data: { turn } }
}

/** What a chat remembers so far. */
export const stateOf = (session: Session): Conversation =>
  session.conversation ?? newConversation(session.language === 'es' ? 'es' : 'en')

/** What a turn makes of its chat's lead, as far as there is one. */
export function leadOf(
  { slots, confirmed, ...rest }: Conversation,
  { firm, text }: { firm: { timeZone: string; language: string }; text: string },
) {
  const summary = caseSummary({ slots, confirmed, ...rest }, firm.language === 'es' ? 'es' : 'en')
  return { timeZone: firm.timeZone, slots, confirmed, summary, message: slots.issue ?? text }
}

/** What a turn must know of the firm. */
export function needsOf(firm: {
  name: string
  phone: string | null
  timeZone: string
  languages: readonly Language[]
}): TurnContext['firm'] {
  const { name, phone, timeZone, languages } = firm
  return { name, phone, timeZone, languages, country: 'US', needs: allNeeds }
}

/** A chat's turns as its readers get them: what was typed and what was answered, with its sources. */
export function transcriptOf(turns: readonly TurnRow[]): TranscriptEntry[] {
  return turns.map(({ text, at, reply }) => ({ text, at: at.toISOString(), turn: reply }))
}

/** What an item of a chat is called in a line; nothing of one that was withdrawn. */
function labelOfItem(item: ChatItem): string {
  if (item.withdrawnAt !== null) return activity.withdrawn
  switch (item.section) {
    case 'leads':
      return item.issue || item.name
    case 'messages':
      return previewOf(item.content.trim().replaceAll(/\s+/g, ' '), labelLength)
    case 'appointments':
      return activity.consultation[item.by]
    case 'documents':
      return item.filename
  }
}

/** Characters of a message that name it. */
const labelLength = 60

/** A chat as the firm reads it; undefined where its notice was never accepted, so that nothing was kept. */
export function conversationOf(
  session: Session,
  turns: readonly TurnRow[],
  items: readonly ChatItem[],
): ConversationDetail | undefined {
  const { consentedAt, createdAt, pageUrl, pageTitle } = session
  if (consentedAt === null) return undefined
  return {
    id: session.sessionId,
    startedAt: createdAt.toISOString(),
    consentedAt: consentedAt.toISOString(),
    noticeVersion: session.noticeVersion ?? '',
    pageUrl,
    pageTitle,
    language: session.language === 'es' ? 'es' : 'en',
    withdrawn: session.withdrawnAt !== null,
    transcript: transcriptOf(turns),
    items: items.map((item) => ({
      section: item.section,
      id: item.id,
      label: labelOfItem(item),
      createdAt: item.createdAt.toISOString(),
    })),
  }
}
