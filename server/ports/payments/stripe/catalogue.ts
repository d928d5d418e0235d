import { type PriceKey, priceKeys, unitCents } from '@foyer/shared/rules/price.ts'
import { plans } from '@foyer/shared/facts/plans.ts'
import type Stripe from 'stripe'
import { isMissing, isPresent } from './refusals.ts'

/** Where a price keeps our name for it when a newer price has taken over its lookup key. */
const nameInMetadata = 'foyer_price'

/** The price list at Stripe, found by our names. */
export type Catalogue = {
  /** Makes products and prices that are missing or cost something else now; may be run again. */
  prepare(): Promise<void>
  /** The id of a price at Stripe. */
  idOf(key: PriceKey): Promise<string>
  /** Our name of a price; null for one that is not ours. */
  keyOf(price: Stripe.Price | string): Promise<PriceKey | null>
}

const intervalOf = (key: PriceKey): 'year' | 'month' => (key.endsWith('_yearly') ? 'year' : 'month')

/** `foyer_solo` and the like: the product a price belongs to, and its name on Stripe's invoices. */
function productOf(key: PriceKey): { id: string; name: string } {
  const stem = key.replace(/_(monthly|yearly)$/, '')
  const plan = plans.find((each) => each.key === stem)
  return { id: `foyer_${stem}`, name: `Foyer ${plan?.name ?? 'extra attorney'}` }
}

async function ensureProduct(stripe: Stripe, key: PriceKey): Promise<string> {
  const product = productOf(key)
  try {
    return (await stripe.products.retrieve(product.id)).id
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  try {
    await stripe.products.create(product, { idempotencyKey: `product:${product.id}` })
  } catch (error) {
    // Another process was first.
    if (!isPresent(error)) throw error
  }
  return product.id
}

async function createPrice(stripe: Stripe, key: PriceKey): Promise<Stripe.Price> {
  const product = await ensureProduct(stripe, key)
  const cents = unitCents(key)
  return await stripe.prices.create(
    {
      product,
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval: intervalOf(key) },
      lookup_key: key,
      transfer_lookup_key: true,
      metadata: { [nameInMetadata]: key },
    },
    { idempotencyKey: `price:${key}:${cents}` },
  )
}

const isCurrent = (price: Stripe.Price, key: PriceKey): boolean =>
  price.unit_amount === unitCents(key) &&
  price.currency === 'usd' &&
  price.recurring?.interval === intervalOf(key)

function readKey({ lookup_key: lookupKey, metadata }: Stripe.Price): PriceKey | null {
  const name = lookupKey ?? metadata[nameInMetadata]
  return priceKeys.find((key) => key === name) ?? null
}

/** Opens the price list. What it has learnt it remembers as long as the process lives. */
export function openCatalogue(client: () => Promise<Stripe>): Catalogue {
  const names = new Map<string, PriceKey | null>()
  let ids: Promise<Map<PriceKey, string>> | undefined

  async function readAll(): Promise<Map<PriceKey, string>> {
    const stripe = await client()
    const listed = await stripe.prices.list({
      lookup_keys: [...priceKeys],
      active: true,
      limit: 100,
    })
    const found = new Map<PriceKey, string>()
    for (const key of priceKeys) {
      const known = listed.data.find((price) => price.lookup_key === key && isCurrent(price, key))
      const price = known ?? (await createPrice(stripe, key))
      found.set(key, price.id)
      names.set(price.id, key)
    }
    return found
  }
  /** A failed reading is not remembered. */
  const read = () =>
    (ids ??= readAll().catch((error: unknown) => {
      ids = undefined
      throw error
    }))

  return {
    prepare: async () => void (await read()),
    idOf: async (key) => {
      const id = (await read()).get(key)
      if (id === undefined) throw new TypeError(`no price is called ${key}`)
      return id
    },
    keyOf: async (price) => {
      if (typeof price !== 'string') return readKey(price)
      const known = names.get(price)
      if (known !== undefined) return known
      const key = readKey(await (await client()).prices.retrieve(price))
      names.set(price, key)
      return key
    },
  }
}
