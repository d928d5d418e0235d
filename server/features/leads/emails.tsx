import type { Citation } from '@foyer/shared/api/widget.ts'
import { leadMail as copy } from '@foyer/shared/copy/lead-mail.ts'
import { slotNames, urgencyNames } from '@foyer/shared/copy/leads.ts'
import { slots as slotOrder } from '@foyer/shared/facts/statuses.ts'
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { render } from '@react-email/render'
import { sayPhone } from '#server/assistant/intake/contact.ts'
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

const ink = '#17262b'
const soft = '#55646a'
const line = '#d9d4c8'
const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif"

const styles = {
  body: { backgroundColor: '#f7f4ee', color: ink, fontFamily: sans, margin: 0, padding: '24px 0' },
  sheet: {
    backgroundColor: '#ffffff',
    border: `1px solid ${line}`,
    borderRadius: '6px',
    maxWidth: '640px',
    padding: '32px',
  },
  title: {
    fontFamily: serif,
    fontSize: '24px',
    fontWeight: 500,
    lineHeight: '30px',
    margin: '0 0 4px',
  },
  part: {
    color: soft,
    fontSize: '12px',
    letterSpacing: '0.06em',
    margin: '24px 0 6px',
    textTransform: 'uppercase',
  },
  text: { fontSize: '15px', lineHeight: '22px', margin: '0 0 6px', whiteSpace: 'pre-wrap' },
  small: { color: soft, fontSize: '13px', lineHeight: '19px', margin: '0 0 6px' },
  urgent: { color: '#9c2a1d', fontSize: '14px', fontWeight: 600, margin: '8px 0 0' },
  link: { color: '#1f4f46', textDecoration: 'underline' },
  rule: { borderColor: line, margin: '24px 0' },
  button: {
    backgroundColor: '#1f4f46',
    borderRadius: '4px',
    color: '#ffffff',
    fontSize: '15px',
    padding: '11px 18px',
  },
} as const

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

function Source({ citation }: { citation: Citation }) {
  if ('source' in citation)
    return <Text style={styles.small}>{`${copy.source}: ${copy.firmSource}`}</Text>
  return (
    <Text style={styles.small}>
      {`${copy.source}: `}
      {isWebAddress(citation.url) ? (
        <Link href={citation.url} style={styles.link}>
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
      const { when } = slots
      return when === undefined || when.iso === null || when.iso === when.raw
        ? when?.raw
        : `${when.raw} (${when.iso})`
    }
    return slot === 'urgency' ? urgencyNames[lead.urgency] : slots[slot]
  }
  return slotOrder
    .filter((slot) => !['name', 'email', 'phone', 'issue'].includes(slot))
    .map((slot) => ({ slot, text: shown(slot) }))
    .filter(({ text }) => text !== undefined && text !== '')
    .map(({ slot, text }) => (
      <Text key={slot} style={styles.text}>
        <span style={{ color: soft }}>{`${slotNames[slot]}: `}</span>
        {text}
      </Text>
    ))
}

function Contact({ lead }: { lead: LeadRow }) {
  return (
    <Section>
      <Text style={styles.part}>{copy.contact}</Text>
      <Text style={{ ...styles.text, fontSize: '17px', fontWeight: 600 }}>{lead.name}</Text>
      {lead.email === null ? null : (
        <Text style={styles.text}>
          <Link href={`mailto:${lead.email}`} style={styles.link}>
            {lead.email}
          </Link>
        </Text>
      )}
      {lead.phone === null ? null : (
        <Text style={styles.text}>
          <Link href={`tel:${lead.phone}`} style={styles.link}>
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
      <Text style={styles.part}>{copy.transcript}</Text>
      {turns.map((turn) => (
        <Section key={turn.turnId}>
          <Text style={styles.text}>
            <strong>{`${copy.visitor}: `}</strong>
            {turn.text}
          </Text>
          <Text style={{ ...styles.text, color: soft }}>
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
    <Html lang="en">
      <Head />
      <Preview>{copy.preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Heading style={styles.title}>{revised ? copy.titleRevised : copy.title}</Heading>
          <Text
            style={styles.small}
          >{`${copy.received} ${received.format(lead.createdAt)}. ${lead.confirmed ? copy.confirmed : copy.unconfirmed}`}</Text>
          {lead.urgency === 'high' ? <Text style={styles.urgent}>{copy.urgent}</Text> : null}
          <Contact lead={lead} />
          <Text style={styles.part}>{copy.summary}</Text>
          <Text style={styles.text}>{lead.summary}</Text>
          <Text style={styles.part}>{copy.facts}</Text>
          <Told lead={lead} />
          {page.url === null || !isWebAddress(page.url) ? null : (
            <Text style={styles.small}>
              {`${copy.page}: `}
              <Link href={page.url} style={styles.link}>
                {page.title ?? page.url}
              </Link>
            </Text>
          )}
          <Section style={{ marginTop: '20px' }}>
            <Button href={dashboardUrl} style={styles.button}>
              {copy.open}
            </Button>
          </Section>
          <Hr style={styles.rule} />
          <Transcript turns={turns} />
          <Hr style={styles.rule} />
          <Text style={styles.small}>{copy.noRelation}</Text>
          <Text style={styles.small}>{copy.why}</Text>
        </Container>
      </Body>
    </Html>
  )
}

/** The lead's mail: subject without a fact of the case, HTML and its plain-text twin. */
export async function leadEmail(
  parts: LeadMailParts,
): Promise<{ subject: string; html: string; text: string }> {
  const letter = <LeadLetter {...parts} />
  return {
    subject: parts.lead.deliveredRevision > 0 ? copy.subjectRevised : copy.subject,
    html: await render(letter),
    text: await render(letter, { plainText: true }),
  }
}
