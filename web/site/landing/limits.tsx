import { landingLimits } from '@foyer/shared/copy/public/landing-limits.ts'
import { Section } from '../parts/section.tsx'

const { title, lead, asked, answered, rows } = landingLimits

/** What Foyer will not do, each with the words it says instead. */
export function Limits() {
  return (
    <Section id="limits" title={title} lead={lead}>
      <ul className="limits">
        {rows.map(({ rule, text, question, reply }) => (
          <li key={rule}>
            <div>
              <h3>{rule}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
            <div>
              {question !== null && (
                <p className="limit-asked">
                  <span className="sr-only">{`${asked}: `}</span>
                  {`“${question}”`}
                </p>
              )}
              <p className="limit-reply">
                {question !== null && <span className="sr-only">{`${answered}: `}</span>}
                {reply}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
