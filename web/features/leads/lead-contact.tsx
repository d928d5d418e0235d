import { leadDetail, leadList } from '@foyer/shared/copy/leads.ts'
import { Mail, Phone } from 'lucide-react'
import { buttonClasses } from '#web/ui/button.tsx'
import { writePhone } from './phone.ts'

/** The ways to reach somebody, ready to be pressed. */
export function LeadContact({ email, phone }: { email: string | null; phone: string | null }) {
  const look = `${buttonClasses()} max-w-full figures`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {phone === null ? (
        <span className="text-small text-ink-soft">{leadList.noPhone}</span>
      ) : (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={look}>
          <Phone className="shrink-0" size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{leadDetail.phone}</span>
          <span className="truncate">{writePhone(phone)}</span>
        </a>
      )}
      {email === null ? (
        <span className="text-small text-ink-soft">{leadList.noEmail}</span>
      ) : (
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={look}>
          <Mail className="shrink-0" size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{leadDetail.email}</span>
          <span className="truncate">{email}</span>
        </a>
      )}
    </div>
  )
}
