import type { SiteSettings } from '@foyer/shared/api/public-site.ts'
import { claims } from '@foyer/shared/facts/claims.ts'
import { ownFigures } from '@foyer/shared/facts/own-figures.ts'
import { statements } from '@foyer/shared/facts/statements.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Layout } from '../frame/layout.tsx'
import type { Page } from '../page.ts'
import { aboutPage } from './about-page.tsx'
import { careersPage } from './careers-page.tsx'
import { featuresPage } from './features-page.tsx'
import { notFoundPage } from './not-found-page.tsx'
import { pricingPage } from './pricing-page.tsx'
import { privacyPage } from './privacy-page.tsx'
import { sourcesPage } from './sources-page.tsx'

const settings: SiteSettings = {
  origin: 'https://foyer.example',
  widgetOrigin: 'https://chat.foyer.example',
  modelHost: null,
  demoSite: null,
  mail: { contact: 'hello@foyer.example', careers: 'jobs+us@foyer.example' },
}

/** The page in its frame, as it is drawn. */
function open(page: Page, more: Partial<SiteSettings> = {}) {
  render(<Layout path={page.path}>{page.draw({ ...settings, ...more })}</Layout>)
  return within(screen.getByRole('main'))
}

const texts = (elements: readonly HTMLElement[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent)

const namesAndPlaces = (links: readonly HTMLElement[]): (string | null)[][] =>
  links.map((link) => [link.textContent, link.getAttribute('href')])

afterEach(cleanup)

const cards = [
  'Smart Q&A Chat Assistant',
  '24/7 Lead Capture',
  'Simple Scheduling Support',
  'Instant Lead Delivery & Follow Up',
  'Custom Branding',
  'ABA-Compliant by Design',
  'Simple Setup. Zero Code.',
]

describe('/privacy', () => {
  it('says that no language model is asked, or which, and that names are masked', () => {
    open(privacyPage).getByText(
      'We do not send conversations to an outside language model. If that ever changes, this page changes first and says to whom.',
    )
    cleanup()
    const page = open(privacyPage, { modelHost: 'api.processor.example' })
    expect(page.queryByText(/We do not send conversations/)).toBeNull()
    const [said] = page.getAllByText(/go to a language model at/)
    expect(said?.textContent).toContain(
      'at api.processor.example, which may use them only to answer',
    )
    expect(said?.textContent).toContain('name, phone number and e-mail address are masked')
  })
})

describe('/features', () => {
  it('has the seven cards, and ends with a question and the way to begin', () => {
    const page = open(featuresPage)
    const headings = texts(page.getAllByRole('heading', { level: 2 }))
    expect(headings.slice(0, 7)).toEqual(cards)
    expect(headings[7]).toMatch(/\?$/)
    page.getByText('Start your 7-day free trial.')
    expect(page.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/signup')
  })

  it('shows the line to paste as it is', () => {
    open(featuresPage).getByText(
      '<script src="https://chat.foyer.example/widget.js" data-token="your-token" async></script>',
    )
  })
})

describe('/about', () => {
  it('says what we believe and promise', () => {
    const page = open(aboutPage)
    page.getByRole('heading', { level: 1, name: 'Every client counts' })
    for (const name of ['Responsiveness', 'Human intake', 'Trust', 'To the firm'])
      page.getByRole('heading', { level: 3, name })
    page.getByRole('heading', { level: 2, name: 'What we promise' })
  })
})

describe('/pricing', () => {
  it('begins with the yearly prices, and has the monthly ones without a script', () => {
    const page = open(pricingPage)
    expect(page.getByRole<HTMLInputElement>('radio', { name: /^Yearly/ }).checked).toBe(true)
    expect(page.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(false)
    page.getByText('Save 10%')
    page.getByText("Today's charge: $0")
    page.getByText("You won't be charged until your trial ends. Cancel anytime.")
    const plans = page.getAllByRole('listitem').filter(({ className }) => /^plan\b/.test(className))
    const prices = (plan: HTMLElement) =>
      texts([...plan.querySelectorAll<HTMLElement>('.price, .seat')])
    expect(plans.map(prices)).toEqual([
      ['$349/monthbilled monthly', '$314/month$3,768 a year (12 × $314)'],
      ['$599/monthbilled monthly', '$539/month$6,468 a year (12 × $539)'],
      [
        '$999/monthbilled monthly',
        '$899/month$10,788 a year (12 × $899)',
        '+$99/month per attorney after the 6th',
      ],
    ])
    expect(plans.map((plan) => within(plan).queryByText('Most Popular') !== null)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('has a way to begin for each plan, each with a name of its own, and one to a plan of one’s own', () => {
    const page = open(pricingPage)
    expect(namesAndPlaces(page.getAllByRole('link', { name: /^Get Started/ }))).toEqual([
      ['Get Started with Solo', '/signup'],
      ['Get Started with Firm', '/signup'],
      ['Get Started with Firm Plus', '/signup'],
    ])
    expect(page.getByRole('link', { name: 'Need a custom plan?' }).getAttribute('href')).toBe(
      '/contact',
    )
  })

  it('names every price in one table, larger firms with their seats', () => {
    const rows = within(open(pricingPage).getByRole('table')).getAllByRole('row')
    expect(texts(rows.slice(1)).map((row) => row?.replaceAll(/\s+/g, ' '))).toEqual([
      'Solo 1 attorney$349 a month$3,768 a year, saves $420',
      'Firm 2 to 5 attorneys$599 a month$6,468 a year, saves $720',
      'Firm Plus 6 attorneys$999 a month$10,788 a year, saves $1,200',
      'Firm Plus 8 attorneys$1,197 a month$13,164 a year, saves $1,200',
      'Firm Plus 12 attorneys$1,593 a month$17,916 a year, saves $1,200',
      'Firm Plus 20 attorneys$2,385 a month$27,420 a year, saves $1,200',
    ])
  })

  it('shows the seven features, each leading to its place', () => {
    const links = open(pricingPage)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/features#') === true)
    expect(texts(links)).toEqual(cards)
  })
})

describe('/careers', () => {
  it('has the three roles, each applied for by a letter with its subject', () => {
    const page = open(careersPage)
    const roles = page.getAllByRole('listitem').filter(({ className }) => className === 'role')
    expect(
      roles.map((role) => [
        within(role).getByRole('heading', { level: 3 }).textContent,
        within(role).getByText(/·/).textContent,
        ...(namesAndPlaces(within(role).getAllByRole('link'))[0] ?? []),
      ]),
    ).toEqual([
      [
        'Customer Success Manager',
        'Remote US · Full-time',
        'Apply Now for Customer Success Manager',
        'mailto:jobs+us@foyer.example?subject=Application%20for%20Customer%20Success%20Manager',
      ],
      [
        'Frontend Developer',
        'Remote US · Full-time',
        'Apply Now for Frontend Developer',
        'mailto:jobs+us@foyer.example?subject=Application%20for%20Frontend%20Developer',
      ],
      [
        'Marketing Lead',
        'Remote US · Part-time',
        'Apply Now for Marketing Lead',
        'mailto:jobs+us@foyer.example?subject=Application%20for%20Marketing%20Lead',
      ],
    ])
    expect(page.getByRole('link', { name: 'jobs+us@foyer.example' }).getAttribute('href')).toBe(
      'mailto:jobs+us@foyer.example',
    )
  })
})

describe('/sources', () => {
  it('has a place for every figure and quotation, which says where it is from or that it is ours', () => {
    open(sourcesPage)
    for (const { id, sentence, plainly, source } of Object.values(claims)) {
      const place = document.querySelector(`#${id}`)
      expect(place?.textContent).toContain(sentence)
      expect(place?.textContent).toContain(plainly)
      expect(place?.textContent).toContain(
        source === null ? 'Our claim' : `${source.by}, ${source.title}, ${String(source.year)}`,
      )
    }
    for (const { id, text, source } of Object.values(statements)) {
      const place = document.querySelector(`#${id}`)
      expect(place?.querySelector('q')?.textContent).toBe(text)
      expect(place?.querySelector('a')?.getAttribute('href') ?? null).toBe(source.url)
    }
    for (const { id, sentence } of ownFigures)
      expect(document.querySelector(`#${id}`)?.textContent).toContain(sentence)
  })
})

describe('the page for what leads nowhere', () => {
  it('says so, and leads home', () => {
    const page = open(notFoundPage)
    page.getByText(
      "We couldn't find that page. The link may be broken, or the page might have moved.",
    )
    expect(page.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/')
  })
})

describe('the frame of every page', () => {
  it('has the header’s links', () => {
    open(aboutPage)
    const header = within(screen.getByRole('banner'))
    expect(
      namesAndPlaces(
        within(header.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link'),
      ),
    ).toEqual([
      ['About Us', '/about'],
      ['Blog', '/blog'],
      ['Pricing', '/pricing'],
      ['Sign In', '/signin'],
      ['Try for free', '/signup'],
    ])
    header.getByRole('button', { name: 'Toggle menu' })
    const drawer = within(header.getByRole('navigation', { name: 'Menu' }))
    expect(namesAndPlaces(drawer.getAllByRole('link'))).toEqual([
      ['Pricing', '/pricing'],
      ['About Us', '/about'],
      ['FAQ', '/faq'],
      ['Guide', '/guide'],
      ['Blog', '/blog'],
      ['Sign in', '/signin'],
    ])
  })

  it('has the footer’s ten links, badges and what they mean, and the sources apart', () => {
    open(aboutPage)
    const footer = within(screen.getByRole('contentinfo'))
    const menu = within(footer.getByRole('navigation', { name: 'All pages' }))
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/features',
      '/pricing',
      '/blog',
      '/guide',
      '/faq',
      '/about',
      '/privacy',
      '/terms',
      '/careers',
      '/contact',
    ])
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('About Us')
    for (const badge of ['Client Privacy Guaranteed', 'SSL Encrypted & Secure'])
      footer.getByText(badge)
    const aba = footer.getByText('American Bar Association Compliant').closest('li')
    expect(aba?.textContent).toContain('certifies no software and has not endorsed this one')
    expect(footer.getByRole('link', { name: 'Where our numbers come from' })).toHaveProperty(
      'pathname',
      '/sources',
    )
  })
})
