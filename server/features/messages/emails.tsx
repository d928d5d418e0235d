import { reasonNames, reasonsTitle } from '@foyer/shared/copy/messages.ts'
import { requestMail as copy } from '@foyer/shared/copy/requests.ts'
import { Text } from '@react-email/text'
import {
  ClientPart,
  Letter,
  letterStyles,
  PartTitle,
  writeLetter,
} from '#server/platform/letter.tsx'
import type { MessageRow } from './queries.ts'

/** The rules that weighed the message, in words. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  const words = Object.entries(reasonNames).filter(([name]) => reasons.includes(name))
  if (words.length === 0) return null
  return (
    <>
      <PartTitle>{reasonsTitle}</PartTitle>
      {words.map(([name, said]) => (
        <Text key={name} style={letterStyles.text}>
          {said}
        </Text>
      ))}
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
      <ClientPart {...message} />
      <PartTitle>{copy.message}</PartTitle>
      <Text style={letterStyles.text}>{message.content}</Text>
      <Reasons reasons={message.reasons} />
      <Text style={letterStyles.small}>{copy.why}</Text>
    </Letter>
  )
  return { subject: copy.messageSubject, ...(await writeLetter(letter)) }
}
