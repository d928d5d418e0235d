import { privacy } from '@foyer/shared/copy/public/privacy.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { Page } from '../page.ts'
import { Chapters } from '../parts/chapters.tsx'
import { EffectiveDay } from '../parts/effective-day.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { fillOf } from '../parts/rich-words.tsx'
import { SideIndex } from '../parts/side-index.tsx'

/** The privacy policy (specification 1, section 2). */
export const privacyPage: Page = {
  path: paths.privacy,
  title: privacy.title,
  description: privacy.description,
  preview: 'privacy',
  styles: ['reading'],
  draw: (settings) => (
    <>
      <PageHead title={privacy.title} lead={privacy.lead}>
        <EffectiveDay {...privacy.effective} />
      </PageHead>
      <div className="reading site-width">
        <SideIndex entries={privacy.chapters} />
        <div>
          <Chapters chapters={privacy.chapters} fill={fillOf(settings)} />
        </div>
      </div>
    </>
  ),
}
