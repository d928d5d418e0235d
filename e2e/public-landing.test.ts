import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { hasFocus, tabTo } from './chat.ts'
import { press } from './owner.ts'
import { eventually, onStage } from './stage.ts'

const headline = 'Give Your Website the Front Desk It Deserves.'
const closing = 'Never Miss a Client Lead Again.'

/** What moved on the page: letters in sight by headline, when that changed, and what was displaced. */
type Motion = { typed: { shown: number; at: number }[][]; frames: number; shift: number }

/** Runs in the page before anything of it: watches each frame that is drawn. */
function watchMotion(): void {
  const motion: Motion = { typed: [], frames: 0, shift: 0 }
  Object.assign(globalThis, { motion })
  const request = globalThis.requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (draw) => {
    motion.frames += 1
    return request(draw)
  }
  const look = (at: number) => {
    // A line that is still being read in has not its letters yet.
    if (document.readyState === 'loading') return void request(look)
    for (const [nth, line] of [...document.querySelectorAll('.typed')].entries()) {
      const isShown = (letter: Element) => getComputedStyle(letter).visibility === 'visible'
      const shown = [...line.children].filter(isShown).length
      const seen = (motion.typed[nth] ??= [])
      if (seen.at(-1)?.shown !== shown) seen.push({ shown, at })
    }
    request(look)
  }
  request(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) motion.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

const readMotion = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'motion') as Motion)

/** Expects of a headline that its letters came one by one, in the time the specification gives them. */
async function expectTyped(page: Page, nth: number, text: string): Promise<void> {
  const typing = async () => {
    const { typed } = await readMotion(page)
    const seen = typed[nth] ?? []
    // The second has all its letters until its script comes.
    return seen.slice(seen.findIndex(({ shown }) => shown < text.length))
  }
  await eventually(async () => (await typing()).at(-1)?.shown).toBe(text.length)
  const seen = await typing()
  const shown = seen.map((each) => each.shown)
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  expect(shown.length).toBeGreaterThan(5)
  const [first, last] = [seen.find((each) => each.shown > 0), seen.at(-1)]
  if (!first || !last) throw new Error('Nothing was typed.')
  const pace = (last.at - first.at) / (last.shown - first.shown)
  // 40 to 50 ms a letter; the first and the last are seen up to a late frame after their turn.
  expect(pace).toBeGreaterThan(35)
  expect(pace).toBeLessThan(60)
}

/** Whether frames of the film are asked for. */
async function isPlaying(page: Page): Promise<boolean> {
  const { frames } = await readMotion(page)
  await page.waitForTimeout(200)
  return (await readMotion(page)).frames > frames
}

const toMiddle = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

