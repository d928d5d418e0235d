import { request } from 'node:http'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasFocus, tabTo } from './chat.ts'
import { eventually, onStage } from './stage.ts'

const narrow = { viewport: { width: 390, height: 844 } }
const plain = { javaScriptEnabled: false }

/** The links and buttons that Tab reaches from here, by their names, `count` of them. */
async function walk(page: Page, count: number, key = 'Tab'): Promise<string[]> {
  const names: string[] = []
  for (let at = 0; at < count; at++) {
    await page.keyboard.press(key)
    names.push(
      await page.evaluate(() => {
        const { activeElement: stop } = document
        return (
          stop?.getAttribute('aria-label') ?? (stop instanceof HTMLElement ? stop.innerText : '')
        )
      }),
    )
  }
  return names
}

/** How far a turn of the wheel moves the page. */
async function turnWheel(page: Page): Promise<number> {
  const top = () => page.evaluate(() => scrollY)
  const before = await top()
  await page.mouse.move(60, 500)
  await page.mouse.wheel(0, 300)
  // As long as a turn that does something takes.
  await page.waitForTimeout(250)
  return (await top()) - before
}

/** Asks for an address exactly as it is written. */
const askRaw = (app: string, path: string) =>
  new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(app)
    const asked = request({ host: hostname, port, path }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body }),
      )
    })
    asked.on('error', reject).end()
  })

