import { notFound } from '@foyer/shared/copy/public/not-found.ts'
import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { paths } from '@foyer/shared/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Corridor } from '../art/scenes.tsx'
import type { Page } from '../page.ts'
import { PageHead } from '../parts/page-head.tsx'

const others = [
  [paths.features, siteFrame.links.features],
  [paths.pricing, siteFrame.links.pricing],
  [paths.guide, siteFrame.links.guide],
  [paths.contact, siteFrame.links.contact],
] as const

/** The page for an address that leads nowhere; its status is 404 wherever it is shown. */
export const notFoundPage: Page = {
  path: paths.notFound,
  title: notFound.title,
  description: notFound.text,
  preview: 'home',
  hidden: true,
  draw: () => (
    <PageHead title={notFound.title} lead={notFound.text} drawing={<Corridor />}>
      <p>
        <a href={paths.home} className={buttonClasses('primary')}>
          {notFound.back}
        </a>
      </p>
      <nav aria-label={notFound.other}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {others.map(([href, name]) => (
            <li key={href}>
              <a href={href} className="link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageHead>
  ),
}
