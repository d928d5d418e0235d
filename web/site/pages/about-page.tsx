import { about } from '@foyer/shared/copy/public/about.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ComponentType } from 'react'
import { MarkBell, MarkChair, MarkKey } from '../art/marks.tsx'
import { NightWindow } from '../art/scenes.tsx'
import type { Page } from '../page.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Prose } from '../parts/prose.tsx'
import { Section } from '../parts/section.tsx'
import { TryBand } from '../parts/try-band.tsx'

type BeliefId = (typeof about.beliefs.cards)[number]['id']

const marks: Readonly<Record<BeliefId, ComponentType>> = {
  responsiveness: MarkBell,
  intake: MarkChair,
  trust: MarkKey,
}

function Beliefs() {
  return (
    <ul className="beliefs">
      {about.beliefs.cards.map(({ id, title, claim, text }) => {
        const Mark = marks[id]
        return (
          <li key={id}>
            <Mark />
            <h3>{title}</h3>
            <p className="claim">{claim}</p>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** What we promise to one side; the first words of a line say it in short. */
function Promises({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** What we believe and promise (specification 1, section 2, /about). */
export const aboutPage: Page = {
  path: paths.about,
  title: about.title,
  description: about.description,
  preview: 'about',
  styles: ['about'],
  draw: () => (
    <>
      <PageHead title={about.headline} lead={about.lead} drawing={<NightWindow />} />
      <section aria-labelledby="why-title" className="site-width why">
        <h2 id="why-title">{about.why.title}</h2>
        <Prose>
          {about.why.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </section>
      <Section id="beliefs" title={about.beliefs.title}>
        <Beliefs />
      </Section>
      <Section id="promise" title={about.promise.title} ground="sunken">
        <div className="promises">
          <Promises {...about.promise.firms} />
          <Promises {...about.promise.visitors} />
        </div>
        <p>
          <a href={paths.sources} className="link">
            {about.promise.sources}
          </a>
        </p>
      </Section>
      <TryBand question={about.question} />
    </>
  ),
}
