/** The part of Trusted Types used here. Not every browser has them. */
type TrustedTypes = {
  createPolicy(
    name: 'default',
    rules: { createScriptURL: (address: string) => string | null },
  ): unknown
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/**
 * Where the scripts of Stripe and Google come from. Google's loader fetches its own parts from the
 * second of its places.
 */
const places = [
  'https://js.stripe.com/',
  'https://apis.google.com/js/',
  'https://apis.google.com/_/scs/',
]

/**
 * The address as it stands where it is one of those, else null, which the browser refuses. It is
 * compared as the browser will read it: a path with `..` in it leads elsewhere.
 */
export function admit(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { href } = new URL(address)
  return places.some((place) => href.startsWith(place)) ? address : null
}

let admitted = false

/**
 * Lets the loaders of Stripe and Google set their script's address, which they do as a plain string,
 * and nothing else. Call it before one of them is loaded, and only then: where neither is set up the
 * content policy allows no policy at all (server/doors/content-policy.ts).
 */
export function admitProviderScripts(scope: Pick<Window, 'trustedTypes'> = window): void {
  if (admitted) return
  scope.trustedTypes?.createPolicy('default', { createScriptURL: admit })
  admitted = true
}
