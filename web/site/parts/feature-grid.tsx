import { features } from '@foyer/shared/copy/public/features.ts'
import { paths } from '@foyer/shared/paths.ts'
import { featureMarks } from './feature-marks.tsx'

/**
 * The seven things Foyer does, in short (specification 1, section 2): the first across the whole
 * width, six below it, each leading to its place on the features page.
 */
export function FeatureGrid() {
  return (
    <ul className="feature-grid">
      {features.cards.map(({ id, title, text }) => {
        const Mark = featureMarks[id]
        return (
          <li key={id}>
            <Mark />
            <div>
              <h3>
                <a href={`${paths.features}#${id}`} className="site-link">
                  {title}
                </a>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
