import type { Page, Route } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasFocus, tabTo } from './chat.ts'
import { readSitemap } from './sitemap.ts'
import { eventually, onStage } from './stage.ts'

const narrow = { viewport: { width: 390, height: 844 } }
const plain = { javaScriptEnabled: false }

/** What a page has for those who read it, line by line; where letters stand apart, as one word. */
const readMain = async (page: Page): Promise<string[]> => {
  const text = await page.locator('main').innerText()
  return text.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || [])
}

/** The prices in sight, plan by plan. */
const pricesOn = (page: Page): Promise<string[]> =>
  page
    .locator('.price:visible')
    .evaluateAll((all) =>
      all.map((each) => (each as HTMLElement).innerText.replaceAll(/\s+/g, ' ')),
    )

onStage('the texts of the public site', ({ foyer, newPage, complaints }) => {
  let app: string
  beforeAll(() => (app = foyer().demo().app))
  afterEach(() => expect(complaints.splice(0)).toEqual([]))
  const open = async (path: string, options: Parameters<typeof newPage>[0] = {}) => {
    const page = await newPage(options)
    await page.goto(app + path)
    return page
  }

  describe.each([{}, plain])('by the keyboard alone (%j)', (options) => {
    it('shows yearly prices at first, and monthly ones when asked', async () => {
      const page = await open('/pricing', options)
      expect(await pricesOn(page)).toEqual([
        '$314/month $3,768 a year (12 × $314)',
        '$539/month $6,468 a year (12 × $539)',
        '$899/month $10,788 a year (12 × $899)',
      ])
      for (const sentence of [
        'Save 10%',
        'Most Popular',
        "Today's charge: $0",
        "You won't be charged until your trial ends. Cancel anytime.",
        '+$99/month per attorney after the 6th',
      ])
        expect(await page.getByText(sentence).first().isVisible()).toBe(true)
      await tabTo(page, page.getByRole('radio', { name: 'Yearly' }))
      await page.keyboard.press('ArrowLeft')
      expect(await pricesOn(page)).toEqual([
        '$349/month billed monthly',
        '$599/month billed monthly',
        '$999/month billed monthly',
      ])
      const start = page.getByRole('link', { name: /^Get Started with Firm/ })
      expect(
        await start.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(['/signup', '/signup'])
      await tabTo(page, page.getByRole('link', { name: 'Need a custom plan?' }))
      await page.keyboard.press('Enter')
      await page.waitForURL(`${app}/contact`)
    })

    it.each([
      ['/faq', 10],
      ['/guide', 9],
    ])('folds and unfolds what is open on %s', async (path, count) => {
      const page = await open(path, { ...options, ...narrow })
      const folds = page.locator('main details.fold')
      expect(await folds.count()).toBe(count)
      expect(await folds.and(page.locator('[open]')).count()).toBe(count)
      const words = folds.nth(1).locator('p').first()
      await tabTo(page, folds.nth(1).locator('summary'))
      for (const [key, isShown] of [
        ['Enter', false],
        ['Space', true],
      ] as const) {
        await page.keyboard.press(key)
        await eventually(() => words.isVisible()).toBe(isShown)
      }
      expect(await folds.and(page.locator('[open]')).count()).toBe(count)
    })
  })

  describe('the index beside a long text', () => {
    it.each([
      ['/faq', 10],
      ['/guide', 9],
      ['/terms', 16],
    ])('of %s follows who reads, and leads to each part', async (path, count) => {
      const page = await open(path)
      const index = page.locator('.side-column')
      const ids = await index
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
      expect(ids).toHaveLength(count)
      const marked = () => page.locator('.side-column [aria-current]').getAttribute('href')
      for (const id of ids.slice(0, -4)) {
        await page.locator(`[id="${id}"]`).evaluate((part) => part.scrollIntoView())
        await eventually(marked).toBe(`#${id}`)
      }
      expect((await index.boundingBox())?.y).toBeGreaterThanOrEqual(0)
      const body = page.locator('.scroll-body')
      if (await body.count()) await tabTo(page, body)
      await page.keyboard.press('End')
      await eventually(marked).toBe(`#${ids.at(-1)}`)
      const third = index.locator('a').nth(2)
      await tabTo(page, third, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await eventually(() => new URL(page.url()).hash).toBe(`#${ids[2]}`)
      await eventually(marked).toBe(`#${ids[2]}`)
      expect(
        await page.locator(`[id="${ids[2]}"]`).evaluate((part) => part.getBoundingClientRect().top),
      ).toBeLessThan(200)
    })

    it('stands above it on narrow screens, closed until it is asked for', async () => {
      const page = await open('/faq', narrow)
      const list = page.locator('.side-index details')
      const second = list.getByRole('link').nth(1)
      expect(await second.isVisible()).toBe(false)
      await tabTo(page, list.getByText('On this page'))
      await page.keyboard.press('Enter')
      await tabTo(page, second)
      await page.keyboard.press('Enter')
      await eventually(() => second.isVisible()).toBe(false)
      expect(new URL(page.url()).hash).not.toBe('')
    })
  })

  it('says the same without JavaScript', async () => {
    const { pages, posts } = await readSitemap(app)
    const still = { reducedMotion: 'reduce' } as const
    const [lively, bare] = await Promise.all([newPage(still), newPage({ ...still, ...plain })])
    const onlyLively = /^(?:(?:Play|Pause) the demo|Try it yourself)$/
    for (const path of [...pages, ...posts.slice(0, 1), '/notfound']) {
      await Promise.all([
        lively.goto(app + path),
        bare.goto(app + path, { waitUntil: 'domcontentloaded' }),
      ])
      const [full, read] = await Promise.all([lively, bare].map(readMain))
      expect(read?.join(' ').length).toBeGreaterThan(100)
      expect([path, read]).toEqual([path, full?.filter((line) => !onlyLively.test(line))])
    }
    complaints.length = 0 // The browser says of the last that it was not found.
  })

  describe('the blog', () => {
    /**
     * The list, and a post's link, which has the focus; the page is marked, so that a new one is told.
     * What is done with a post fetched in its place is said before the page is opened: a page that is
     * there already may still send a request past a route that was just made.
     */
    const openBlog = async (onPost: (route: Route) => Promise<void>) => {
      const page = await newPage()
      await page.route(`${app}/blog/*`, (route) =>
        route.request().resourceType() === 'xhr' ? onPost(route) : route.continue(),
      )
      await page.goto(`${app}/blog`)
      // Its code follows links once it has taken scrolling over; a quiet network does not tell that.
      await eventually(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
      await page.evaluate(() => Object.assign(globalThis, { same: true }))
      const link = page.getByRole('link', { name: 'Read More' }).nth(2)
      const path = (await link.getAttribute('href')) ?? ''
      await tabTo(page, link)
      return { page, link, path }
    }
    const isSame = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'same') === true)
    const canonical = (page: Page) =>
      page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href)

    it('shows a post in its place, Loading... while it waits, and comes back to where one was', async () => {
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      const { page, link, path } = await openBlog((route) => held.then(() => route.continue()))
      const left = await page.evaluate(() => scrollY)
      expect(left).toBeGreaterThan(300)
      const title = await page.title()
      await page.keyboard.press('Enter')
      await page.getByText('Loading...', { exact: true }).waitFor()
      expect(await link.isVisible()).toBe(true)
      letGo()
      const heading = page.getByRole('heading', { level: 1 })
      await eventually(() => hasFocus(heading)).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await page.getByText('Loading...', { exact: true }).count()).toBe(0)
      expect([page.url(), await canonical(page)]).toEqual([app + path, app + path])
      expect(await page.title()).toContain(await heading.innerText())
      await page.getByText(/^By .+ · [A-Z][a-z]+ \d{1,2}, \d{4}$/).waitFor()
      await page.getByRole('link', { name: 'Back to the blog' }).first().waitFor()

      await page.goBack()
      await eventually(() => page.title()).toBe(title)
      await eventually(() => page.evaluate(() => scrollY)).toBe(left)
      expect(await hasFocus(link)).toBe(true)
      expect(await canonical(page)).toBe(`${app}/blog`)
      await page.goForward()
      await eventually(() => page.url()).toBe(app + path)
      await page.getByRole('link', { name: 'Back to the blog' }).first().waitFor()
      expect(await isSame(page)).toBe(true)
    })

    it('leaves it to the browser where a post does not come', async () => {
      const { page, path } = await openBlog((route) => route.abort())
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Back to the blog' }).first().waitFor()
      expect([page.url(), await isSame(page)]).toEqual([app + path, false])
      expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
    })

    it('follows its links without JavaScript', async () => {
      const page = await open('/blog', plain)
      const link = page.getByRole('link', { name: 'Read More' }).first()
      const path = (await link.getAttribute('href')) ?? ''
      await tabTo(page, link)
      await page.keyboard.press('Enter')
      await page.waitForURL(app + path)
      // Leaving while the pages still blend is told in the console, which only a script could prevent.
      await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      await tabTo(page, page.getByRole('link', { name: 'Back to the blog' }).first())
      await page.keyboard.press('Enter')
      await page.waitForURL(`${app}/blog`)
    })
  })
})
