import { pricing } from '@foyer/shared/copy/public/pricing.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Ledger } from '../art/scenes.tsx'
import type { Page } from '../page.ts'
import { FaqTeaser } from '../parts/faq-teaser.tsx'
import { FeatureGrid } from '../parts/feature-grid.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PriceList } from '../parts/price-list.tsx'
import { PriceTable } from '../parts/price-table.tsx'
import { Section } from '../parts/section.tsx'
import { product } from '../structured.ts'

/** The course of a subscription, step by step. */
function Charges() {
  return (
    <ol className="charges">
      {pricing.charge.steps.map(({ when, amount, text }) => (
        <li key={when}>
          <p className="when">{when}</p>
          <p className="amount figures">{amount}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Three steps, and what is to be known about them. */
function Leaving() {
  const { steps, facts } = pricing.leaving
  return (
    <div className="leaving">
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What Foyer costs (specification 1, section 2, /pricing). */
export const pricingPage: Page = {
  path: paths.pricing,
  title: pricing.title,
  description: pricing.description,
  preview: 'pricing',
  styles: ['pricing'],
  structured: (settings) => [product(settings)],
  draw: () => (
    <>
      <PageHead title={pricing.headline} lead={pricing.lead} drawing={<Ledger />} />
      <PriceList />
      <Section id="charges" title={pricing.charge.title} lead={pricing.charge.lead}>
        <Charges />
      </Section>
      <Section id="prices" title={pricing.table.title} lead={pricing.table.lead} ground="sunken">
        <div className="price-sheet">
          <PriceTable />
        </div>
      </Section>
      <Section id="leaving" title={pricing.leaving.title}>
        <Leaving />
      </Section>
      <Section id="questions" title={pricing.questions} ground="sunken">
        <FaqTeaser ids={['price', 'cancel', 'what-we-must-do', 'wrong']} />
      </Section>
      <Section id="features" title={pricing.features}>
        <FeatureGrid />
      </Section>
    </>
  ),
}
