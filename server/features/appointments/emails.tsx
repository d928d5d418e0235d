import { requestMail as copy } from '@foyer/shared/copy/requests.ts'
import { Text } from '@react-email/components'
import {
  ClientPart,
  Letter,
  letterStyles,
  PartTitle,
  writeLetter,
} from '#server/platform/letter.tsx'
import type { AppointmentRow } from './queries.ts'

/** The mail that brings a request for a consultation; its times are in the firm's zone. */
export async function appointmentEmail(
  request: AppointmentRow,
  timeZone: string,
): Promise<{ subject: string; html: string; text: string }> {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  const letter = (
    <Letter title={copy.appointmentTitle} preview={copy.appointmentTitle}>
      <Text style={letterStyles.small}>
        {`${copy.type} ${copy.types[request.consultationType]}`}
      </Text>
      <ClientPart {...request} />
      <PartTitle>{copy.times}</PartTitle>
      {request.preferredTimes.map((time) => (
        <Text key={time} style={letterStyles.text}>
          {format.format(new Date(time))}
        </Text>
      ))}
      {request.message === null ? null : (
        <>
          <PartTitle>{copy.message}</PartTitle>
          <Text style={letterStyles.text}>{request.message}</Text>
        </>
      )}
      <Text style={letterStyles.small}>{copy.why}</Text>
    </Letter>
  )
  return { subject: copy.appointmentSubject, ...(await writeLetter(letter)) }
}
