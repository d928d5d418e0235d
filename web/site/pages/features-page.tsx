import type { SiteSettings } from '@foyer/shared/api/public-site.ts'
import { type FeatureCard, features } from '@foyer/shared/copy/public/features.ts'
import { paths } from '@foyer/shared/paths.ts'
import { ReceptionRoom } from '../art/scenes.tsx'
import type { Page } from '../page.ts'
import { FeatureExhibit } from '../parts/feature-exhibits.tsx'
import { featureMarks } from '../parts/feature-marks.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { TryBand } from '../parts/try-band.tsx'
import { Unbroken } from '../parts/unbroken.tsx'

/** One feature: what it is, how it goes, and the thing itself beside it. */
function Feature({ card, settings }: { card: FeatureCard; settings: SiteSettings }) {
  const { id, title, text, more } = card
  const Mark = featureMarks[id]
  return (
    <li id={id} className="feature">
      <div className="feature-words">
        <Mark />
        <h2>{title}</h2>
        <p className="text-lead">{text}</p>
        {more.map((paragraph) => (
          <p key={paragraph} className="text-read text-ink-soft">
            <Unbroken text={paragraph} />
          </p>
        ))}
      </div>
      <FeatureExhibit id={id} settings={settings} />
    </li>
  )
}

/** What Foyer does (specification 1, section 2, /features). */
export const featuresPage: Page = {
  path: paths.features,
  title: features.title,
  description: features.description,
  preview: 'features',
  styles: ['features'],
  draw: (settings) => (
    <>
      <PageHead title={features.headline} lead={features.lead} drawing={<ReceptionRoom />} />
      <ol className="site-width features">
        {features.cards.map((card) => (
          <Feature key={card.id} card={card} settings={settings} />
        ))}
      </ol>
      <TryBand question={features.question} />
    </>
  ),
}
