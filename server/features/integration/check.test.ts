import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minutes } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteServer, siteServer, sitePage } from '#server/testing/site-server.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'

const path = '/api/v1/guide/check'

let test: TestWorld
let site: SiteServer
let firm: TestFirm
let elsewhere: TestFirm
/** A website whose answers a test writes itself. */
let odd: Server
let oddOrigin = ''
let answer: (response: ServerResponse) => void = () => {}

beforeAll(async () => {
  site = await siteServer({})
  odd = createServer((_request, response) => answer(response))
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  const { port } = odd.address() as AddressInfo
  oddOrigin = `http://127.0.0.1:${port}`
  test = await testWorld({
    FETCH_PRIVATE_HOSTS: `${site.host},127.0.0.1:${port}`,
    RATE_LIMIT_EXEMPT: '127.0.0.1',
  })
  firm = await test.addFirm({ siteUrl: `${site.origin}/` })
  elsewhere = await test.addFirm({ siteUrl: 'https://elsewhere.example/' })
})
afterAll(async () => {
  await test.close()
  await site.close()
  odd.closeAllConnections()
  odd.close()
})

const snippet = (token: string) =>
  `<script src="http://localhost:3001/widget.js" data-token="${token}" async></script>`
const withSnippet = (token: string) =>
  sitePage('Fees', 'A first consultation costs $120.').replace(
    '</head>',
    `${snippet(token)}</head>`,
  )
async function check(url: unknown, remoteAddress = '127.0.0.1') {
  const reply = await test.app.inject({
    method: 'POST',
    url: path,
    payload: { url },
    remoteAddress,
  })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}
const verdict = async (url: string) => (await check(url)).body.check

