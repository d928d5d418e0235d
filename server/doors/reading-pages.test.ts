import { faq } from '@foyer/shared/copy/public/faq.ts'
import { guide } from '@foyer/shared/copy/public/guide.ts'
import { privacy } from '@foyer/shared/copy/public/privacy.ts'
import { terms } from '@foyer/shared/copy/public/terms.ts'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deliveredKept } from '#server/features/contact/rules.ts'
import { refreshIdle, sessionLife } from '#server/ports/identity/embedded/limits.ts'
import { testWorld, type TestWorld } from '#server/testing/test-world.ts'

/** A time of the product, as the policy names it. */
const days = (ms: number): string => `${ms / oneDay} days`
const oneDay = 24 * 60 * 60 * 1_000

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ CONTACT_EMAIL: 'hello@foyer.example' })
})
afterAll(() => test.close())

/** A public page of the last build, read as a browser reads it. */
async function open(path: string) {
  const { status, body } = await test.call('app', 'GET', path)
  expect(status).toBe(200)
  const page = load(String(body))
  const links = (place: string) =>
    page(`${place} a`)
      .toArray()
      .map((link) => ({ hash: page(link).attr('href'), text: page(link).text() }))
  return {
    page,
    text: page('main').text(),
    /** The entries of the index beside the text, and of the one above it. */
    indexes: ['.side-column', '.side-index details'].map(links),
    ids: page('[id]')
      .toArray()
      .map((element) => page(element).attr('id')),
  }
}

const pages = [
  ['/privacy', privacy.chapters],
  ['/terms', terms.chapters.map(({ id, title }, at) => ({ id, title: `${at + 1}${title}` }))],
  ['/faq', faq.entries.map(({ id, question }) => ({ id, title: question }))],
  ['/guide', guide.chapters],
] as const

describe.each(pages)('%s', (path, entries) => {
  it('has one title, and an index whose every entry leads to a part under that heading', async () => {
    const { page, indexes, ids } = await open(path)
    expect(page('h1')).toHaveLength(1)
    expect(new Set(ids).size).toBe(ids.length)
    for (const index of indexes)
      expect(index).toEqual(entries.map(({ id, title }) => ({ hash: `#${id}`, text: title })))
    const headings = entries.map(({ id }) => page(`#${id} h2`).first().text())
    expect(headings).toEqual(entries.map(({ title }) => title))
  })

  it('leaves nothing unfilled, and leads to no page that is not there', async () => {
    const { page, text } = await open(path)
    expect(text).not.toMatch(/\{\w+\}|\]\(|undefined/)
    const hrefs = page('main a[href^="/"]')
      .toArray()
      .map((link) => page(link).attr('href') ?? '')
    for (const href of new Set(hrefs)) expect([path, href]).toEqual([path, await reachable(href)])
  })
})

/** The address itself where it is one of the product's. */
async function reachable(href: string): Promise<string> {
  if (href === '/signup' || href.startsWith('/dashboard')) return href
  const { status } = await test.call('app', 'GET', href)
  return status === 200 ? href : `${href} answers ${status}`
}

