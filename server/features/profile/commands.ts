import { changeSubscription } from '#server/features/billing/commands.ts'
import { findSubscription } from '#server/features/billing/queries.ts'
import { getFirm } from '#server/features/conversations/queries.ts'
import { type GivenFirm, readFirm } from '#server/features/onboarding/rules.ts'
import { findPlace, timeZoneOf } from '#server/features/places/queries.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { World } from '#server/world.ts'
import { updateFirm } from './queries.ts'
import { changedOrder } from './rules.ts'

/**
 * Changes what a firm says of itself. Where its number of attorneys changes what it pays, the order is
 * changed first, so that a card that refuses leaves the firm as it was.
 * @param acceptedCents the new charge as it was shown to the person.
 * @throws Failure `profile/price-changes` where another charge, or none, was accepted.
 */
export async function updateOrganization(
  world: World,
  firmId: FirmId,
  { acceptedCents, ...given }: GivenFirm & { acceptedCents?: number | undefined },
): Promise<void> {
  const read = readFirm(given)
  if (read.outcome === 'wrong') throw new Failure('request/invalid', { details: read.problems })
  const { zipCode, attorneyCount, ...facts } = read.value
  const subscription = await world.db.asFirm(firmId, (tx) => findSubscription(tx, firmId))
  const changed = changedOrder(subscription, attorneyCount)
  if (changed !== null) {
    if (acceptedCents !== changed.cents) throw new Failure('profile/price-changes')
    await changeSubscription(world, firmId, changed.wish)
  }
  const place = findPlace(zipCode)
  await world.db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    if (firm === undefined) throw new Failure('account/no-firm')
    // Who chose a time zone of their own keeps it.
    const follows = firm.zipCode !== null && firm.timeZone === timeZoneOf(firm.zipCode)
    await updateFirm(tx, firmId, {
      ...facts,
      attorneyCount,
      zipCode,
      city: place?.city ?? null,
      state: place?.state ?? null,
      timeZone: follows ? timeZoneOf(zipCode) : firm.timeZone,
    })
  })
}