describe('checking a page', () => {
  it('reads it once and says that the firm’s snippet works there', async () => {
    site.pages.set('/', withSnippet(firm.token))
    site.asked.length = 0
    expect(await check(`${site.origin}/`)).toMatchObject({
      status: 200,
      body: {
        success: true,
        check: {
          state: 'works',
          headline: 'The snippet is on this page, and nothing here keeps the chat from working.',
          findings: [{ tone: 'good', text: 'Found once, in the head of the page.' }],
        },
      },
    })
    expect(site.asked).toEqual(['/'])
  })

  it('knows whose token it is, and whether the firm has a plan', async () => {
    site.pages.set('/', withSnippet(elsewhere.token))
    const other = await verdict(`${site.origin}/`)
    expect(other.state).toBe('blocked')
    expect(other.findings.at(-1).text).toContain(
      `The snippet belongs to a firm that has not named ${site.host} as its website`,
    )
    expect(JSON.stringify(other)).not.toContain('elsewhere')
    site.pages.set('/', withSnippet('nobody_0123456789abc'))
    expect((await verdict(`${site.origin}/`)).findings.at(-1).text).toBe(
      'The snippet’s data-token belongs to no firm here. Copy the line from your dashboard again.',
    )
    site.pages.set('/', withSnippet(firm.token))
    const paying = (active: boolean) =>
      test.database.asOwner('update firms set active = $1 where firm_id = $2', [
        active,
        firm.firmId,
      ])
    await paying(false)
    expect((await verdict(`${site.origin}/`)).findings.at(-1).text).toContain('no running plan')
    await paying(true)
  })

  it('obeys the policy that the server sends', async () => {
    answer = (response) => {
      response.setHeader('content-security-policy', ["default-src 'self'", 'img-src *'])
      response.setHeader('content-type', 'text/html').end(snippet(firm.token))
    }
    const { findings } = await verdict(oddOrigin)
    expect(findings.map(({ text }: { text: string }) => text)).toContain(
      'The page’s Content-Security-Policy keeps our script out: default-src does not name http://localhost:3001. Add it there.',
    )
  })

  it.each([
    ['nothing there', 404, 'The website says that this page does not exist.'],
    ['a password', 401, 'The website refused us the page.'],
    ['a wall against robots', 403, 'look for the chat in your browser instead.'],
    ['too many questions', 429, 'The website says that it is asked too often.'],
    ['an error', 502, 'The website answered with an error of its own.'],
  ])('says why it was not read: %s', async (_name, status, sentence) => {
    site.pages.set('/why', status)
    const { state, headline, findings } = await verdict(`${site.origin}/why`)
    expect({ state, headline }).toEqual({
      state: 'unreachable',
      headline: 'We could not read this page.',
    })
    expect(findings[0].text).toContain(sentence)
  })

  it('says that a file is no page, and that some lead nowhere', async () => {
    answer = (response) => response.setHeader('content-type', 'application/pdf').end('%PDF')
    expect((await verdict(oddOrigin)).findings[0].text).toBe(
      'This address leads to a file, not to a web page.',
    )
    answer = (response) => response.writeHead(302, { location: '/' }).end()
    expect((await verdict(oddOrigin)).findings[0].text).toBe(
      'The address leads from one to the next without end.',
    )
  })

  it('reads the first megabyte of a long page, and says so', async () => {
    const long = '<p>word</p>'.repeat(150_000)
    answer = (response) =>
      response.setHeader('content-type', 'text/html').end(`${snippet(firm.token)}${long}`)
    expect((await verdict(oddOrigin)).findings[0].text).toContain('Found once')
    answer = (response) => response.setHeader('content-type', 'text/html').end(long)
    expect(JSON.stringify(await verdict(oddOrigin))).toContain('We read its first megabyte only')
  })

  it('gives up on a page made to be costly', async () => {
    site.pages.set('/deep', '<div>'.repeat(5_000))
    expect((await verdict(`${site.origin}/deep`)).findings[0].text).toBe(
      'The page’s code is too long or too deeply nested to be read.',
    )
  })

  it('tells nobody what is on our network: the same words for all that is not public', async () => {
    answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    const all = await Promise.all(
      [
        'http://localhost:3000/',
        'http://127.0.0.1:5432/',
        'http://10.0.0.8/',
        'http://[::1]/',
        'https://printer.local/',
        'https://no-such-name.invalid/',
        oddOrigin,
      ].map(verdict),
    )
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(all[0].findings[0].text).toContain('No public website answers to this address.')
  })

  it('reads no private host for strangers in operation, even one that is named for other uses', async () => {
    const operated = await testWorld({
      APP_ORIGIN: 'https://foyer.example',
      WIDGET_ORIGIN: 'https://chat.foyer.example',
      FILES_ORIGIN: 'https://files.foyer.example',
      FETCH_PRIVATE_HOSTS: site.host,
    })
    site.pages.set('/', withSnippet(firm.token))
    site.asked.length = 0
    const { body } = await operated.call('app', 'POST', path, { body: { url: `${site.origin}/` } })
    await operated.close()
    expect(body.check.findings[0].text).toContain('No public website answers to this address.')
    expect(site.asked).toEqual([])
  })

  it.each([
    ['', 400, 'Please enter the address of a page.'],
    [' ', 400, 'Please enter the address of a page.'],
    [undefined, 400, 'Please enter the address of a page.'],
    ['x'.repeat(501), 400, 'This address is too long. Please use a shorter one of your website.'],
  ])('wants an address: %s', async (url, status, message) => {
    const reply = await check(url)
    expect(reply.status).toBe(status)
    expect(reply.body.details).toEqual([{ field: 'url', message }])
  })

  it.each([
    ['ftp://files.example/', 'Only addresses of the web can be read'],
    ['https://me:secret@halewren.example/', 'Leave out the name and password'],
    ['what is this', 'This is not the address of a page.'],
  ])('takes only addresses of pages: %s', async (url, sentence) => {
    expect((await verdict(url)).findings[0].text).toContain(sentence)
  })
})

describe('being checked', () => {
  it('is done for one network ten times in ten minutes, and ten times for one website', async () => {
    site.pages.set('/', 404)
    const from = async (address: (n: number) => string) => {
      const statuses: number[] = []
      for (let n = 0; n < 12; n += 1)
        statuses.push((await check(`${site.origin}/`, address(n))).status)
      return statuses.indexOf(429)
    }
    expect(await from((n) => `2001:db8:5:6::${n + 1}`)).toBe(10)
    expect((await check(`${oddOrigin}/`, '2001:db8:5:6::77')).headers['retry-after']).toBeDefined()
    test.pass(minutes(10) + 1)
    expect(await from((n) => `203.0.113.${n}`)).toBe(10)
  })

  it('is done for three at once, and others are told to wait', async () => {
    const held: ServerResponse[] = []
    const full = new Promise<void>((resolve) => {
      answer = (response) => void (held.push(response) === 3 && resolve())
    })
    const running = [1, 2, 3].map(() => check(oddOrigin))
    await full
    expect(await check(`${site.origin}/`)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: { message: 'We are looking at other pages just now. Please try again in a minute.' },
    })
    for (const response of held) response.writeHead(404).end()
    for (const { status } of await Promise.all(running)) expect(status).toBe(200)
    expect((await check(`${site.origin}/`)).status).toBe(200)
  })
})
