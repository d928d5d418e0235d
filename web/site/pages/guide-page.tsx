import type { CheckedPage } from '@foyer/shared/api/public-site.ts'
import { guide } from '@foyer/shared/copy/public/guide.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Workbench } from '../art/scenes.tsx'
import { CheckSite } from '../guide/check-site.tsx'
import type { Page } from '../page.ts'
import { Fold } from '../parts/fold.tsx'
import { LongText } from '../parts/long-text.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { fillOf } from '../parts/rich-words.tsx'
import { SideIndex } from '../parts/side-index.tsx'

/** The guide page; `checked` is there after a form was sent without JavaScript. */
export const guidePage = (checked?: CheckedPage): Page => ({
  path: paths.guide,
  title: guide.title,
  description: guide.description,
  preview: 'guide',
  styles: ['reading'],
  draw: (settings) => (
    <>
      <PageHead title={guide.title} lead={guide.lead} drawing={<Workbench />} />
      <div className="reading site-width">
        <SideIndex entries={guide.chapters} />
        <div>
          {guide.chapters.map(({ id, title, blocks }) => (
            <Fold key={id} id={id} title={title}>
              <LongText blocks={blocks} fill={fillOf(settings)} />
              {id === 'verifying' && <CheckSite checked={checked} />}
            </Fold>
          ))}
        </div>
      </div>
    </>
  ),
})
