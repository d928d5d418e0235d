import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { z } from 'zod'
import type { StoredKey } from './queries.ts'
import type { Secrets } from './secrets.ts'

/** The one algorithm ID tokens are signed with. */
export const signatureAlgorithm = 'ES256'

const Jwk = z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256') })

/** Reads a key from its JSON form; only keys of {@link signatureAlgorithm} are taken. */
export async function importKey(jwk: unknown): Promise<CryptoKey> {
  const key = await importJWK(Jwk.parse(jwk) satisfies JWK, signatureAlgorithm)
  if (key instanceof Uint8Array) throw new Error('a signing key must be asymmetric')
  return key
}

/** A new key, named by its thumbprint, with the private half sealed under that name. */
export async function createKey(
  secrets: Secrets,
  now: Date,
): Promise<Omit<StoredKey, 'retiredAt'>> {
  const pair = await generateKeyPair(signatureAlgorithm, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey))
  return { kid, publicJwk, sealedPrivateKey: secrets.seal(privateJwk, kid), createdAt: now }
}
