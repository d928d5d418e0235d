import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/** What the identity derives from the process's one secret, each use with a key of its own. */
export type Secrets = {
  /** Encrypts with AES-256-GCM, bound to `name`. */
  seal(text: string, name: string): string
  /** Undoes {@link seal}; null when the secret or the name is another, or a byte was changed. */
  unseal(sealed: string, name: string): string | null
  /** The refresh token that follows `token`: always the same, and nobody else can compute it. */
  successorOf(token: string): string
  /** The code that a letter carries, by its id: kept nowhere, and nobody else can compute it. */
  codeOf(codeId: string): string
  /** Stands for an address in a counter, so that the address itself is not kept. */
  subjectOf(value: string): string
}

const nonceBytes = 12
const tagBytes = 16

/** Derives the identity's keys from the process's secret. */
export function deriveSecrets(secret: string): Secrets {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `identity ${use}`, 32))
  const sealing = derive('signing keys at rest')
  const succession = derive('refresh token succession')
  const codes = derive('codes sent by mail')
  const subjects = derive('attempt subjects')
  return {
    seal(text, name) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal(sealed, name) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(name))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    successorOf: (token) => createHmac('sha256', succession).update(token).digest('base64url'),
    codeOf: (codeId) => createHmac('sha256', codes).update(codeId).digest('base64url'),
    subjectOf: (value) => createHmac('sha256', subjects).update(value).digest('base64url'),
  }
}

/** A new refresh token: 256 random bits. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a refresh token. A plain hash is enough for 256 random bits. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What the database keeps of a mailed code, which is 256 bits as well. */
export function hashCode(code: string): string {
  return createHash('sha256').update(`code ${code}`).digest('base64url')
}
