import { type CryptoKey, importJWK } from 'jose'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { testSecret } from '#server/testing/test-server.ts'
import { signatureAlgorithm } from './key-material.ts'
import { deriveSecrets } from './secrets.ts'

/**
 * The identity's own signing key, for tests: signed with it, a forgery has only the one thing wrong
 * that it is about.
 */
export async function stealKey(
  database: TestDatabase,
): Promise<{ kid: string; key: CryptoKey; publicJwk: object }> {
  const [row] = await database.asOwner<{ kid: string; sealed: string; jwk: object }>(
    'select kid, sealed_private_key as sealed, public_jwk as jwk from identity_keys where retired_at is null',
  )
  if (row === undefined) throw new Error('no key yet')
  const jwk: object = JSON.parse(deriveSecrets(testSecret).unseal(row.sealed, row.kid) ?? '{}')
  const key = await importJWK(jwk, signatureAlgorithm)
  if (key instanceof Uint8Array) throw new Error('the key is symmetric')
  return { kid: row.kid, key, publicJwk: row.jwk }
}
