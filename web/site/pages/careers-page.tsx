import { careers, type Job } from '@foyer/shared/copy/public/careers.ts'
import { paths } from '@foyer/shared/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { WaitingRoom } from '../art/scenes.tsx'
import type { Page } from '../page.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Section } from '../parts/section.tsx'

/** A letter to the people who hire, with its subject (RFC 6068). */
const applyBy = (address: string, title: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(careers.subject(title))}`

function Role({ job, address }: { job: Job; address: string }) {
  return (
    <li className="role">
      <div>
        <h3 id={job.id}>{job.title}</h3>
        <p className="text-ink-soft">
          {job.location} · {job.type}
        </p>
      </div>
      <ul>
        {job.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a href={applyBy(address, job.title)} className={buttonClasses()}>
        {careers.apply}
        <span className="sr-only">{careers.applyFor(job.title)}</span>
      </a>
    </li>
  )
}

/** Open roles (specification 1, section 2, /careers). */
export const careersPage: Page = {
  path: paths.careers,
  title: careers.title,
  description: careers.description,
  preview: 'careers',
  styles: ['careers'],
  draw: ({ mail }) => (
    <>
      <PageHead title={careers.headline} lead={careers.lead} drawing={<WaitingRoom />} />
      <section aria-labelledby="roles-title" className="site-width">
        <h2 id="roles-title" className="sr-only">
          {careers.roles}
        </h2>
        <ul className="roles">
          {careers.jobs.map((job) => (
            <Role key={job.id} job={job} address={mail.careers} />
          ))}
        </ul>
      </section>
      <Section id="perks" title={careers.perksTitle}>
        <ul className="perks">
          {careers.perks.map((perk) => (
            <li key={perk}>{perk}</li>
          ))}
        </ul>
      </Section>
      <Section id="write" title={careers.contactTitle} ground="sunken">
        <p className="text-lead">
          {careers.contact}{' '}
          <a href={`mailto:${mail.careers}`} className="link wrap-anywhere">
            {mail.careers}
          </a>
        </p>
      </Section>
    </>
  ),
}
