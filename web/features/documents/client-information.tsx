import { clientInformation } from '@foyer/shared/copy/documents-view.ts'
import { contact } from '@foyer/shared/copy/list-room.ts'
import type { Document } from '@foyer/shared/api/documents.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import { type MailBeginning, mailLink } from '#web/ui/mail-link.ts'
import { writePhone } from '#web/ui/phone.ts'

type Client = Pick<Document, 'clientName' | 'clientEmail' | 'clientPhone' | 'clientMessage'>

/** Who sent a file, as far as they said: at a glance, in the list. */
export function ClientGlance({ of }: { of: Client }) {
  return (
    <section className="mt-1.5 mb-1 grid grid-cols-[minmax(0,1fr)] gap-0.5 border-l border-line-strong/50 pl-3 text-small">
      <h3 className="label">{clientInformation.title}</h3>
      <Lines
        of={of}
        email={of.clientEmail}
        phone={of.clientPhone === null ? null : writePhone(of.clientPhone)}
        messageClasses="line-clamp-2"
      />
    </section>
  )
}

type ClientInformationProps = {
  of: Client
  /** How an answer begins. */
  reply: MailBeginning
}

/** The same in full, with the ways to reach them. */
export function ClientInformation({ of, reply }: ClientInformationProps) {
  const { clientEmail: email, clientPhone: phone } = of
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <h3 className="label">{clientInformation.title}</h3>
      <Lines
        of={of}
        email={
          email !== null && (
            <a href={mailLink(email)} className="link">
              {email}
            </a>
          )
        }
        phone={
          phone !== null && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link">
              {writePhone(phone)}
            </a>
          )
        }
        messageClasses="whitespace-pre-line"
      />
      {email !== null && (
        <p className="mt-1">
          <a href={mailLink(email, reply)} className={buttonClasses()}>
            <Mail className="shrink-0" size={15} strokeWidth={1.75} aria-hidden="true" />
            {contact.reply}
          </a>
        </p>
      )}
    </section>
  )
}

type LinesProps = { of: Client; email: ReactNode; phone: ReactNode; messageClasses: string }

function Lines({ of, email, phone, messageClasses }: LinesProps) {
  const name = shownName(of.clientName, '')
  const message = of.clientMessage ?? ''
  return (
    <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      {name !== '' && <Line name={clientInformation.name}>{name}</Line>}
      {of.clientEmail !== null && <Line name={clientInformation.email}>{email}</Line>}
      {of.clientPhone !== null && <Line name={clientInformation.phone}>{phone}</Line>}
      {message !== '' && (
        <Line name={clientInformation.message}>
          <span className={messageClasses}>{message}</span>
        </Line>
      )}
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}
