import { landingRecord } from '@foyer/shared/copy/public/landing-record.ts'
import type { Statement } from '@foyer/shared/facts/statements.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Section } from '../parts/section.tsx'
import { SourceLink } from './source-link.tsx'

const { states, aba } = landingRecord

/** A published sentence, word for word, with who published it. */
function Quote({ statement: { id, text, source } }: { statement: Statement }) {
  return (
    <figure>
      <blockquote cite={source.url ?? undefined}>
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption>
        <SourceLink id={id} source={source} />
      </figcaption>
    </figure>
  )
}

/** Six cards: two facts about Foyer, and four things others have published (specification 1, section 2). */
export function Record() {
  return (
    <Section id="record" title={landingRecord.title} lead={landingRecord.lead}>
      <ul className="record">
        <li>
          <p className="record-fact">
            <span className="figure">{states.figure}</span>
            {states.text}
          </p>
          <p className="text-ink-soft">{states.note}</p>
          <p className="record-from">
            <SourceLink {...states.source} />
          </p>
        </li>
        <li>
          <p className="record-fact">
            <span className="figure">{aba.figure}</span>
            {aba.text}
          </p>
          <p className="text-ink-soft">{aba.note}</p>
          <p className="record-from">
            <a href={`${paths.features}#rules`} className="link">
              {aba.link}
            </a>
          </p>
        </li>
        {landingRecord.quotes.map((statement) => (
          <li key={statement.id}>
            <Quote statement={statement} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
