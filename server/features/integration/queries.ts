import { and, eq } from 'drizzle-orm'
import { ofFirm } from '#server/db/of-firm.ts'
import { firms } from '#server/db/schema/firms.ts'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'

/** The firm's integration; undefined where the id is another firm's or nobody's. */
export async function findIntegration(
  tx: Tx,
  firmId: FirmId,
  integrationId: string,
): Promise<typeof firms.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(firms)
    .where(and(ofFirm(firms, firmId), eq(firms.integrationId, integrationId)))
  return row
}
