import { contactMail as copy } from '@foyer/shared/copy/contact-mail.ts'
import { Hr } from '@react-email/hr'
import { Text } from '@react-email/text'
import { Detail, Letter, letterStyles, PartTitle, writeLetter } from '#server/platform/letter.tsx'
import type { ContactRow } from './queries.ts'

/** The mail that brings a message of the contact form to the provider. */
export async function contactEmail(
  row: Pick<ContactRow, 'name' | 'email' | 'message' | 'createdAt'>,
): Promise<{ subject: string; html: string; text: string }> {
  const { name, email, message, createdAt } = row
  const letter = (
    <Letter title={copy.title} preview={copy.preview(name)}>
      <Detail name={copy.name} value={name} />
      <Detail name={copy.email} value={email} />
      <Detail name={copy.received} value={createdAt.toISOString()} />
      <PartTitle>{copy.message}</PartTitle>
      <Text style={letterStyles.text}>{message}</Text>
      <Hr style={letterStyles.rule} />
      <Text style={letterStyles.small}>{copy.reply}</Text>
    </Letter>
  )
  return { subject: copy.subject(name), ...(await writeLetter(letter)) }
}
