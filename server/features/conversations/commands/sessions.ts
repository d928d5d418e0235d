import { randomUUID } from 'node:crypto'
import { WidgetToken } from '@foyer/shared/api/widget.ts'
import { sessionIdle } from '@foyer/shared/facts/limits.ts'
import { minutes } from '@foyer/shared/facts/time.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import { notice } from '#server/assistant/turn-notice.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { World } from '#server/world.ts'
import {
  type Firm,
  findFirmByToken,
  getFirm,
  insertSession,
  lockSession,
  markSnippetSeen,
  recordConsent,
  type Session,
} from '../queries.ts'
import { allowedHosts, type Carried, chooseLanguage, cleanPageUrl, makeSecret } from '../rules.ts'

/** A visitor whose secret was checked. */
export type Visitor = { firmId: FirmId; sessionId: string; carried: Carried | null }

/**
 * The firm a widget token names, whether or not its chat receives visitors: the frame must be there to
 * say so.
 * @throws Failure `widget/unknown-token`
 */
export async function firmOfToken(world: World, token: string): Promise<Firm & { firmId: FirmId }> {
  if (!WidgetToken.safeParse(token).success) throw new Failure('widget/unknown-token')
  const firmId = await world.db.lookUp((db) => findFirmByToken(db, token))
  if (firmId === null) throw new Failure('widget/unknown-token')
  const firm = await world.db.asFirm(firmId, (tx) => getFirm(tx, firmId))
  if (firm === undefined) throw new Failure('widget/unknown-token')
  return { ...firm, firmId }
}

/** Refuses what would be new for a firm whose subscription has ended; what it has, stays. */
export function assertReceiving(firm: Firm): void {
  if (!firm.active) throw new Failure('widget/inactive-firm')
}

/** Notes that the snippet works on the firm's own site, where `pageUrl` is on it. */
export async function noteSnippetSeen(
  world: World,
  firm: Firm & { firmId: FirmId },
  pageUrl: string,
): Promise<void> {
  if (!URL.canParse(pageUrl) || !allowedHosts(firm).includes(new URL(pageUrl).host)) return
  const at = world.clock.now()
  if (firm.snippetSeenAt !== null && at.getTime() - firm.snippetSeenAt.getTime() < minutes(60))
    return
  await world.db.asFirm(firm.firmId, (tx) => markSnippetSeen(tx, firm.firmId, at))
}

/**
 * Opens a chat. The server keeps the firm, the secret's hash and the time; the page and the language
 * travel in the secret until the notice is accepted.
 */
export async function openSession(
  world: World,
  request: {
    token: string
    page: { url: string; title?: string | undefined }
    locale?: string | undefined
  },
): Promise<{ firm: Firm; sessionId: string; secret: string; language: 'en' | 'es' }> {
  const firm = await firmOfToken(world, request.token)
  assertReceiving(firm)
  const language = chooseLanguage(request.locale, firm.languages)
  const url = cleanPageUrl(request.page.url)
  const { secret, secretHash } = makeSecret({
    url,
    title: (request.page.title ?? '').slice(0, 300),
    language,
  })
  const sessionId = randomUUID()
  const { firmId } = firm
  await world.db.asFirm(firmId, (tx) =>
    insertSession(tx, { firmId, sessionId, secretHash, createdAt: world.clock.now() }),
  )
  await noteSnippetSeen(world, firm, url)
  return { firm, sessionId, secret, language }
}

/** Records that the visitor accepted the notice; only its current text can be accepted. */
export async function acceptNotice(
  world: World,
  { firmId, sessionId, carried }: Visitor,
  noticeVersion: string,
): Promise<void> {
  await world.db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    if (firm === undefined) throw new Failure('widget/unknown-session')
    assertReceiving(firm)
    const language = (['en', 'es'] as const).find(
      (each) => notice(firm, each).version === noticeVersion,
    )
    if (language === undefined) throw new Failure('widget/unknown-notice')
    const consentedAt = world.clock.now()
    assertOpen(await lockSession(tx, firmId, sessionId), consentedAt)
    await recordConsent(tx, firmId, sessionId, {
      noticeVersion,
      consentedAt,
      day: dayIn(firm.timeZone, consentedAt),
      pageUrl: carried?.url || null,
      pageTitle: carried?.title || null,
      language: carried?.language ?? language,
    })
  })
}

/** The session, if there is one: one whose words went at its visitor's wish is as good as none. */
export function assertThere(session: Session | undefined): asserts session is Session {
  if (session === undefined || session.secretHash === '')
    throw new Failure('widget/unknown-session')
}

/** The session, if it can be continued. */
export function assertOpen(session: Session | undefined, now: Date): asserts session is Session {
  assertThere(session)
  const since = session.lastTurnAt ?? session.createdAt
  if (session.withdrawnAt !== null || now.getTime() - since.getTime() > sessionIdle)
    throw new Failure('widget/closed-session')
}
