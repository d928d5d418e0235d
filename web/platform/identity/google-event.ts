import { identityPaths } from '@foyer/shared/paths.ts'

/** How a try stands, as the server has it. */
export type Outcome =
  | { outcome: 'pending' }
  | { outcome: 'delivered' }
  | { outcome: 'refused'; code: string }
  | { outcome: 'signed-in'; credential: string }

/** The secret of one try: 32 random bytes. Who knows it gets the result. */
export function makeEvent(): string {
  return encode(crypto.getRandomValues(new Uint8Array(32)))
}

/** What the popup's last page may tell everybody: it points to the try and gives nothing away. */
export async function hashEvent(event: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(event))
  return encode(new Uint8Array(hash))
}

/** Asks how a try stands. A server that cannot say so now is asked again: pending. */
export async function askOutcome(event: string): Promise<Outcome> {
  const response = await fetch(identityPaths.googleResult, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event }),
  })
  return response.ok ? readOutcome(await response.json()) : { outcome: 'pending' }
}

function readOutcome(said: unknown): Outcome {
  if (typeof said !== 'object' || said === null || !('outcome' in said))
    return { outcome: 'pending' }
  const { outcome } = said
  if (outcome === 'refused')
    return { outcome, code: 'code' in said ? String(said.code) : 'auth/internal-error' }
  if (outcome === 'signed-in' && 'credential' in said && typeof said.credential === 'string')
    return { outcome, credential: said.credential }
  return { outcome: outcome === 'delivered' ? outcome : 'pending' }
}

/** Base64url without padding. */
function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
