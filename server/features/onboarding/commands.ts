import { randomBytes, randomUUID } from 'node:crypto'
import { type FirmId, mintFirmId } from '#server/platform/firm-id.ts'
import type { World } from '#server/world.ts'
import { insertFirm } from './queries.ts'

/** What must be known of a firm to give it a front desk. */
export type FirmFacts = {
  name: string
  siteUrl: string | null
  notifyEmail: string
  phone: string | null
  timeZone: string
  colorPrimary?: string
}

/** The green of our own look, until the firm chooses. */
const usualColor = '#1f4f46'

/** Adds a firm with a widget token of its own. */
export async function createFirm(
  world: World,
  facts: FirmFacts,
): Promise<{ firmId: FirmId; token: string; integrationId: string }> {
  const firmId = mintFirmId(randomUUID())
  const integrationId = randomUUID()
  const token = randomBytes(18).toString('base64url')
  await world.db.asFirm(firmId, (tx) =>
    insertFirm(tx, {
      colorPrimary: usualColor,
      ...facts,
      firmId,
      integrationId,
      token,
      createdAt: world.clock.now(),
    }),
  )
  return { firmId, token, integrationId }
}