onStage('the home page', ({ foyer, newPage, complaints }) => {
  afterEach(() => expect(complaints.splice(0)).toEqual([]))
  const open = async (options: Parameters<typeof newPage>[0] = {}) => {
    const page = await newPage(options)
    await page.addInitScript(watchMotion)
    await page.goto(foyer().demo().app)
    const box = page.locator('.demo-picture textarea')
    return { page, stage: page.locator('.demo-stage'), typedText: () => box.inputValue() }
  }

  it.each([1280, 390])(
    'types its headlines and plays its film, and moves nothing else, at %d',
    async (width) => {
      const { page, stage } = await open({ viewport: { width, height: 844 } })
      await page.getByRole('heading', { level: 1, name: headline }).waitFor()
      await page.getByText("We're your 24/7 client intake assistant.").waitFor()
      await expectTyped(page, 0, headline)
      await toMiddle(stage)
      await eventually(() => isPlaying(page)).toBe(true)

      const end = page.getByRole('heading', { name: closing })
      expect((await readMotion(page)).typed[1]?.at(-1)?.shown).toBe(0)
      await toMiddle(end)
      await expectTyped(page, 1, closing)
      expect(await isPlaying(page)).toBe(false)
      await toMiddle(stage)
      await eventually(() => isPlaying(page)).toBe(true)
      expect((await readMotion(page)).shift).toBeLessThan(0.01)
    },
  )

  it('stops its film and its cursors by a button', async () => {
    const { page, stage, typedText } = await open()
    await toMiddle(stage)
    await eventually(typedText).toContain('What does')
    const cursor = () =>
      page
        .locator('h1 .typed i')
        .last()
        .evaluate((letter) => getComputedStyle(letter, '::after').animationPlayState)
    await press(page, 'Pause the demo')
    expect([await isPlaying(page), await cursor()]).toEqual([false, 'paused'])
    await press(page, 'Play the demo')
    expect([await isPlaying(page), await cursor()]).toEqual([true, 'running'])
  })

  it('stands still where motion is not wanted, and plays when asked to', async () => {
    const { page, stage, typedText } = await open({ reducedMotion: 'reduce' })
    await toMiddle(stage)
    await page.getByRole('button', { name: 'Play the demo' }).waitFor()
    expect([await isPlaying(page), await typedText()]).toEqual([false, ''])
    await toMiddle(page.getByRole('heading', { name: closing }))
    await page.waitForTimeout(200)
    const all = [headline, closing].map(({ length }) => [
      expect.objectContaining({ shown: length }),
    ])
    expect((await readMotion(page)).typed).toEqual(all)
    await press(page, 'Play the demo')
    await toMiddle(stage)
    expect(await isPlaying(page)).toBe(true)
  })

  describe('the chat that can be tried', () => {
    const begin = async (options: Parameters<typeof newPage>[0] = {}) => {
      const { page } = await open(options)
      await press(page, 'Try it yourself')
      const trial = page.getByRole('region', { name: 'Demo chat. Escape closes it.' })
      await eventually(() => hasFocus(trial)).toBe(true)
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      page.on('request', (asked) => requests.push(asked.url()))
      const log = trial.getByRole('log', { name: 'Conversation' })
      const box = trial.getByRole('textbox', { name: 'Type your message' })
      return { page, trial, requests, log, box }
    }

    it.each([1280, 390])(
      'answers on the page alone at %d, and says of four actions that they do nothing',
      async (width) => {
        const { page, trial, requests, log, box } = await begin({
          viewport: { width, height: 844 },
        })
        const height = await trial.locator('.fy-scroll').evaluate((area) => area.clientHeight)
        expect(height).toBeGreaterThanOrEqual(260)
        expect(height).toBeLessThanOrEqual(400)
        const before = await log.innerText()
        for (const [name, note] of [
          [
            'Attach a file',
            'In a real chat this sends the firm a file. In this demo it does nothing.',
          ],
          [
            'Message the lawyer',
            'In a real chat this opens a message to the lawyer. In this demo it does nothing.',
          ],
          [
            'Voice input',
            'In a real chat this turns speech into text. In this demo it does nothing.',
          ],
          [
            'Send',
            'Send does nothing in this demo. Enter shows your words above; nothing leaves this page.',
          ],
        ] as const) {
          await tabTo(page, trial.getByRole('button', { name, exact: true }))
          await page.keyboard.press('Enter')
          await eventually(() => trial.getByRole('status').last().innerText()).toBe(note)
        }
        await tabTo(page, box, 'Shift+Tab')
        await page.keyboard.press('Enter')
        await page.keyboard.type('   ')
        await page.keyboard.press('Enter')
        expect([await log.innerText(), await page.getByRole('dialog').count()]).toEqual([before, 0])

        await page.keyboard.press('ControlOrMeta+A')
        const rows: number[] = []
        for (const word of ['What', 'does', 'a first', 'meeting', 'cost?']) {
          if (rows.length > 0) await page.keyboard.press('Shift+Enter')
          await page.keyboard.type(word)
          rows.push(await box.evaluate((area) => area.clientHeight))
        }
        expect(await box.inputValue()).toBe('What\ndoes\na first\nmeeting\ncost?')
        expect(rows[2]).toBeGreaterThan(rows[1] ?? 0)
        expect(rows.slice(3)).toEqual([rows[2], rows[2]])
        await page.keyboard.press('Enter')
        await log
          .getByText('A first consultation is 45 minutes with a lawyer and costs $95.')
          .first()
          .waitFor()
        expect(await box.inputValue()).toBe('')
        expect(requests).toEqual([])
        expect(
          await page.evaluate(
            () => localStorage.length + sessionStorage.length + document.cookie.length,
          ),
        ).toBe(0)

        await page.keyboard.press('Escape')
        await eventually(() =>
          hasFocus(page.getByRole('button', { name: 'Try it yourself' })),
        ).toBe(true)
        expect(await trial.count()).toBe(0)
      },
    )

    it('takes up to three times on up to three dates, and says them', async () => {
      const { page, trial, requests, log } = await begin({ timezoneId: 'America/Los_Angeles' })
      await page.clock.setFixedTime('2027-03-10T12:00:00-08:00')
      const dialog = page.getByRole('dialog', { name: 'Schedule a consultation' })
      const button = (name: string) => dialog.getByRole('button', { name, exact: true })
      const openPicker = async () => {
        await trial.getByRole('button', { name: 'Schedule a consultation' }).click()
        await dialog.waitFor()
      }
      for (const close of [
        () => button('Close').click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
      ]) {
        await openPicker()
        await close()
        await eventually(() => dialog.count()).toBe(0)
      }
      await openPicker()
      expect((await dialog.boundingBox())?.width).toBe(340)
      expect(await button('Next').isDisabled()).toBe(true)
      const days = dialog.locator('[data-day]:enabled')
      expect(await dialog.locator('[data-outside]:enabled').count()).toBe(0)
      await days.first().click()
      await button('Clear').click()
      expect(await button('Next').isDisabled()).toBe(true)
      for (const nth of [0, 1, 2]) await days.nth(nth).click()
      expect(await days.count()).toBe(3)
      await button('Next').click()
      expect(await button('Done').isDisabled()).toBe(true)
      const slots = dialog.getByRole('group')
      const halves = await slots.first().getByRole('button').allInnerTexts()
      expect([halves.length, ...halves.slice(0, 2), halves.at(-1)]).toEqual([
        17,
        '9:00 AM',
        '9:30 AM',
        '5:00 PM',
      ])
      await button('Back').click()
      await button('Next').click()
      await slots.first().getByRole('button', { name: '9:00 AM' }).click()
      await button('Clear times').click()
      expect(await button('Done').isDisabled()).toBe(true)
      for (const nth of [0, 1, 2])
        await slots.nth(nth).getByRole('button', { name: '9:30 AM' }).click()
      const full = slots.first().getByRole('button', { name: '5:00 PM' })
      expect([await full.isDisabled(), await full.getAttribute('title')]).toEqual([
        true,
        'You have reached the maximum number of time slots',
      ])
      await button('Done').click()
      await eventually(() => dialog.count()).toBe(0)
      await eventually(() => log.innerText()).toContain(
        'These times work for me: Thu, Mar 11 @ 9:30 AM; Fri, Mar 12 @ 9:30 AM; Sat, Mar 13 @ 9:30 AM',
      )
      expect(requests).toEqual([])
    })
  })
})