describe('the legal pages', () => {
  it('hold from July 29, 2025', async () => {
    for (const path of ['/privacy', '/terms']) {
      const { page, text } = await open(path)
      expect(text).toContain('Effective July 29, 2025')
      expect(page('time').attr('datetime')).toBe('2025-07-29')
      expect(text).toContain('hello@foyer.example')
    }
  })

  it('the terms have 16 sections in a body that takes the keyboard, and say what they must', async () => {
    const { page, text } = await open('/terms')
    const body = page('section.scroll-body')
    expect(body.attr('tabindex')).toBe('0')
    expect(page(`#${body.attr('aria-labelledby')}`).text()).toBe('Terms of Service')
    expect(body.find('section[id]')).toHaveLength(16)
    for (const sentence of [
      'You must be at least 18 years old to use Foyer.',
      'our total liability for everything that arises from the service or these terms is limited to the fees you paid us in the 12 months before the event that gave rise to the claim',
      'These terms are governed by the laws of the State of Delaware',
      'Subscriptions are monthly or annual and non-refundable except where required by law or at the provider’s discretion.',
      'The provider is not a law firm.',
      'A new account begins with 7 days of full access.',
      '$349 a month, or $3,768 a year',
      '$599 a month, or $6,468 a year',
      '$999 a month, or $10,788 a year; for each attorney after the 6th, $99 a month, or $1,188 a year',
    ])
      expect(text).toContain(sentence)
  })

  it('the privacy policy says what happens before the notice is accepted, and what stays', async () => {
    const { text } = await open('/privacy')
    for (const sentence of [
      'Before you accept the notice, nothing you type leaves your browser.',
      'We do not sell personal information, and do not share it for advertising.',
      'It stays in the firm’s records, marked as withdrawn, and the chat tells you so.',
      `Ends after ${days(refreshIdle)} without use, and after ${days(sessionLife)} in any case.`,
      `${days(deliveredKept)} after it has reached our mailbox; sooner if you ask.`,
    ])
      expect(text).toContain(sentence)
  })
})

describe('the questions', () => {
  it('are ten, each open until it is pressed', async () => {
    const { page } = await open('/faq')
    expect(page('details.fold')).toHaveLength(10)
    expect(page('details.fold[open]')).toHaveLength(10)
  })

  it('are told to search engines in the words of the page', async () => {
    const { page } = await open('/faq')
    const Answered = z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })
    const Told = z.object({ '@type': z.literal('FAQPage'), mainEntity: z.array(Answered) })
    const blocks = page('script[type="application/ld+json"]')
      .toArray()
      .map((block): unknown => JSON.parse(page(block).text()))
    const [told] = blocks.flatMap((block) => Told.safeParse(block).data ?? [])
    const shown = page('details.fold')
      .toArray()
      .map((fold) => ({
        name: page(fold).find('h2').text(),
        acceptedAnswer: {
          text: page(fold)
            .find('p')
            .toArray()
            .map((paragraph) => page(paragraph).text())
            .join('\n'),
        },
      }))
    expect(told?.mainEntity).toEqual(shown)
    expect(shown[8]?.acceptedAnswer.text).toContain('By the month: $349 for one attorney')
  })
})

describe('the guide', () => {
  it('has nine sections in the order in which one installs, all open', async () => {
    const { page } = await open('/guide')
    const sections = page('details.fold[open]').toArray()
    expect(sections.map((section) => page(section).attr('id'))).toEqual([
      'overview',
      'create-account',
      'installing-the-script',
      'wordpress',
      'webflow',
      'manual-html',
      'verifying',
      'customizing',
      'help',
    ])
  })

  it('shows the line to paste and the content policy with this installation’s address', async () => {
    const { page } = await open('/guide')
    const origin = test.world.config.origins.widget
    const codes = page('main pre')
      .toArray()
      .map((code) => page(code).text())
    expect(codes).toContain(
      `<script src="${origin}/widget.js" data-token="YOUR-TOKEN" async></script>`,
    )
    expect(codes).toContain(`script-src ${origin};\nconnect-src ${origin};\nframe-src ${origin};`)
  })

  it('has pictures that are there, light and dark, of the size it leaves room for', async () => {
    const { page } = await open('/guide')
    const pictures = page('main img')
      .toArray()
      .map((image) => page(image))
    expect(pictures.length).toBeGreaterThanOrEqual(4)
    for (const image of pictures) {
      expect(image.attr('alt')?.length).toBeGreaterThan(40)
      expect([image.attr('width'), image.attr('height')]).toEqual(['1200', '750'])
      const dark = image.siblings('source[media="(prefers-color-scheme: dark)"]').attr('srcset')
      for (const address of [image.attr('src'), dark]) {
        const { status, headers } = await test.call('app', 'GET', address ?? '')
        expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
        expect(Number(headers['content-length'])).toBeLessThan(60_000)
      }
    }
  })
})
