import { sources as copy } from '@foyer/shared/copy/public/sources.ts'
import { type Claim, claims, type Source } from '@foyer/shared/facts/claims.ts'
import { ownFigures } from '@foyer/shared/facts/own-figures.ts'
import { type Statement, statements } from '@foyer/shared/facts/statements.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import { Shelves } from '../art/scenes.tsx'
import type { Page } from '../page.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Prose } from '../parts/prose.tsx'
import { Section } from '../parts/section.tsx'

const ours: readonly Claim[] = [claims.allStates, claims.install]
const market: readonly Claim[] = Object.values<Claim>(claims).filter(
  (claim) => !ours.includes(claim),
)
const quoted: readonly Statement[] = Object.values<Statement>(statements)

/** Who published it, what and when; a link where it can be read. */
function Published({ source }: { source: Source }) {
  const title = <cite>{source.title}</cite>
  return (
    <>
      {source.by}, {source.url === null ? title : <a href={source.url}>{title}</a>}, {source.year}
    </>
  )
}

type EvidenceProps = {
  id: string
  figure?: string
  sentence: ReactNode
  /** Where it comes from. */
  from: ReactNode
  plainly: string
}

/** One figure or quotation: what is said, where it comes from, what it means. */
function Evidence({ id, figure, sentence, from, plainly }: EvidenceProps) {
  return (
    <li id={id} className="evidence">
      {figure === undefined ? (
        <p className="from">{from}</p>
      ) : (
        <p className="figure figures">{figure}</p>
      )}
      <div>
        <p className="sentence">{sentence}</p>
        {figure !== undefined && <p className="from">{from}</p>}
        <p className="plainly">
          <strong>{copy.plainly}:</strong> {plainly}
        </p>
      </div>
    </li>
  )
}

function Claims({ list }: { list: readonly Claim[] }) {
  return (
    <ul>
      {list.map(({ source, ...claim }) => (
        <Evidence
          key={claim.id}
          {...claim}
          from={source === null ? <em>{copy.ourClaim}</em> : <Published source={source} />}
        />
      ))}
    </ul>
  )
}

function Statements() {
  return (
    <ul>
      {quoted.map(({ id, text, source, plainly }) => (
        <Evidence
          key={id}
          id={id}
          sentence={<q>{text}</q>}
          from={<Published source={source} />}
          plainly={plainly}
        />
      ))}
    </ul>
  )
}

function Measured() {
  return (
    <>
      <ul>
        {ownFigures.map((figure) => (
          <Evidence key={figure.id} {...figure} from={<em>{copy.weMeasured}</em>} />
        ))}
      </ul>
      <div id={copy.method.id} className="method">
        <h3>{copy.method.title}</h3>
        <Prose>
          {copy.method.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </div>
    </>
  )
}

/** Every figure and quotation of the public pages, with its source. */
export const sourcesPage: Page = {
  path: paths.sources,
  title: copy.title,
  description: copy.description,
  preview: 'sources',
  styles: ['sources'],
  draw: () => (
    <div className="sources">
      <PageHead title={copy.title} lead={copy.lead} drawing={<Shelves />}>
        <nav aria-label={copy.contents}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {Object.values(copy.parts).map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <Section {...copy.parts.market}>
        <Claims list={market} />
      </Section>
      <Section {...copy.parts.ours}>
        <Claims list={ours} />
      </Section>
      <Section {...copy.parts.measured}>
        <Measured />
      </Section>
      <Section {...copy.parts.statements}>
        <Statements />
        <p>
          {copy.doubt}{' '}
          <a href={paths.contact} className="link">
            {copy.write}
          </a>
        </p>
      </Section>
    </div>
  ),
}
