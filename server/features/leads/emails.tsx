import type { Citation } from '@foyer/shared/api/widget.ts'
import { leadMail as copy } from '@foyer/shared/copy/lead-mail.ts'
import { slotNames, urgencyNames } from '@foyer/shared/copy/leads.ts'
import { slots as slotOrder } from '@foyer/shared/facts/statuses.ts'
import { Button } from '@react-email/button'
import { Hr } from '@react-email/hr'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { sayPhone } from '#server/assistant/intake/contact.ts'
import { sayWhen } from '#server/assistant/intake/read-back.ts'
import {
  Detail,
  Letter,
  letterStyles,
  PartTitle,
  soft,
  writeLetter,
} from '#server/platform/letter.tsx'
import type { TurnRow } from '#server/features/conversations/queries.ts'
import type { LeadRow } from './queries.ts'

/** What a lead's mail is made from. Times are shown in the firm's zone. */
export type LeadMailParts = {
  lead: LeadRow
  turns: TurnRow[]
  page: { url: string | null; title: string | null }
  timeZone: string
  dashboardUrl: string
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

function Source({ citation }: { citation: Citation }) {
  if ('source' in citation)
    return <Text style={letterStyles.small}>{`${copy.source}: ${copy.firmSource}`}</Text>
  return (
    <Text style={letterStyles.small}>
      {`${copy.source}: `}
      {isWebAddress(citation.url) ? (
        <Link href={citation.url} style={letterStyles.link}>
          {citation.title || citation.url}
        </Link>
      ) : (
        citation.title
      )}
    </Text>
  )
}

function Told({ lead }: { lead: LeadRow }) {
  const { slots } = lead
  const shown = (slot: (typeof slotOrder)[number]): string | undefined => {
    if (slot === 'when') {
      return slots.when === undefined ? undefined : sayWhen(slots.when, 'en')
    }
    return slot === 'urgency' ? urgencyNames[lead.urgency] : slots[slot]
  }
  return slotOrder
    .filter((slot) => !['name', 'email', 'phone', 'issue'].includes(slot))
    .map((slot) => ({ slot, text: shown(slot) }))
    .filter(({ text }) => text !== undefined && text !== '')
    .map(({ slot, text }) => <Detail key={slot} name={slotNames[slot]} value={text} />)
}

function Contact({ lead }: { lead: LeadRow }) {
  return (
    <Section>
      <PartTitle>{copy.contact}</PartTitle>
      <Text style={{ ...letterStyles.text, fontSize: '17px', fontWeight: 600 }}>{lead.name}</Text>
      {lead.email === null ? null : (
        <Text style={letterStyles.text}>
          <Link href={`mailto:${lead.email}`} style={letterStyles.link}>
            {lead.email}
          </Link>
        </Text>
      )}
      {lead.phone === null ? null : (
        <Text style={letterStyles.text}>
          <Link href={`tel:${lead.phone}`} style={letterStyles.link}>
            {sayPhone(lead.phone)}
          </Link>
        </Text>
      )}
    </Section>
  )
}

function Transcript({ turns }: { turns: TurnRow[] }) {
  return (
    <Section>
      <PartTitle>{copy.transcript}</PartTitle>
      {turns.map((turn) => (
        <Section key={turn.turnId}>
          <Text style={letterStyles.text}>
            <strong>{`${copy.visitor}: `}</strong>
            {turn.text}
          </Text>
          <Text style={{ ...letterStyles.text, color: soft }}>
            <strong>{`${copy.assistant}: `}</strong>
            {turn.reply.text}
          </Text>
          {turn.reply.citations.map((citation, at) => (
            <Source key={at} citation={citation} />
          ))}
        </Section>
      ))}
    </Section>
  )
}

function LeadLetter({ lead, turns, page, timeZone, dashboardUrl }: LeadMailParts) {
  const revised = lead.deliveredRevision > 0
  const received = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  return (
    <Letter title={revised ? copy.titleRevised : copy.title} preview={copy.preview}>
      <Text style={letterStyles.small}>
        {`${copy.received} ${received.format(lead.createdAt)}. ${lead.confirmed ? copy.confirmed : copy.unconfirmed}`}
      </Text>
      {lead.urgency === 'high' ? <Text style={letterStyles.urgent}>{copy.urgent}</Text> : null}
      <Contact lead={lead} />
      <PartTitle>{copy.summary}</PartTitle>
      <Text style={letterStyles.text}>{lead.summary}</Text>
      <PartTitle>{copy.facts}</PartTitle>
      <Told lead={lead} />
      {page.url === null || !isWebAddress(page.url) ? null : (
        <Text style={letterStyles.small}>
          {`${copy.page}: `}
          <Link href={page.url} style={letterStyles.link}>
            {page.title ?? page.url}
          </Link>
        </Text>
      )}
      <Section style={{ marginTop: '20px' }}>
        <Button href={dashboardUrl} style={letterStyles.button}>
          {copy.open}
        </Button>
      </Section>
      <Hr style={letterStyles.rule} />
      <Transcript turns={turns} />
      <Hr style={letterStyles.rule} />
      <Text style={letterStyles.small}>{copy.noRelation}</Text>
      <Text style={letterStyles.small}>{copy.why}</Text>
    </Letter>
  )
}

/** The lead's mail: subject without a fact of the case, HTML and its plain-text twin. */
export async function leadEmail(
  parts: LeadMailParts,
): Promise<{ subject: string; html: string; text: string }> {
  const letter = <LeadLetter {...parts} />
  return {
    subject: parts.lead.deliveredRevision > 0 ? copy.subjectRevised : copy.subject,
    ...(await writeLetter(letter)),
  }
}
