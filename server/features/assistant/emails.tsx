import { mailboxLetterCopy as copy } from '@foyer/shared/copy/your-assistant.ts'
import { Button } from '@react-email/button'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Letter, letterStyles, writeLetter } from '#server/platform/letter.tsx'

/** A name in a sentence; a longer one is no name. */
const longestName = 100

/** The letter that asks whoever reads an address whether they want a firm's mail. */
export async function mailboxEmail(parts: {
  firmName: string
  siteHost: string | null
  confirmUrl: string
}): Promise<{ subject: string; html: string; text: string }> {
  const { firmName, siteHost, confirmUrl } = parts
  const name = firmName.slice(0, longestName)
  const firm = siteHost === null ? name : `${name} (${siteHost})`
  const letter = (
    <Letter title={copy.title} preview={copy.subject}>
      <Text style={{ ...letterStyles.text, margin: '12px 0 0' }}>{copy.lead(firm)}</Text>
      <Section style={{ margin: '24px 0' }}>
        <Button href={confirmUrl} style={letterStyles.button}>
          {copy.open}
        </Button>
      </Section>
      <Text style={letterStyles.text}>{copy.nothing}</Text>
      <Text style={letterStyles.small}>{copy.until}</Text>
      <Text style={letterStyles.small}>{copy.why}</Text>
    </Letter>
  )
  return { subject: copy.subject, ...(await writeLetter(letter)) }
}
