import { requestMail as copy } from '@foyer/shared/copy/requests.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { render } from '@react-email/render'
import type { ReactElement, ReactNode } from 'react'

const ink = '#17262b'
const line = '#d9d4c8'

/** The quiet colour of labels and small print. */
export const soft = '#55646a'

/** How every mail to a firm looks; mail programs take styles only inline. */
export const letterStyles = {
  body: {
    backgroundColor: '#f7f4ee',
    color: ink,
    fontFamily: "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
    margin: 0,
    padding: '24px 0',
  },
  sheet: {
    backgroundColor: '#ffffff',
    border: `1px solid ${line}`,
    borderRadius: '6px',
    maxWidth: '640px',
    padding: '32px',
  },
  title: {
    fontFamily: "'Source Serif 4', Georgia, 'Times New Roman', serif",
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

/** One sheet of paper with a title; in English unless told. */
export function Letter(props: {
  title: string
  preview: string
  language?: Language
  children: ReactNode
}) {
  return (
    <Html lang={props.language ?? 'en'}>
      <Head />
      <Preview>{props.preview}</Preview>
      <Body style={letterStyles.body}>
        <Container style={letterStyles.sheet}>
          <Heading style={letterStyles.title}>{props.title}</Heading>
          {props.children}
        </Container>
      </Body>
    </Html>
  )
}

/** The small heading of a part. */
export function PartTitle({ children }: { children: string }) {
  return <Text style={letterStyles.part}>{children}</Text>
}

/** "Name: value"; nothing where there is no value. */
export function Detail({ name, value }: { name: string; value: string | null | undefined }) {
  if (value === null || value === undefined || value === '') return null
  return (
    <Text style={letterStyles.text}>
      <span style={{ color: soft }}>{`${name}: `}</span>
      {value}
    </Text>
  )
}

/** Who wrote, and how to reach them. */
export function ClientPart(client: {
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
      <Detail name={copy.phone} value={clientPhone} />
    </>
  )
}

/** What people wrote keeps its lines without HTML, too. */
const inPlainText = { plainText: true, htmlToTextOptions: { preserveNewlines: true } } as const

/** A letter as HTML and as its plain-text twin. */
export async function writeLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(letter), text: await render(letter, inPlainText) }
}
