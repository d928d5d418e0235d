import { terms } from '@foyer/shared/copy/public/terms.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { Page } from '../page.ts'
import { Chapters } from '../parts/chapters.tsx'
import { EffectiveDay } from '../parts/effective-day.tsx'
import { fillOf } from '../parts/rich-words.tsx'
import { SideIndex } from '../parts/side-index.tsx'

/**
 * The terms of service (specification 1, section 2). Where there is room the text scrolls by itself,
 * beside its title and index; it then takes the keyboard, which scroll-spy.ts ends on narrow screens.
 */
export const termsPage: Page = {
  path: paths.terms,
  title: terms.title,
  description: terms.description,
  preview: 'terms',
  styles: ['reading'],
  draw: (settings) => (
    <div className="reading room site-width">
      <div className="reading-head">
        <h1 id="terms-title" className="text-chapter">
          {terms.title}
        </h1>
        <EffectiveDay {...terms.effective} />
      </div>
      <SideIndex entries={terms.chapters} numbered />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="scroll-body" aria-labelledby="terms-title" tabIndex={0}>
        <Chapters chapters={terms.chapters} fill={fillOf(settings)} numbered />
      </section>
    </div>
  ),
}
