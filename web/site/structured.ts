import type { SiteSettings } from '@foyer/shared/api/public-site.ts'
import { perInterval, planSubtitles } from '@foyer/shared/copy/billing.ts'
import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { landing } from '@foyer/shared/copy/public/landing.ts'
import {
  type BillingInterval,
  billingIntervals,
  type Plan,
  plans,
} from '@foyer/shared/facts/plans.ts'
import { machinePaths, paths } from '@foyer/shared/paths.ts'
import { unitCents } from '@foyer/shared/rules/price.ts'
import { planAt, seatNote } from '@foyer/shared/rules/price-words.ts'
import type { Page } from './page.ts'

/** Who makes this, for search engines (schema.org Organization). */
export function organization({ origin, mail }: SiteSettings): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: siteFrame.product,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: mail.contact,
  }
}

/** The site itself, under the name search engines are to show for it (schema.org WebSite). */
export function website({ origin }: SiteSettings): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: siteFrame.product,
    url: `${origin}/`,
    inLanguage: 'en-US',
    publisher: { '@id': `${origin}/#organization` },
  }
}

/** The way from the home page to this one (schema.org BreadcrumbList). */
export function breadcrumb(page: Page, { origin }: SiteSettings): object {
  const steps = [{ name: siteFrame.product, path: '/' }, ...(page.trail ?? []), page]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: 'title' in step ? step.title : step.name,
      item: `${origin}${step.path}`,
    })),
  }
}

/** What one charge covers (UN/CEFACT Recommendation 20, as schema.org asks for it). */
const unitCodes = { monthly: 'MON', yearly: 'ANN' } as const

function offer(plan: Plan, interval: BillingInterval, origin: string): object {
  const price = (unitCents(`${plan.key}_${interval}`) / 100).toFixed(2)
  const about = planSubtitles[plan.key]
  return {
    '@type': 'Offer',
    name: planAt(plan, interval),
    description: plan.key === 'firm_plus' ? `${about}, ${seatNote}` : about,
    sku: String(plan.ids[interval]),
    url: `${origin}${paths.pricing}`,
    availability: 'https://schema.org/InStock',
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      unitCode: unitCodes[interval],
      unitText: perInterval[interval],
    },
  }
}

/** What is sold, with an offer for each plan and interval (schema.org Product). */
export function product({ origin }: SiteSettings): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${origin}/#product`,
    name: siteFrame.product,
    description: landing.description,
    image: `${origin}${machinePaths.preview('home')}`,
    brand: { '@type': 'Brand', name: siteFrame.product },
    offers: plans.flatMap((plan) =>
      billingIntervals.map((interval) => offer(plan, interval, origin)),
    ),
  }
}
