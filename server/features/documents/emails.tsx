import { documentMail as copy } from '@foyer/shared/copy/documents.ts'
import { requestMail as words } from '@foyer/shared/copy/requests.ts'
import { labelOf } from '@foyer/shared/facts/file-kinds.ts'
import { sayFileSize } from '@foyer/shared/rules/file-size.ts'
import { Button } from '@react-email/button'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { sayPhone } from '#server/assistant/intake/contact.ts'
import { Detail, Letter, letterStyles, PartTitle, writeLetter } from '#server/platform/letter.tsx'
import type { DocumentRow } from './queries.ts'

/** The mail that tells the firm of a file. The file itself is fetched in the dashboard. */
export async function documentEmail(
  document: DocumentRow,
  dashboardUrl: string,
): Promise<{ subject: string; html: string; text: string }> {
  const { clientName, clientEmail, clientPhone } = document
  const isNameless = clientName === '' && clientEmail === null && clientPhone === null
  const letter = (
    <Letter title={copy.title} preview={copy.title}>
      <PartTitle>{words.contact}</PartTitle>
      {isNameless ? <Text style={letterStyles.text}>{copy.nameless}</Text> : null}
      <Detail name={words.name} value={clientName} />
      <Detail name={words.email} value={clientEmail} />
      <Detail name={words.phone} value={clientPhone === null ? null : sayPhone(clientPhone)} />
      <PartTitle>{copy.document}</PartTitle>
      <Detail name={copy.filename} value={document.originalFilename} />
      <Detail name={copy.kind} value={labelOf(document.mimeType)} />
      <Detail name={copy.size} value={sayFileSize(document.size)} />
      <Detail name={copy.description} value={document.description} />
      <Detail name={words.message} value={document.clientMessage} />
      <Text style={letterStyles.text}>
        {document.infection === null ? copy.fetch : copy.infected}
      </Text>
      <Section style={{ marginTop: '20px' }}>
        <Button href={dashboardUrl} style={letterStyles.button}>
          {copy.open}
        </Button>
      </Section>
      <Text style={letterStyles.small}>{copy.caution}</Text>
      <Text style={letterStyles.small}>{copy.why}</Text>
    </Letter>
  )
  return { subject: copy.subject, ...(await writeLetter(letter)) }
}
