import type Stripe from 'stripe'

/** What Stripe is reached by. `apiOrigin` is a server that speaks its API in its place. */
export type StripeAccess = { secretKey: string; apiOrigin?: string | undefined }

/** Requests end after so many milliseconds, and are tried so many times more. */
const timeout = 10_000
const maxNetworkRetries = 2

/**
 * Stripe's own client, loaded when it is first needed: the library takes most of a second, which
 * nobody should wait for who does not use it.
 */
export function lazyClient({ secretKey, apiOrigin }: StripeAccess): () => Promise<Stripe> {
  let opened: Promise<Stripe> | undefined
  const open = async () => {
    const library = await import('stripe')
    const settings = { timeout, maxNetworkRetries, telemetry: false, ...elsewhere(apiOrigin) }
    return new library.default(secretKey, settings)
  }
  return () => (opened ??= open())
}

function elsewhere(apiOrigin: string | undefined) {
  if (apiOrigin === undefined) return {}
  const { protocol, hostname, port } = new URL(apiOrigin)
  const plain = protocol === 'http:'
  return {
    protocol: plain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port === '' ? (plain ? 80 : 443) : Number(port),
  }
}

/** A key that belongs to live money; everything else belongs to test mode. */
export const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey)
