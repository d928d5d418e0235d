import type { SiteSettings } from '@foyer/shared/api/public-site.ts'
import { slotNames } from '@foyer/shared/copy/leads.ts'
import { leadMail } from '@foyer/shared/copy/lead-mail.ts'
import { exhibits, type FeatureId } from '@foyer/shared/copy/public/features.ts'
import { slots } from '@foyer/shared/facts/statuses.ts'
import { snippetOf } from '@foyer/shared/snippet.ts'
import type { ComponentType } from 'react'
import { Unbroken } from './unbroken.tsx'

type ExhibitProps = { settings: SiteSettings }

/** A question, and the sentence of the page that answers it, with its footnote. */
function Answer() {
  const { asked, quote, page } = exhibits.answers
  return (
    <div className="exhibit-answer">
      <p className="asked">{asked}</p>
      <blockquote>
        <p>
          “{quote}”<sup>1</sup>
        </p>
      </blockquote>
      <p className="note">
        <sup>1</sup> {page}
      </p>
    </div>
  )
}

/** The intake, as a sheet with a line for each fact. */
function Sheet() {
  return (
    <ol className="exhibit-sheet">
      {slots.map((slot) => (
        <li key={slot}>{slotNames[slot]}</li>
      ))}
    </ol>
  )
}

/** A visitor's times, one of them taken. */
function Times() {
  const { who, times, confirm } = exhibits.scheduling
  return (
    <div className="exhibit-times">
      <p className="note">{who}</p>
      <ul>
        {times.map(({ time, note }, at) => (
          <li key={time}>
            <span className="figures">{time}</span>
            <span>{at === 1 ? confirm : note}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The mail of a lead, by its parts. */
function Mail() {
  return (
    <div className="exhibit-mail">
      <p>
        <span className="note">{exhibits.delivery.subject}</span> {leadMail.subject}
      </p>
      <ol>
        {[leadMail.contact, leadMail.summary, leadMail.facts, leadMail.transcript].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </div>
  )
}

/** The outline of the chat's button (widget/loader.css), on a square of 60. */
const launcherOutline =
  'M1 3h24v18H12l-6 5v-5H1zM2.5 4.5v15h5V23l4-3.5h12v-15zM7 9h12v1.5H7zM7 13h7v1.5H7z'

/** Three firms' colors, with the ink that reads best on each (shared/rules/colour-contrast.ts). */
const firmColors = [
  { ground: '#1f4f6b', ink: '#ffffff' },
  { ground: '#e8c468', ink: '#000000' },
  { ground: '#6b2737', ink: '#ffffff' },
] as const

function Colors() {
  return (
    <svg viewBox="0 0 252 60" className="exhibit-colors" aria-hidden="true">
      {firmColors.map(({ ground, ink }, at) => (
        <g key={ground} transform={`translate(${String(at * 96)} 0)`}>
          <rect width="60" height="60" rx="12" fill={ground} />
          <path d={launcherOutline} transform="translate(16 16)" fill={ink} fillRule="evenodd" />
        </g>
      ))}
    </svg>
  )
}

/** Each rule, and what follows from it. */
function Rules() {
  const { rule, does, rows } = exhibits.rules
  return (
    <table className="exhibit-rules">
      <thead>
        <tr>
          <th scope="col">{rule}</th>
          <th scope="col">{does}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.does}>
            <th scope="row">
              <Unbroken text={row.rule} />
            </th>
            <td>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The one line. */
function Line({ settings }: ExhibitProps) {
  return (
    <code className="exhibit-line">{snippetOf(settings.widgetOrigin, exhibits.setup.token)}</code>
  )
}

const drawings: Readonly<Record<FeatureId, ComponentType<ExhibitProps>>> = {
  answers: Answer,
  leads: Sheet,
  scheduling: Times,
  delivery: Mail,
  branding: Colors,
  rules: Rules,
  setup: Line,
}

/** The thing a feature speaks of, set in type beside its words. */
export function FeatureExhibit({ id, settings }: { id: FeatureId; settings: SiteSettings }) {
  const Drawing = drawings[id]
  return (
    <figure className="exhibit">
      <Drawing settings={settings} />
      <figcaption>{exhibits[id].caption}</figcaption>
    </figure>
  )
}