onStage('the public site', ({ foyer, newPage, complaints }) => {
  let app: string
  beforeAll(() => (app = foyer().demo().app))
  afterEach(() => expect(complaints.splice(0)).toEqual([]))
  const open = async (path: string, options: Parameters<typeof newPage>[0] = {}) => {
    const page = await newPage(options)
    await page.goto(app + path)
    return page
  }

  it('leads from its header to each page by the keyboard alone, past it to the content, and keeps it in sight', async () => {
    const page = await open('/features')
    expect(await walk(page, 7)).toEqual([
      'Skip to content',
      'Foyer, home page',
      'About Us',
      'Blog',
      'Pricing',
      'Sign In',
      'Try for free',
    ])
    const links = page.getByRole('banner').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining(['/', '/about', '/blog', '/pricing', '/signin', '/signup']),
    )
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await eventually(() => hasFocus(page.getByRole('main'))).toBe(true)
    await page.keyboard.press('End')
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    await tabTo(page, links.filter({ hasText: 'Pricing', visible: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app}/pricing`)
    expect(
      await links.filter({ hasText: 'Pricing', visible: true }).getAttribute('aria-current'),
    ).toBe('page')
  })

  describe('the menu of narrow screens', () => {
    const openMenu = async (options = {}) => {
      const page = await open('/features', { ...narrow, ...options })
      const button = page.getByRole('button', { name: 'Toggle menu' })
      const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
      expect(await menu.isVisible()).toBe(false)
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      await menu.waitFor()
      return { page, button, menu }
    }

    it('takes the focus, keeps it, holds the page still and gives both back on Escape', async () => {
      const { page, button, menu } = await openMenu()
      const names = ['Pricing', 'About Us', 'FAQ', 'Guide', 'Blog', 'Sign in']
      const shown = await menu
        .locator('a, hr')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.tagName))
      expect(shown).toEqual(['/pricing', '/about', '/faq', '/guide', '/blog', 'HR', '/signin'])
      await eventually(() => hasFocus(menu.getByText('Pricing'))).toBe(true)
      expect(await walk(page, 6)).toEqual([...names.slice(1), 'Pricing'])
      expect(await walk(page, 2, 'Shift+Tab')).toEqual(['Sign in', 'Blog'])
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      expect(await turnWheel(page)).toBe(0)

      const look = await menu.evaluate((drawer) => {
        const { width, right } = drawer.getBoundingClientRect()
        return { width, right, dims: getComputedStyle(drawer, '::backdrop').backgroundColor }
      })
      expect(look).toMatchObject({ width: 288, dims: 'rgba(0, 0, 0, 0.4)' })
      // The room of the bar that scrolls is kept.
      expect(look.right).toBeGreaterThan(370)
      await page.keyboard.press('Escape')
      await eventually(() => menu.isVisible()).toBe(false)
      expect(await hasFocus(button)).toBe(true)
      expect(await button.getAttribute('aria-expanded')).toBe('false')
      expect(await turnWheel(page)).toBeGreaterThan(0)
    })

    it('closes on a press beside it, which does nothing else, and on its button; its links lead away', async () => {
      const { page, button, menu } = await openMenu()
      const first = page.getByRole('main').getByRole('link').first()
      await first.evaluate((link) => link.scrollIntoView({ block: 'center' }))
      const { x, y } = (await first.boundingBox()) ?? { x: 0, y: 0 }
      expect(x).toBeLessThan(90)
      await page.mouse.click(x + 4, y + 4)
      await eventually(() => menu.isVisible()).toBe(false)
      expect(page.url()).toBe(`${app}/features`)
      await eventually(() => hasFocus(button)).toBe(true)
      await button.click()
      await menu.waitFor()
      await button.click()
      await eventually(() => menu.isVisible()).toBe(false)
      await page.keyboard.press('Enter')
      await tabTo(page, menu.getByText('FAQ'))
      await page.keyboard.press('Enter')
      await page.waitForURL(`${app}/faq`)
    })

    it('opens and closes without JavaScript', async () => {
      const { page, menu } = await openMenu(plain)
      expect(await turnWheel(page)).toBe(0)
      await page.keyboard.press('Escape')
      await eventually(() => menu.isVisible()).toBe(false)
      await page.keyboard.press('Enter')
      await tabTo(page, menu.getByText('Guide'))
      await page.keyboard.press('Enter')
      await page.waitForURL(`${app}/guide`)
    })
  })

  it('begins each new page at its top, blends it in, and comes back to where one was', async () => {
    const page = await newPage()
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(globalThis, { blends: viewTransition !== null })
      })
      addEventListener('DOMContentLoaded', () => {
        requestAnimationFrame(() => Object.assign(globalThis, { firstTop: scrollY }))
      })
    })
    const told = () =>
      page.evaluate(() => [Reflect.get(globalThis, 'firstTop'), Reflect.get(globalThis, 'blends')])
    await page.goto(`${app}/features`)
    await page.evaluate(() => scrollTo(0, 1_500))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).focus()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(1_000)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app}/careers`)
    await eventually(told).toEqual([0, true])
    await page.goBack()
    await page.waitForURL(`${app}/features`)
    await eventually(() => page.evaluate(() => scrollY)).toBe(left)
  })

  it('leads to an account without a complaint', async () => {
    const page = await open('/pricing')
    for (const name of ['Sign In', 'Try for free']) {
      await tabTo(page, page.getByRole('link', { name, exact: true }))
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Continue with a development account' }).waitFor()
      await page.goBack()
      await page.waitForURL(`${app}/pricing`)
    }
  })

  it('fetches a page ahead once somebody points at its link, and nothing of an account', async () => {
    const page = await open('/features')
    const watch = await page.context().newCDPSession(page)
    const ready: string[] = []
    watch.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') ready.push(prefetchUrl)
    })
    await watch.send('Preload.enable')
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main menu' }).getByText(name)
    await link('Try for free').hover()
    await page.waitForTimeout(400)
    await link('Pricing').hover()
    await eventually(() => ready).toEqual([`${app}/pricing`])
    await link('Pricing').click()
    await page.waitForURL(`${app}/pricing`)
    const delivery = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => Reflect.get(entry, 'deliveryType')),
      )
    expect(await delivery()).toEqual(['navigational-prefetch'])
  })

  it('fetches ahead by the keyboard too where browsers know no rules of their own', async () => {
    const page = await newPage()
    await page.addInitScript(() => (HTMLScriptElement.supports = () => false))
    await page.goto(`${app}/features`)
    const fetched = page.waitForEvent(
      'requestfinished',
      (asked) => asked.url() === `${app}/pricing`,
    )
    await tabTo(page, page.getByRole('navigation', { name: 'Main menu' }).getByText('Pricing'))
    expect((await fetched).headers()['sec-purpose']).toBe('prefetch')
  })

  it('leads home from where nothing is', async () => {
    const page = await open('/no/such/page')
    complaints.length = 0
    await page
      .getByText(
        "We couldn't find that page. The link may be broken, or the page might have moved.",
      )
      .waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Back Home' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app}/`)
  })

  const hostile = [
    '/%',
    '/..%2f',
    '/../../etc/passwd',
    '/pricing%00',
    '//evil.example',
    '//evil.example/pricing/',
    '/\\evil.example/',
    '/pricing//evil.example/',
    '/blog//evil.example/',
    `/${'a'.repeat(5_000)}`,
    `/blog/${'a'.repeat(5_000)}`,
    '/<script>alert(1)</script>',
    '/blog/<script>alert(1)</script>',
    '/constructor',
    '/blog/__proto__',
  ]
  it.each(hostile.map((path) => [path.slice(0, 40), path]))(
    'finds nothing at %s, and says none of it',
    async (_shown, path) => {
      const { status, location, body } = await askRaw(app, path)
      expect([status, location]).toEqual([404, ''])
      expect(body).not.toMatch(/evil\.example|alert\(1\)|aaaa|passwd|at .*\.mjs/)
    },
  )

  it('leads nowhere else from an address with a slash too many', async () => {
    expect(await askRaw(app, '/pricing/?next=//evil.example')).toMatchObject({
      status: 301,
      location: '/pricing?next=//evil.example',
    })
    expect(await askRaw(app, 'http://evil.example/pricing/')).toMatchObject({
      status: 301,
      location: '/pricing',
    })
  })
})
