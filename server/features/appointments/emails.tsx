import {
  calendarEntry,
  clientCalendarMail,
  firmCalendarMail,
} from '@foyer/shared/copy/calendar-mail.ts'
import { requestMail as copy } from '@foyer/shared/copy/requests.ts'
import { consultationLength } from '@foyer/shared/facts/limits.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { MailableFirm } from '#server/features/overview/queries.ts'
import { writeCalendarMessage } from '#server/platform/calendar-message.ts'
import {
  ClientPart,
  Letter,
  letterStyles,
  PartTitle,
  writeLetter,
} from '#server/platform/letter.tsx'
import type { CalendarPart } from '#server/ports/mail/mail.ts'
import type { AppointmentRow, InvitationRow } from './queries.ts'
import { sayTime } from './rules.ts'

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

/** All that a calendar message says. */
export type Invited = {
  firm: MailableFirm
  appointment: AppointmentRow
  invitation: InvitationRow
  /** Whether this side has another time of it in its calendar. */
  isMove: boolean
  /** The language of the chat. */
  language: Language
  /** Makes the meeting's id one of this Foyer's. */
  mailHost: string
}

type Letters = { subject: string; html: string; text: string; calendar: CalendarPart }

/** Fills a sentence in. Functions, so that no `$` of a name means anything. */
const fill = (sentence: string, { firm, appointment }: Invited): string =>
  sentence
    .replaceAll('{firm}', () => firm.name)
    .replaceAll('{phone}', () => appointment.clientPhone ?? '')

function entryOf(invited: Invited, language: Language) {
  const { consultationType, clientPhone } = invited.appointment
  const words = calendarEntry[language]
  const isNumberUnknown = consultationType === 'phone' && clientPhone === null
  const location = isNumberUnknown ? words.phoneUnknown : words.location[consultationType]
  const how = isNumberUnknown ? words.howPhoneUnknown : words.how[consultationType]
  return {
    summary: fill(words.summary, invited),
    location: fill(location, invited),
    how: fill(how, invited),
  }
}

/** Who is named in a calendar: the visitor sees one address of the firm, not whoever hears with it. */
function attendeesOf({ firm, appointment, invitation }: Invited) {
  const { clientName, clientEmail } = appointment
  const ofFirm = invitation.side === 'firm' ? firm.mailTo.split(', ') : [firm.notifyEmail]
  const client = { name: clientName, email: clientEmail ?? '', accepted: false }
  return [
    ...ofFirm.map((email) => ({ name: firm.name, email, accepted: true })),
    ...(clientEmail === null ? [] : [client]),
  ]
}

function calendarOf(invited: Invited, language: Language): CalendarPart {
  const { firm, appointment, invitation, mailHost } = invited
  const { summary, location, how } = entryOf(invited, language)
  return writeCalendarMessage({
    method: invitation.method,
    uid: `appointment.${appointment.appointmentId}@${mailHost}`,
    sequence: invitation.sequence,
    madeAt: invitation.createdAt,
    startsAt: invitation.startsAt,
    endsAt: new Date(invitation.startsAt.getTime() + consultationLength),
    summary,
    location,
    description: how,
    organizer: { name: firm.name, email: firm.notifyEmail },
    attendees: attendeesOf(invited),
  })
}

const kindOf = ({ invitation, isMove }: Invited) =>
  invitation.method === 'CANCEL' ? 'cancelled' : isMove ? 'moved' : 'scheduled'

/** When and, where it takes place, how. */
function Meeting(props: {
  invited: Invited
  language: Language
  words: { when: string; how: string }
}) {
  const { invited, language, words } = props
  const { invitation, firm } = invited
  return (
    <>
      <PartTitle>{words.when}</PartTitle>
      <Text style={letterStyles.text}>{sayTime(invitation.startsAt, firm.timeZone, language)}</Text>
      {invitation.method === 'CANCEL' ? null : (
        <>
          <PartTitle>{words.how}</PartTitle>
          <Text style={letterStyles.text}>{entryOf(invited, language).how}</Text>
        </>
      )}
    </>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <Text style={letterStyles.small}>{children}</Text>
)

async function clientLetter(invited: Invited): Promise<Letters> {
  const { language } = invited
  const words = clientCalendarMail[language]
  const kind = kindOf(invited)
  const title = words.titles[kind]
  const letter = (
    <Letter title={title} preview={title} language={language}>
      <Meeting invited={invited} language={language} words={words} />
      <Text style={letterStyles.text}>
        {fill(kind === 'cancelled' ? words.afterwards : words.change, invited)}
      </Text>
      <Small>{fill(words.why, invited)}</Small>
    </Letter>
  )
  const subject = fill(words.subjects[kind], invited)
  return { subject, ...(await writeLetter(letter)), calendar: calendarOf(invited, language) }
}

function hearsOf({ clientEmail, withdrawnAt }: AppointmentRow): string {
  if (withdrawnAt !== null) return firmCalendarMail.withdrawn
  return clientEmail === null ? firmCalendarMail.clientUntold : firmCalendarMail.clientTold
}

async function firmLetter(invited: Invited): Promise<Letters> {
  const words = firmCalendarMail
  const kind = kindOf(invited)
  const letter = (
    <Letter title={words.titles[kind]} preview={words.titles[kind]}>
      <Meeting invited={invited} language="en" words={words} />
      <ClientPart {...invited.appointment} />
      <Small>{hearsOf(invited.appointment)}</Small>
      <Small>{words.why}</Small>
    </Letter>
  )
  const calendar = calendarOf(invited, 'en')
  return { subject: words.subjects[kind], ...(await writeLetter(letter)), calendar }
}

/** The letter that tells one side of a consultation, with what its calendar is to do. */
export async function invitationEmail(invited: Invited): Promise<Letters> {
  return await (invited.invitation.side === 'client' ? clientLetter(invited) : firmLetter(invited))
}
