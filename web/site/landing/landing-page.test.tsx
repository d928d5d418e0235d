import type { SiteSettings } from '@foyer/shared/api/public-site.ts'
import { claims } from '@foyer/shared/facts/claims.ts'
import { statements } from '@foyer/shared/facts/statements.ts'
import { within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { landingPage } from '../pages/landing-page.tsx'

const settings: SiteSettings = {
  origin: 'https://app.example',
  widgetOrigin: 'https://widget.example',
  modelHost: null,
  demoSite: null,
  mail: { contact: 'hello@foyer.example', careers: 'careers@foyer.example' },
}

function draw(given: Partial<SiteSettings> = {}): HTMLElement {
  const page = document.createElement('main')
  page.innerHTML = renderToStaticMarkup(landingPage.draw({ ...settings, ...given }))
  return page
}

const page = draw()
const section = (id: string) => within(page.querySelector<HTMLElement>(`#${id}`) ?? page)
const linksSaying = (text: string, root = page) =>
  [...root.querySelectorAll('a')]
    .filter((link) => link.textContent === text)
    .map((link) => link.getAttribute('href'))

describe('the home page', () => {
  it('says its headlines, each in one piece to readers, and its tagline', () => {
    const read = (level: string) =>
      [...page.querySelectorAll(level)].map(
        (heading) => heading.querySelector('.sr-only')?.textContent ?? heading.textContent,
      )
    expect(read('h1')).toEqual(['Give Your Website the Front Desk It Deserves.'])
    expect(read('h2')).toContain('Capture every client with Foyer')
    expect(read('h2').at(-1)).toBe('Never Miss a Client Lead Again.')
    within(page).getByText("We're your 24/7 client intake assistant.")
  })

  it('leads to the sign-up, and says when the card is charged', () => {
    expect(linksSaying('Try Foyer')).toEqual(['/signup', '/signup'])
    expect(
      within(page).getAllByText(
        '7 days with everything in it. Your card is not charged until they end.',
      ),
    ).toHaveLength(2)
  })

  it('shows Foyer on the demo firm’s website where there is one, else the guide', () => {
    const demoSite = 'http://127.0.0.1:3003'
    expect(linksSaying('See it on a firm’s website', draw({ demoSite }))).toEqual([demoSite])
    expect(linksSaying('How it is installed')).toEqual(['/guide'])
  })

  it('leaves no figure without its source, or without saying that it is our claim', () => {
    const rows = [...page.querySelectorAll('#figures li')].map((row) => ({
      says: row.querySelector('p')?.textContent,
      source: row.querySelector('a')?.textContent,
      to: row.querySelector('a')?.getAttribute('href'),
    }))
    expect(rows).toEqual([
      {
        says: '67% of 1,000 law firms never answered an e-mail from a would-be client.',
        source: 'Legal Trends Report, 2024 about the figure 67%',
        to: `/sources#${claims.unansweredMail.id}`,
      },
      {
        says: '48% of 500 law firms could not be reached by telephone.',
        source: 'Legal Trends Report, 2024 about the figure 48%',
        to: `/sources#${claims.unansweredCalls.id}`,
      },
      {
        says: '21× Conversion is 21 times higher if the reply comes within 5 minutes.',
        source: 'Lead Response Management Study, 2007 about the figure 21×',
        to: `/sources#${claims.fiveMinutes.id}`,
      },
      {
        says: '78% of clients hire the first lawyer to respond.',
        source: 'Our claim about the figure 78%',
        to: `/sources#${claims.firstToRespond.id}`,
      },
      {
        says: '$10K to $50K monthly revenue is lost to slow follow-up.',
        source: 'Our claim about the figure $10K to $50K',
        to: `/sources#${claims.lostRevenue.id}`,
      },
    ])
  })

  it('quotes what others published word for word, beside the 50 States and the ABA', () => {
    const cards = section('record')
    expect(page.querySelectorAll('#record li')).toHaveLength(6)
    cards.getByText('Available in all 50 States.')
    cards.getByText(/The American Bar Association certifies no software/)
    for (const { id, text } of Object.values(statements)) {
      const card = cards.getByText(`“${text}”`).closest('li')
      expect(card?.querySelector('a')?.getAttribute('href')).toBe(`/sources#${id}`)
    }
  })

  it('says that the example is made up, and what the chat says instead of advice', () => {
    section('how').getByText(
      /^An example, shortened\. Larch & Tern is a firm we made up, and so is Ana Ruiz/,
    )
    const limits = section('limits')
    limits.getByText('I cannot say how a case will turn out. A lawyer has to look at the facts.')
    limits.getByText(/^I am an AI assistant for Larch & Tern, not a person\./)
    limits.getByText(
      /^You are writing to an AI assistant, not a lawyer or employee of Larch & Tern/,
    )
  })

  it('tells search engines of the site and of every price', () => {
    const told = JSON.stringify(landingPage.structured?.(settings))
    expect(told).toContain('"@type":"WebSite"')
    expect(told).toContain('"@type":"Product"')
    expect(told.match(/"@type":"Offer"/g)).toHaveLength(6)
  })
})
