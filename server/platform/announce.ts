import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'
import type { FirmId } from './firm-id.ts'

/** What news can be about. */
export const newsNouns = ['lead', 'message', 'appointment', 'document', 'question', 'site'] as const
export type NewsNoun = (typeof newsNouns)[number]

/** One thing of a firm that arrived or changed; ids only. */
export type News = { noun: NewsNoun; id: string; kind: 'arrived' | 'changed' }

/** The channel of PostgreSQL's notifications that news travels on. */
export const newsChannel = 'foyer_news'

/**
 * Tells every process of the firm's news, if and only if the caller's transaction commits. Dashboards
 * that are open hear of it; one that was away reads everything again when it comes back, so nothing
 * depends on hearing.
 */
export async function announce(tx: Tx, firmId: FirmId, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${newsChannel}, ${JSON.stringify({ firmId, ...news })})`)
}
