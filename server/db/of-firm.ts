import { eq, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FirmId } from '../platform/firm-id.ts'

/**
 * The first wall: every query of firm data names its firm through this condition. Row security is
 * the second; each is tested with the other taken away (docs/architecture.md, "Two walls").
 */
export function ofFirm(table: { firmId: PgColumn }, firmId: FirmId | Placeholder): SQL {
  return eq(table.firmId, firmId)
}
