import { z } from 'zod'

const Email = z.email().max(254)

/** Whether a text can be an e-mail address at all. */
export function isEmailAddress(text: string): boolean {
  return Email.safeParse(text.trim()).success
}
