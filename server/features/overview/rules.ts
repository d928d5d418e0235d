import type { Firm } from '#server/features/conversations/queries.ts'
import type { VerifiedIdentity } from '#server/ports/identity/identity.ts'

/** Whether this person's token proves the firm's mailbox, which nobody has done before. */
export function provesMailbox(
  { email, emailVerified }: VerifiedIdentity,
  { notifyEmail, notifyProvedAt }: Firm,
): boolean {
  const isTheirs = email.toLowerCase() === notifyEmail.toLowerCase()
  return notifyProvedAt === null && emailVerified && isTheirs
}
