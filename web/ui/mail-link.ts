/** A mail that somebody is about to write. */
export type MailBeginning = { subject: string; body: string }

/** The address of a new mail to `email`; its beginning is written already where one is given. */
export function mailLink(email: string, beginning?: MailBeginning): string {
  const to = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  if (beginning === undefined) return to
  const subject = encodeURIComponent(beginning.subject)
  const body = encodeURIComponent(beginning.body.replaceAll('\n', '\r\n'))
  return `${to}?subject=${subject}&body=${body}`
}
