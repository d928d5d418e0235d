import { outbox } from '@foyer/shared/copy/outbox.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import type { OutboxEntry, OutboxMail } from '#server/ports/mail/outbox-reader.ts'

/** What the shown message may do: nothing but open its links in a window of their own. */
export const bodySandbox = 'allow-popups allow-popups-to-escape-sandbox'

/** Address of the outbox's stylesheet. */
export const styleAddress = `${paths.outbox}/style.css`

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Foyer`}</title>
        <link rel="stylesheet" href={styleAddress} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function Instant({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{instant.format(at)}</time>
}

const subjectOf = ({ subject }: OutboxEntry) => (subject === '' ? outbox.noSubject : subject)

/** The list of kept messages. */
export function ListPage({ entries, total }: { entries: OutboxEntry[]; total: number }) {
  return (
    <Page title={outbox.title}>
      <h1>{outbox.title}</h1>
      <p className="lead">{outbox.lead}</p>
      {entries.length === 0 ? (
        <div className="empty">
          <h2>{outbox.emptyTitle}</h2>
          <p>{outbox.empty}</p>
        </div>
      ) : (
        <>
          <p className="count">{outbox.count(entries.length, total)}</p>
          <ol className="list" aria-label={outbox.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <a href={`${paths.outbox}/${entry.id}`}>{subjectOf(entry)}</a>
                <Instant at={entry.at} />
                <span className="to">{entry.to}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Page>
  )
}

function Back() {
  return (
    <a className="back" href={paths.outbox}>
      <span aria-hidden="true">← </span>
      {outbox.back}
    </a>
  )
}

/** One message: as it looks, as plain text, and its headers. */
export function MailPage({ mail }: { mail: OutboxMail }) {
  const subject = subjectOf(mail)
  return (
    <Page title={subject}>
      <Back />
      <h1>{subject}</h1>
      <dl className="facts">
        <dt>{outbox.to}</dt>
        <dd>{mail.to}</dd>
        <dt>{outbox.received}</dt>
        <dd>
          <Instant at={mail.at} />
        </dd>
      </dl>
      <section>
        <h2>{outbox.asHtml}</h2>
        {mail.html === '' ? (
          <p className="none">{outbox.noHtml}</p>
        ) : (
          <iframe
            title={outbox.frame(subject)}
            src={`${paths.outbox}/${mail.id}/body`}
            sandbox={bodySandbox}
          />
        )}
      </section>
      <section>
        <h2>{outbox.asText}</h2>
        {mail.text === '' ? <p className="none">{outbox.noText}</p> : <pre>{mail.text}</pre>}
      </section>
      {mail.calendar === null ? null : (
        <section>
          <h2>{outbox.calendar[mail.calendar.method]}</h2>
          <p className="none">{outbox.calendarLead}</p>
          <pre>{mail.calendar.content}</pre>
          <p className="none">
            <a href={`${paths.outbox}/${mail.id}/calendar.ics`}>{outbox.calendarDownload}</a>
          </p>
        </section>
      )}
      <section>
        <details>
          <summary>{outbox.headers}</summary>
          <pre>{mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
        </details>
      </section>
    </Page>
  )
}

/** Says that a message is not there. */
export function MissingPage() {
  return (
    <Page title={outbox.missingTitle}>
      <Back />
      <h1>{outbox.missingTitle}</h1>
      <p className="lead">{outbox.missing}</p>
    </Page>
  )
}
