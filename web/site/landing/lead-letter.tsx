import { landingEvening } from '@foyer/shared/copy/public/landing-evening.ts'

const { letter } = landingEvening

/** A lead as the firm gets it, drawn in type; an example, and it says so. */
export function LeadLetter() {
  return (
    <figure className="lead-letter">
      <article aria-label={letter.label} className="lead-paper">
        <p className="lead-to">{letter.to}</p>
        <p className="lead-subject">{letter.subject}</p>
        <p className="text-small text-ink-soft">{letter.received}</p>
        <p className="lead-urgent">{letter.urgent}</p>
        <h3>{letter.contact}</h3>
        <p className="lead-name">{letter.name}</p>
        <p className="figures">{letter.phone}</p>
        <h3>{letter.summary}</h3>
        <p>{letter.matter}</p>
        <h3>{letter.details}</h3>
        <dl>
          {letter.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3>{letter.transcript}</h3>
        <ol className="lead-turns">
          {letter.turns.map((turn) => (
            <li key={turn.text}>
              <span className="lead-who">{turn.who}</span>
              <span>
                {turn.text}
                {'source' in turn && <span className="lead-source">{turn.source}</span>}
              </span>
            </li>
          ))}
        </ol>
        <p className="lead-more">{letter.more}</p>
        <p className="lead-foot">{letter.noRelation}</p>
      </article>
      <figcaption>{letter.caption}</figcaption>
    </figure>
  )
}
