import { faq } from '@foyer/shared/copy/public/faq.ts'
import { landing } from '@foyer/shared/copy/public/landing.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Closing } from '../landing/closing.tsx'
import { Evening } from '../landing/evening.tsx'
import { Figures } from '../landing/figures.tsx'
import { Hero } from '../landing/hero.tsx'
import { Limits } from '../landing/limits.tsx'
import { Platforms } from '../landing/platforms.tsx'
import { Record } from '../landing/record.tsx'
import type { Page } from '../page.ts'
import { FaqTeaser } from '../parts/faq-teaser.tsx'
import { FeatureGrid } from '../parts/feature-grid.tsx'
import { Section } from '../parts/section.tsx'
import { product, website } from '../structured.ts'

/** The home page (specification 1, section 2). */
export const landingPage: Page = {
  path: paths.home,
  title: landing.title,
  description: landing.description,
  preview: 'home',
  styles: ['landing', 'demo'],
  structured: (settings) => [website(settings), product(settings)],
  draw: (settings) => (
    <div className="landing">
      <Hero settings={settings} />
      <Platforms />
      <Figures />
      <Evening />
      <Section id="features" title={landing.features.title} lead={landing.features.lead}>
        <FeatureGrid />
      </Section>
      <Limits />
      <Record />
      <Section id="faq" title={faq.title}>
        <FaqTeaser />
      </Section>
      <Closing />
    </div>
  ),
}
