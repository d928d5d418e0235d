import {
  identityMail as copy,
  resetLetter,
  verifyLetter,
} from '@foyer/shared/copy/identity-mail.ts'
import { minutes } from '@foyer/shared/facts/time.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Button } from '@react-email/button'
import { Hr } from '@react-email/hr'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Letter, letterStyles, writeLetter } from '#server/platform/letter.tsx'
import type { CodeKind } from './queries.ts'

/** What a letter is written from. `origin` is the app door's. */
export type LetterParts = {
  kind: CodeKind
  email: string
  oobCode: string
  /** Milliseconds for which the code is still good. */
  left: number
  origin: string
}

const words = { verify: verifyLetter, reset: resetLetter }
const pages = { verify: paths.verifyEmail, reset: paths.resetPassword }

function IdentityLetter({ kind, email, oobCode, left, origin }: LetterParts) {
  const said = words[kind]
  const link = `${origin}${pages[kind]}?oobCode=${encodeURIComponent(oobCode)}`
  return (
    <Letter title={said.title} preview={said.preview}>
      <Text style={{ ...letterStyles.text, marginTop: '12px' }}>{said.lead(email)}</Text>
      <Section style={{ margin: '20px 0' }}>
        <Button href={link} style={letterStyles.button}>
          {said.action}
        </Button>
      </Section>
      <Text style={letterStyles.text}>{copy.lifetime(Math.ceil(left / minutes(1)))}</Text>
      <Text style={letterStyles.text}>{said.notYou}</Text>
      <Hr style={letterStyles.rule} />
      <Text style={letterStyles.small}>{copy.copyLink}</Text>
      <Text style={{ ...letterStyles.small, wordBreak: 'break-all' }}>
        <Link href={link} style={letterStyles.link}>
          {link}
        </Link>
      </Text>
      <Text style={letterStyles.small}>{copy.why(new URL(origin).host)}</Text>
    </Letter>
  )
}

/** The letter that carries a code, as HTML and plain text. Its subject names nobody. */
export async function identityLetter(
  parts: LetterParts,
): Promise<{ subject: string; html: string; text: string }> {
  const written = await writeLetter(<IdentityLetter {...parts} />)
  return { subject: words[parts.kind].subject, ...written }
}
