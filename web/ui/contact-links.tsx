import { contact } from '@foyer/shared/copy/list-room.ts'
import { Mail, Phone } from 'lucide-react'
import { buttonClasses } from './button.tsx'
import { type MailBeginning, mailLink } from './mail-link.ts'
import { writePhone } from './phone.ts'

type ContactLinksProps = {
  email: string | null
  phone: string | null
  /** How an answer begins. */
  reply: MailBeginning
  /** Told when somebody begins to answer by e-mail. */
  onReply?: () => void
}

/** The ways to reach somebody, ready to be pressed. */
export function ContactLinks({ email, phone, reply, onReply }: ContactLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {email !== null && (
        <a href={mailLink(email, reply)} className={buttonClasses('primary')} onClick={onReply}>
          <Mail className="shrink-0" size={15} strokeWidth={1.75} aria-hidden="true" />
          {contact.reply}
        </a>
      )}
      {phone !== null && (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className={`${buttonClasses()} max-w-full figures`}
        >
          <Phone className="shrink-0" size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{contact.phone}</span>
          <span className="truncate">{writePhone(phone)}</span>
        </a>
      )}
      {email === null ? (
        <span className="text-small text-ink-soft">{contact.noEmail}</span>
      ) : (
        <a href={mailLink(email)} className="link min-w-0 wrap-anywhere">
          <span className="sr-only">{contact.email}</span> {email}
        </a>
      )}
      {phone === null && <span className="text-small text-ink-soft">{contact.noPhone}</span>}
    </div>
  )
}
