import { requestMail as copy } from '@foyer/shared/copy/requests.ts'
import { Text } from '@react-email/components'
import { sayPhone } from '#server/assistant/intake/contact.ts'
import { Detail, Letter, letterStyles, PartTitle, writeLetter } from '#server/platform/letter.tsx'
import type { MessageRow } from './queries.ts'

/** Who wrote, and how to reach them. */
export function Client(client: {
  clientName: string
  clientEmail: string | null
  clientPhone: string | null
}) {
  const { clientName, clientEmail, clientPhone } = client
  return (
    <>
      <PartTitle>{copy.contact}</PartTitle>
      <Detail name={copy.name} value={clientName} />
      <Detail name={copy.email} value={clientEmail} />
      <Detail name={copy.phone} value={clientPhone === null ? null : sayPhone(clientPhone)} />
    </>
  )
}

/** The mail that brings a visitor's message. */
export async function messageEmail(
  message: MessageRow,
): Promise<{ subject: string; html: string; text: string }> {
  const letter = (
    <Letter title={copy.messageTitle} preview={copy.messageTitle}>
      {message.requiresImmediateAttention ? (
        <Text style={letterStyles.urgent}>{copy.attention}</Text>
      ) : null}
      <Client {...message} />
      <PartTitle>{copy.message}</PartTitle>
      <Text style={letterStyles.text}>{message.content}</Text>
      <Text style={letterStyles.small}>{copy.why}</Text>
    </Letter>
  )
  return { subject: copy.messageSubject, ...(await writeLetter(letter)) }
}
