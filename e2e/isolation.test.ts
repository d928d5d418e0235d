import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page, Request } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { chatOn, hasFocus, openByKeyboard, pressLauncher, startByKeyboard, tabTo } from './chat.ts'
import {
  changeHomePage,
  makeHostile,
  readRecords,
  scrape,
  servePage,
  snippetOf,
  textIn,
} from './host-page.ts'
import { eventually, onStage } from './stage.ts'

const secret = 'quartz-heron-4471 owes my sister money'
const strictPolicy = (widget: string) =>
  `default-src 'none'; script-src ${widget}; connect-src ${widget}; frame-src ${widget}; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`

/** Whether `text` is anywhere in the files of the data folder, the database's among them. */
function isOnDisk(folder: string, text: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(path.join(entry.parentPath, entry.name)).includes(text))
}

/** Everything the page's browser sends from now on: addresses, headers and bodies. */
function recordRequests(page: Page): string[] {
  const sent: string[] = []
  page.context().on('request', (request: Request) => {
    sent.push(JSON.stringify([request.url(), request.headers(), request.postData()]))
  })
  return sent
}

onStage('a page with the chat on it', ({ foyer, newPage, complaints }) => {
  it('cannot see what a visitor types or is answered, however it spies', async () => {
    const page = await newPage()
    await makeHostile(page, foyer().demo())
    await page.goto(foyer().demo().site)
    await page.getByRole('textbox', { name: 'Newsletter' }).focus()
    await page.keyboard.type('marmot')
    const control = await readRecords(page)
    const ownText = await page.locator('body').innerText()

    const chat = await startByKeyboard(page)
    const before = (await readRecords(page)).length
    const replies = [
      await chat.say('What are your office hours?'),
      await chat.say(`${secret}, and I want a lawyer`),
      await chat.say('Bartholomew Quince'),
    ]
    await chat.frame.getByRole('button', { name: 'Quote 1' }).click()
    const records = await readRecords(page)
    const reachable = await scrape(page)
    const all = textIn([records, reachable])

    // The recorder can: it sees the page's own field, and what there is to see of the chat.
    const seenBy = (text: string) =>
      new Set(control.filter(({ saw }) => saw.includes(text)).map(({ by }) => by))
    expect(seenBy('marmot')).toEqual(new Set(['input', 'keyup']))
    for (const by of ['keydown', 'keypress', 'beforeinput']) expect(seenBy('m')).toContain(by)
    for (const own of ['Open chat', '/widget.js', '/look/', '{"foyer":"ready"}'])
      expect(all).toContain(own)

    const said = ['quartz', 'heron', '4471', 'sister', 'office hours', 'Bartholomew', 'Quince']
    const answered = replies
      .flatMap((reply) => reply.split(/(?<=[.?])\s+/))
      .filter((sentence) => sentence.length > 12 && !ownText.includes(sentence))
    expect(answered.length).toBeGreaterThan(2)
    for (const words of [...said, ...answered]) expect(all).not.toContain(words)
    const keys = records.slice(before).filter(({ by }) => /key|input|composition|paste/.test(by))
    expect(keys).toEqual([])
    expect(reachable.frames).toEqual([
      {
        name: 'Chat with Larch & Tern',
        documentIsNull: true,
        found: [
          'document: null',
          'text: SecurityError',
          'storage: SecurityError',
          'address: SecurityError',
        ],
      },
    ])
    expect(reachable.storage).toEqual(['{}', '{}', ''])
    expect(reachable.databases).toEqual([])
  })

  it.each(['I was arrested', 'can I reach somebody'])(
    'neither accepts nor loses anything when one types on after the first Enter: %s',
    async (next) => {
      const page = await newPage()
      await page.goto(foyer().demo().site)
      const chat = await openByKeyboard(page)
      await page.keyboard.type('Are you open on Friday?')
      await page.keyboard.press('Enter')
      await page.keyboard.type(next, { delay: 60 })
      expect(await chat.accept.isVisible()).toBe(true)
      await chat.log.getByText('Are you open on Friday?', { exact: true }).waitFor()
      expect(await chat.box.inputValue()).toBe(next)
      await tabTo(page, chat.accept, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await page.keyboard.type('now', { delay: 60 })
      await eventually(() => chat.replies.count()).toBe(1)
      expect(await chat.box.inputValue()).toBe(`${next}now`)
    },
  )

  it('sends and stores nothing a visitor types before the notice is accepted', async () => {
    const page = await newPage()
    const sent = recordRequests(page)
    await page.goto(foyer().demo().site)
    const chat = await openByKeyboard(page)
    await page.keyboard.type('zircon-otter-8812')
    await page.keyboard.press('Enter')
    await chat.frame.getByText('Your message is ready. It is sent when you accept.').waitFor()
    await eventually(() => hasFocus(chat.accept)).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => hasFocus(chat.launcher)).toBe(true)
    await pressLauncher(page, chat)
    await chat.log.getByText('zircon-otter-8812').waitFor()
    expect(sent.join('\n')).toContain('/sessions')
    expect(sent.filter((request) => request.includes('/turns'))).toEqual([])
    expect(sent.join('\n')).not.toContain('zircon')
    expect(isOnDisk(foyer().dataFolder, 'zircon-otter-8812')).toBe(false)

    await chat.accept.press('Enter')
    await eventually(() => chat.replies.count()).toBe(1)
    expect(sent.join('\n')).toContain('zircon-otter-8812')
    expect(isOnDisk(foyer().dataFolder, 'zircon-otter-8812')).toBe(true)
  })

  it('keeps its globals, rules, storage, cookies and layout as they were', async () => {
    const demo = foyer().demo()
    const measure = async (page: Page) => {
      await page.goto(demo.site)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return async () =>
        await page.evaluate(async () => ({
          globals: Object.getOwnPropertyNames(globalThis).filter((name) => !/^\d+$/.test(name)),
          sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
          storage: Object.fromEntries([
            ...Object.entries(localStorage),
            ...Object.entries(sessionStorage),
          ]),
          databases: (await indexedDB.databases()).length,
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          height: document.documentElement.scrollHeight,
          shift: await new Promise<number>((resolve) => {
            let total = 0
            const add = (entries: PerformanceEntry[]) => {
              for (const entry of entries) total += (entry as unknown as { value: number }).value
            }
            const observer = new PerformanceObserver((list) => add(list.getEntries()))
            observer.observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                add(observer.takeRecords())
                resolve(total)
              }),
            )
          }),
        }))
    }
    const plain = await newPage()
    await changeHomePage(plain, demo, (html) => html.replace(snippetOf(demo), ''))
    const without = await (await measure(plain))()
    const page = await newPage()
    const look = await measure(page)
    const chat = chatOn(page)
    await chat.launcher.focus()
    await pressLauncher(page, chat)
    await chat.accept.press('Enter')
    await eventually(() => hasFocus(chat.box)).toBe(true)
    await chat.say('What are your office hours?')
    expect(await look()).toEqual({ ...without, storage: {}, databases: 0, workers: 0, shift: 0 })
    expect(await page.context().cookies()).toEqual([])

    // The measure of shifts can fail: a banner pushed in from above is one.
    await page.evaluate(() => {
      const banner = document.createElement('div')
      banner.style.height = '200px'
      document.body.prepend(banner)
    })
    await eventually(async () => (await look()).shift).toBeGreaterThan(0)
  })

  it('may hold the strictest policy with Trusted Types', async () => {
    const demo = foyer().demo()
    const page = await newPage()
    await changeHomePage(page, demo, (html) => html, {
      'content-security-policy': strictPolicy(demo.widget),
    })
    await page.goto(demo.site)
    const chat = await startByKeyboard(page)
    expect(await chat.say('What are your office hours?')).toContain('Monday to Thursday')
    expect(complaints).toEqual([])

    // The policy is in force: what it forbids is refused.
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>'
        return ''
      } catch (error) {
        return String(error)
      }
    })
    expect(refused).toContain('TrustedHTML')
  })

  it('has one launcher when the snippet is pasted twice', async () => {
    const demo = foyer().demo()
    const page = await newPage()
    const loads: string[] = []
    page.on('request', (request) => loads.push(request.url()))
    await changeHomePage(page, demo, (html) =>
      html.replace(snippetOf(demo), `${snippetOf(demo)}\n${snippetOf(demo)}`),
    )
    await page.goto(demo.site, { waitUntil: 'load' })
    await chatOn(page).launcher.waitFor()
    await eventually(() => loads.some((url) => url.includes('/frame/'))).toBe(true)
    expect(await page.locator('script[src$="/widget.js"]').count()).toBe(2)
    expect(await chatOn(page).launcher.count()).toBe(1)
    await eventually(() => loads.filter((url) => url.includes('/look/')).length).toBe(1)
  })

  it('shows no chat on a site the firm did not name', async () => {
    const demo = foyer().demo()
    const copycat = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><title>Copy</title><p>Copy</p>${snippetOf(demo)}`)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void copycat.close())
    await once(copycat, 'listening')
    const page = await newPage()
    await page.goto(`http://127.0.0.1:${(copycat.address() as AddressInfo).port}/`)
    const chat = chatOn(page)
    await chat.launcher.click()
    await eventually(() => complaints.find((text) => text.includes('frame-ancestors'))).toContain(
      demo.site,
    )
    expect(page.frames().filter((frame) => frame.url().startsWith(demo.widget))).toEqual([])
    expect(await chat.box.count()).toBe(0)
  })

  it('and the frame ignore messages of another origin or shape', async () => {
    const demo = foyer().demo()
    const page = await newPage()
    await servePage(page, 'http://tracker.example/', async () => ({
      contentType: 'text/html',
      body: '<!doctype html><title>Ad</title><p>Ad</p>',
    }))
    await page.goto(demo.site)
    await page.evaluate(() => {
      const ad = document.createElement('iframe')
      ad.src = 'http://tracker.example/'
      document.body.append(ad)
    })
    const chat = await startByKeyboard(page)
    const heard = await page.evaluateHandle(() => {
      const log: string[] = []
      addEventListener('message', (event) =>
        log.push(`${event.origin} ${JSON.stringify(event.data)}`),
      )
      return log
    })

    const ad = page.frame({ url: 'http://tracker.example/' })
    await ad?.evaluate(() => parent.postMessage({ foyer: 'close' }, '*'))
    await page.evaluate(() => postMessage({ foyer: 'close' }, '*'))
    const wrongShapes = [
      null,
      'open',
      7,
      [],
      {},
      { foyer: 'open' },
      { foyer: 'close' },
      { foyer: 'open', url: 1, title: 'x', look: { n: 'Evil' } },
      { foyer: 'open', url: 'x', title: 'x', look: { n: { evil: true } } },
    ]
    await page.evaluate((shapes) => {
      const frame = document.querySelector('foyer-chat')?.shadowRoot?.querySelector('iframe')
      for (const shape of shapes) frame?.contentWindow?.postMessage(shape, '*')
    }, wrongShapes)
    await eventually(() => heard.evaluate((log) => log.length)).toBe(2)
    expect(await chat.say('What are your office hours?')).toContain('Monday to Thursday')
    expect(await chat.frame.getByRole('heading', { level: 1 }).innerText()).toBe('Larch & Tern')
    expect(await chat.launcher.isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })
})
