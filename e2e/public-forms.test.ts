import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openOutbox } from '../server/ports/mail/outbox-reader.ts'
import { hasFocus, tabTo } from './chat.ts'
import { awaitMail, fill, press } from './owner.ts'
import { eventually, onStage } from './stage.ts'

const thanks = 'Thank you. Your message has arrived, and we will answer you by e-mail.'
const offline =
  'Unable to connect to the server. Please check your internet connection and try again.'
const works = 'The snippet is on this page, and nothing here keeps the chat from working.'
const missing = 'The snippet is not on this page.'
const mailbox = 'desk@foyer.example'

/** A website without the snippet. */
const plain = createServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Hale & Wren</title><h1>Hale & Wren</h1>'),
)
await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
const plainHost = `127.0.0.1:${(plain.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => plain.close(resolve)))

/** Holds what is asked at `url` until it is let go, and counts it. */
async function hold(page: Page, url: string) {
  const held: Route[] = []
  await page.route(url, (route) => void held.push(route))
  return {
    count: () => held.length,
    letGo: async () => {
      await Promise.all(held.map((route) => route.continue()))
      await page.unroute(url)
    },
  }
}

/** What stands under a field. */
const notesOf = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).evaluate((field) => {
    const id = field.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.innerText ?? ''
  })

/** The colour of an element, and of one that has a token's. */
const coloursOf = (element: Locator, token: string): Promise<string[]> =>
  element.evaluate((shown, name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    shown.append(probe)
    const colours = [shown, probe].map((each) => getComputedStyle(each).color)
    probe.remove()
    return colours
  }, token)

const settings = { FETCH_PRIVATE_HOSTS: plainHost, CONTACT_EMAIL: mailbox }

onStage(
  'the forms of the public pages',
  ({ foyer, newPage, complaints }) => {
    const open = async (path: string, options: Parameters<typeof newPage>[0] = {}) => {
      const page = await newPage(options)
      await page.goto(foyer().demo().app + path)
      return page
    }
    const expected: RegExp[] = []
    afterEach(() => {
      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
      expected.length = 0
      expect(unexpected).toEqual([])
    })
    const write = async (page: Page, name: string) => {
      await fill(page, 'Name', name)
      await fill(page, 'Email', 'ida@halewren.example')
      await fill(page, 'Message', 'Do you work with Webflow?')
    }
    /** The form, once its component has come and taken it over. */
    const openContact = async (options: Parameters<typeof newPage>[0] = {}) => {
      const page = await open('/contact', options)
      await page.waitForLoadState('networkidle')
      return page
    }

    describe.each([390, 1280])('by the keyboard alone, at %d', (width) => {
      const viewport = { width, height: 900 }

      it('take a message, say so in green, and mail it', async () => {
        const page = await openContact({ viewport })
        const held = await hold(page, '**/api/v1/contact/submit')
        await write(page, `Ida Hale ${width}`)
        await press(page, 'Send Message')
        const button = page.getByRole('button', { name: 'Sending...' })
        await button.waitFor()
        expect(await hasFocus(button)).toBe(true)
        await page.keyboard.press('Enter')
        await eventually(held.count).toBe(1)
        await held.letGo()
        const message = page.getByRole('status').filter({ hasText: thanks })
        await message.waitFor()
        await eventually(() => hasFocus(message)).toBe(true)
        const [shown, good] = await coloursOf(message, '--color-good')
        expect(shown).toBe(good)
        for (const label of ['Name', 'Email', 'Message'])
          expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('')
        expect(held.count()).toBe(1)
        await page.getByRole('button', { name: 'Send Message' }).waitFor()
        const { text } = await awaitMail(
          foyer().dataFolder,
          mailbox,
          `Message from Ida Hale ${width}`,
        )
        expect(text).toContain('Do you work with Webflow?')
        expect(text).toContain('ida@halewren.example')
      })
    })

    it('ask for all three fields before anything is sent', async () => {
      const page = await openContact()
      const held = await hold(page, '**/api/v1/contact/submit')
      const labels = ['Name', 'Email', 'Message']
      for (const label of labels) {
        await press(page, 'Send Message')
        const field = page.getByLabel(label, { exact: true })
        await eventually(() => hasFocus(field)).toBe(true)
        const isMissing = (each: Element) =>
          each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement
            ? each.validity.valueMissing
            : null
        expect(await field.evaluate(isMissing)).toBe(true)
        await page.keyboard.type(label === 'Email' ? 'not an address' : 'Ida')
        if (label !== 'Email') continue
        await press(page, 'Send Message')
        await eventually(() => hasFocus(field)).toBe(true)
        await fill(page, 'Email', 'ida@halewren.example')
      }
      expect(held.count()).toBe(0)
    })

    it('show under each field what the server says of it, until it is changed', async () => {
      expected.push(/status of 400/)
      const page = await openContact()
      await page.getByLabel('Name').fill('x'.repeat(121))
      await page.getByLabel('Email').fill('ida@halewren')
      await page.getByLabel('Message', { exact: true }).fill('x'.repeat(5_001))
      await press(page, 'Send Message')
      const alert = page.getByRole('alert')
      await alert.waitFor()
      const [shown, danger] = await coloursOf(alert, '--color-danger')
      expect(shown).toBe(danger)
      expect(await notesOf(page, 'Name')).toBe('Please use at most 120 characters for your name.')
      expect(await notesOf(page, 'Email')).toBe(
        'Please enter an e-mail address like name@yourfirm.com.',
      )
      expect(await notesOf(page, 'Message')).toBe(
        'A message can have at most 5,000 characters. Please shorten it, or write to us by e-mail.',
      )
      await eventually(() => hasFocus(page.getByLabel('Name'))).toBe(true)
      await page.keyboard.press('End')
      await page.keyboard.press('Backspace')
      await eventually(() => notesOf(page, 'Name')).toBe('')
      expect(await notesOf(page, 'Email')).toMatch(/^Please enter/)
    })

    it('say what went wrong where no answer or a strange one came, and keep what was typed', async () => {
      expected.push(/net::ERR_FAILED|status of 500/)
      const page = await openContact()
      const answers: [(route: Route) => Promise<void>, string][] = [
        [(route) => route.abort(), offline],
        [
          (route) => route.fulfill({ status: 500, body: 'oops' }),
          'An error occurred while submitting the form.',
        ],
        [
          (route) => route.fulfill({ status: 500, json: { error: 'The desk is closed.' } }),
          'The desk is closed.',
        ],
        [
          (route) => route.fulfill({ status: 200, body: 'not json' }),
          'An unexpected error occurred. Please try again later.',
        ],
      ]
      await page.route('**/api/v1/contact/submit', (route) => answers[0]?.[0](route))
      await write(page, 'Ida Hale')
      for (; answers[0]; answers.shift()) {
        await press(page, 'Send Message')
        await eventually(() => page.getByRole('alert').innerText()).toBe(answers[0][1])
      }
      expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(
        'Do you work with Webflow?',
      )
    })

    it('look for the snippet in a page, by the keyboard alone', async () => {
      const { site } = foyer().demo()
      const page = await open('/guide')
      await page.waitForLoadState('networkidle')
      const held = await hold(page, '**/api/v1/guide/check')
      await fill(page, 'Address of the page', site)
      await press(page, 'Check this page')
      await page.getByRole('button', { name: 'Checking...' }).waitFor()
      await page.getByRole('progressbar', { name: 'Checking...' }).waitFor()
      await held.letGo()
      const found = page.getByRole('region', { name: works })
      await found.waitFor()
      await eventually(() => hasFocus(found)).toBe(true)
      await found.getByText('Found once, in the body of the page.').waitFor()

      await fill(page, 'Address of the page', `http://${plainHost}/`)
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: missing }).waitFor()
      expect(await page.getByText(works).count()).toBe(0)

      await page.route('**/api/v1/guide/check', (route) => route.abort())
      expected.push(/net::ERR_FAILED/)
      await press(page, 'Check this page')
      await eventually(() => notesOf(page, 'Address of the page')).toBe(offline)
      await eventually(() => hasFocus(page.getByLabel('Address of the page'))).toBe(true)
    })

    describe('without JavaScript', () => {
      const plainly = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }

      it('take a message, and mail it', async () => {
        const page = await open('/contact', plainly)
        await write(page, 'Ben Wren')
        await press(page, 'Send Message')
        await page.getByRole('status').filter({ hasText: thanks }).waitFor()
        expect(await page.getByLabel('Name').inputValue()).toBe('')
        await awaitMail(foyer().dataFolder, mailbox, 'Message from Ben Wren')
      })

      it('give back what was typed, with what is wrong with it', async () => {
        expected.push(/status of 422/)
        const page = await open('/contact', plainly)
        await write(page, 'Ben Wren')
        await page.getByLabel('Email').fill('ben@wren')
        await press(page, 'Send Message')
        await page.getByRole('alert').waitFor()
        expect(await notesOf(page, 'Email')).toBe(
          'Please enter an e-mail address like name@yourfirm.com.',
        )
        expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(
          'Do you work with Webflow?',
        )
        expect(await hasFocus(page.getByLabel('Email'))).toBe(true)
      })

      it('look for the snippet in a page', async () => {
        const page = await open('/guide', plainly)
        for (const [address, sentence] of [
          [foyer().demo().site, works],
          [`http://${plainHost}/`, missing],
        ] as const) {
          await tabTo(page, page.getByLabel('Address of the page'))
          await page.getByLabel('Address of the page').fill(address)
          await page.keyboard.press('Enter')
          const found = page.getByRole('region', { name: sentence })
          await found.waitFor()
          expect(await hasFocus(found)).toBe(true)
        }
      })
    })

    it('mail each message once, and nothing that was refused', async () => {
      const { entries } = await openOutbox(`${foyer().dataFolder}/outbox`).list()
      const subjects = entries.flatMap(({ to, subject }) => (to === mailbox ? [subject] : []))
      expect(subjects.toSorted()).toEqual([
        'Message from Ben Wren',
        'Message from Ida Hale 1280',
        'Message from Ida Hale 390',
      ])
    })
  },
  settings,
)
