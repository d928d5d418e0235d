import type { CryptoKey } from 'jose'
import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Clock } from '#server/ports/clock/clock.ts'
import { createKey, importKey } from './key-material.ts'
import { keyLife, keyOverlap, keyRecheck, unknownKeyRecheck } from './limits.ts'
import { findKeys, replaceKey, type StoredKey } from './queries.ts'
import type { Secrets } from './secrets.ts'

/** A key that signs, by the name tokens carry. */
export type SigningKey = { kid: string; key: CryptoKey }

/** The keys of ID tokens: one signs, and those it replaced verify until their tokens have expired. */
export type KeyRing = {
  /** The key that signs now; makes one the first time and when the last has grown old. */
  active(): Promise<SigningKey>
  /** The key that verifies tokens of that name, if it still may. */
  find(kid: string): Promise<CryptoKey | undefined>
  /** Puts a new key in the place of the active one. */
  rotate(): Promise<void>
}

type KeyParts = { db: Database; clock: Clock; secrets: Secrets; log: Log }

/** The keys as last read: all that verify, and the active one where it opened. */
type Ring = {
  readAt: number
  keys: { row: StoredKey; publicKey: CryptoKey }[]
  active: StoredKey | undefined
  signing: SigningKey | undefined
}

async function unseal(parts: KeyParts, row: StoredKey): Promise<SigningKey | undefined> {
  const text = parts.secrets.unseal(row.sealedPrivateKey, row.kid)
  if (text !== null) return { kid: row.kid, key: await importKey(JSON.parse(text)) }
  parts.log.warn({ kid: row.kid }, 'signing key does not open with this secret; it is replaced')
  return undefined
}

async function readRing(parts: KeyParts): Promise<Ring> {
  const readAt = parts.clock.now().getTime()
  const rows = await parts.db.asNobody((tx) => findKeys(tx, new Date(readAt - keyOverlap)))
  const active = rows.find((row) => row.retiredAt === null)
  return {
    readAt,
    keys: await Promise.all(
      rows.map(async (row) => ({ row, publicKey: await importKey(row.publicJwk) })),
    ),
    active,
    signing: active === undefined ? undefined : await unseal(parts, active),
  }
}

async function replaceActive(parts: KeyParts, ring: Ring): Promise<Ring> {
  const now = parts.clock.now()
  const key = await createKey(parts.secrets, now)
  const forgetBefore = new Date(now.getTime() - keyOverlap)
  const replaces = ring.active?.kid ?? null
  await parts.db.asNobody((tx) => replaceKey(tx, key, { replaces, forgetBefore }))
  return await readRing(parts)
}

/** Opens the keys kept in the database, encrypted there with a key derived from the secret. */
export function openKeyRing(parts: KeyParts): KeyRing {
  const now = () => parts.clock.now().getTime()
  let ring: Ring | undefined
  const readWithin = async (age: number): Promise<Ring> => {
    if (ring === undefined || now() - ring.readAt >= age) ring = await readRing(parts)
    return ring
  }
  return {
    async active() {
      ring = await readWithin(keyRecheck)
      const tooOld = ring.active !== undefined && now() - ring.active.createdAt.getTime() > keyLife
      if (ring.signing === undefined || tooOld) ring = await replaceActive(parts, ring)
      if (ring.signing === undefined) throw new Error('no signing key could be made')
      return ring.signing
    },
    async find(kid) {
      const known = ring?.keys.some(({ row }) => row.kid === kid) ?? false
      const { keys } = await readWithin(known ? keyRecheck : unknownKeyRecheck)
      const found = keys.find(({ row }) => row.kid === kid)
      if (found === undefined) return undefined
      const { retiredAt } = found.row
      return retiredAt !== null && now() - retiredAt.getTime() > keyOverlap
        ? undefined
        : found.publicKey
    },
    async rotate() {
      ring = await replaceActive(parts, await readRing(parts))
    },
  }
}
