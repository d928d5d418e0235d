import { landingFigures } from '@foyer/shared/copy/public/landing.ts'
import type { Claim } from '@foyer/shared/facts/claims.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Section } from '../parts/section.tsx'
import { Unbroken } from '../parts/unbroken.tsx'
import { SourceLink } from './source-link.tsx'

/** The figure, and the sentence it stands in; a sentence that begins with its figure is set once. */
function Says({ figure, sentence }: Claim) {
  const begins = sentence.startsWith(`${figure} `)
  return (
    <p className="figure-row-says">
      <span className="figure" aria-hidden={!begins}>
        {figure}
      </span>{' '}
      <span>
        <Unbroken text={begins ? sentence.slice(figure.length + 1) : sentence} />
      </span>
    </p>
  )
}

/** Figures on lost leads, set as a table; each with whoever measured it, or marked as our claim. */
export function Figures() {
  const { title, lead, rows, all } = landingFigures
  return (
    <Section id="figures" title={title} lead={lead}>
      <ul className="figure-rows">
        {rows.map(({ claim, caveat }) => (
          <li key={claim.id}>
            <Says {...claim} />
            <p className="figure-row-from">
              {caveat}
              <SourceLink {...claim} />
            </p>
          </li>
        ))}
      </ul>
      <a href={paths.sources} className="link justify-self-start">
        {all}
      </a>
    </Section>
  )
}
