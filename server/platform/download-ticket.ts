import { createHmac, timingSafeEqual } from 'node:crypto'
import { downloadLinkFor } from '@foyer/shared/facts/limits.ts'
import { z } from 'zod'
import type { Clock } from '#server/ports/clock/clock.ts'

const Permit = z.object({
  firmId: z.uuid(),
  documentId: z.uuid(),
  storageKey: z.string(),
})

/** What a ticket lets somebody fetch: one version of one document. */
export type Permit = z.infer<typeof Permit>

/** Issues and reads tickets to downloads. */
export type DownloadTickets = {
  issue(permit: Permit): string
  /** What a ticket permits now; undefined where it was not issued here, was changed, or is too old. */
  read(ticket: string): Permit | undefined
}

const expiryBytes = 6
const signatureBytes = 32
const shape = /^[\w-]{60,400}$/

/**
 * Tickets signed with the installation's secret (HMAC-SHA-256), so that every process reads what
 * another issued: when it ends, what it permits, and the signature over both, in base64url. Who holds
 * one may fetch that file for a minute; whether it still may be had is asked again then.
 */
export function downloadTickets(secret: string, clock: Clock): DownloadTickets {
  const key = createHmac('sha256', secret).update('tickets to downloads').digest()
  const sign = (body: Buffer) => createHmac('sha256', key).update(body).digest()
  return {
    issue({ firmId, documentId, storageKey }) {
      const ends = Buffer.alloc(expiryBytes)
      ends.writeUIntBE(clock.now().getTime() + downloadLinkFor, 0, expiryBytes)
      const said = Buffer.from(`${firmId}.${documentId}.${storageKey}`)
      const body = Buffer.concat([ends, said])
      return Buffer.concat([sign(body), body]).toString('base64url')
    },
    read(ticket) {
      if (!shape.test(ticket)) return undefined
      const bytes = Buffer.from(ticket, 'base64url')
      // Several texts decode to the same bytes; only the one that was issued counts.
      if (bytes.toString('base64url') !== ticket) return undefined
      const body = bytes.subarray(signatureBytes)
      if (!timingSafeEqual(bytes.subarray(0, signatureBytes), sign(body))) return undefined
      const left = body.readUIntBE(0, expiryBytes) - clock.now().getTime()
      if (left <= 0 || left > downloadLinkFor) return undefined
      const [firmId, documentId, storageKey] = body.toString('utf8', expiryBytes).split('.')
      return Permit.safeParse({ firmId, documentId, storageKey }).data
    },
  }
}
