import { count } from 'drizzle-orm'
import { firms } from '#server/db/schema/firms.ts'
import { widgetTokens } from '#server/db/schema/routes.ts'
import { sites } from '#server/db/schema/site.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

/** Adds a firm, the way from its token to it, and its site, not read yet. */
export async function insertFirm(
  tx: Tx,
  firm: typeof firms.$inferInsert & { firmId: FirmId },
): Promise<void> {
  await tx.insert(firms).values(firm)
  await tx.insert(widgetTokens).values({ token: firm.token, firmId: firm.firmId })
  await tx.insert(sites).values({ firmId: firm.firmId })
}

/** How many firms there are. */
export async function countFirms(tx: Tx): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(widgetTokens)
  return row?.n ?? 0
}
