import { minutes } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SiteServer, siteServer, sitePage } from '#server/testing/site-server.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
let site: SiteServer
beforeAll(async () => {
  site = await siteServer({ '/': sitePage('Fees', 'A first consultation costs $120.') })
  test = await testWorld({ FETCH_PRIVATE_HOSTS: site.host, RATE_LIMIT_EXEMPT: '127.0.0.9' })
})
afterAll(async () => {
  await test.close()
  await site.close()
})
beforeEach(() => test.database.asOwner('delete from contact_messages'))

const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
const written = {
  name: 'Ida Hale',
  email: 'ida@halewren.example',
  message: 'Do you work with Webflow?\r\n<b>Ida</b>',
  homepage: '',
}

async function send(
  path: string,
  fields: Record<string, string>,
  {
    headers = own,
    remoteAddress = '203.0.113.9',
  }: { headers?: object; remoteAddress?: string } = {},
) {
  const reply = await test.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress,
  })
  return { status: reply.statusCode, html: reply.body, headers: reply.headers }
}
const kept = () =>
  test.database.asOwner<{ message: string }>('select message from contact_messages')

describe('the contact form without JavaScript', () => {
  it('is a plain form to its own page, with all fields required and one that nobody sees', async () => {
    const { body, headers } = await test.call('app', 'GET', '/contact')
    expect(body).toContain('action="/contact" method="post"')
    for (const field of ['id="name"', 'id="email"', 'id="message"'])
      expect(body).toMatch(new RegExp(`<(?:input|textarea)[^>]*${field}[^>]*required`))
    expect(body).toContain('type="email"')
    expect(body).toContain('Send Message')
    expect(body).toContain('href="mailto:foyer@localhost.example"')
    expect(String(headers['content-security-policy'])).toContain("form-action 'self'")
  })

  it('answers the page again, thanks, and has kept the message', async () => {
    const { status, html, headers } = await send('/contact', written)
    expect(status).toBe(200)
    expect(html).toContain('Thank you. Your message has arrived, and we will answer you by e-mail.')
    expect(html).not.toContain('Webflow?')
    expect(headers['cache-control']).toBe('no-store')
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'")
    expect(await kept()).toEqual([{ message: 'Do you work with Webflow?\n<b>Ida</b>' }])
  })

  it('keeps what was typed, as words, and says under each field what is wrong', async () => {
    const { status, html } = await send('/contact', {
      ...written,
      email: 'ida"><script>',
      name: '',
    })
    expect(status).toBe(422)
    expect(html).toContain('Please enter your name.')
    expect(html).toContain('Please enter an e-mail address like name@yourfirm.com.')
    expect(html).toContain('value="ida&quot;&gt;&lt;script&gt;"')
    expect(html).toContain('&lt;b&gt;Ida&lt;/b&gt;</textarea>')
    expect(html).toMatch(/id="name"[^>]*aria-invalid="true"[^>]*autofocus/i)
    expect(await kept()).toEqual([])
  })

  it('counts with the other way in, keeps the values, and says when to come again', async () => {
    const body = { ...written }
    for (let n = 0; n < 3; n += 1)
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/contact/submit',
        payload: body,
        remoteAddress: '198.51.100.4',
      })
    const from = { remoteAddress: '198.51.100.4' }
    for (let n = 0; n < 2; n += 1) expect((await send('/contact', body, from)).status).toBe(200)
    const { status, html, headers } = await send('/contact', body, from)
    expect(status).toBe(429)
    expect(headers['retry-after']).toBe('3600')
    expect(html).toContain('Please wait an hour before you send another')
    expect(html).toContain('Do you work with Webflow?')
    expect(await kept()).toHaveLength(5)
  })

  it('says so while the database is away, and keeps the values', async () => {
    await test.database.asOwner('alter table contact_messages rename to hidden')
    const { status, html } = await send('/contact', written)
    await test.database.asOwner('alter table hidden rename to contact_messages')
    expect(status).toBe(500)
    expect(html).toContain('Something went wrong on our side.')
    expect(html).toContain('Do you work with Webflow?')
  })

  it.each([
    [
      'from another website',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['from a page below ours', { 'sec-fetch-site': 'same-site' }, 403],
    ['from another website, by an old browser', { origin: 'https://evil.example' }, 403],
    ['from here, by an old browser', { origin: 'http://localhost:3000' }, 200],
    ['by a browser that tells nothing', {}, 200],
  ])('is taken %s or not', async (_name, headers, status) => {
    const reply = await send('/contact', written, { headers })
    expect(reply.status).toBe(status)
    expect(await kept()).toHaveLength(status === 200 ? 1 : 0)
    if (status === 403) expect(reply.html).toContain('This form was sent from another website')
  })

  it('takes no more than a form holds, and nothing that is no form', async () => {
    expect((await send('/contact', { ...written, message: 'x'.repeat(70_000) })).status).toBe(413)
    const multipart = { ...own, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await send('/contact', written, { headers: multipart })).status).toBe(415)
    expect((await test.call('app', 'PUT', '/contact', { body: {} })).status).toBe(404)
  })
})

describe('checking a page without JavaScript', () => {
  it('is a plain form in the guide', async () => {
    const { body } = await test.call('app', 'GET', '/guide')
    expect(body).toContain('action="/guide" method="post"')
  })

  it('answers the guide again with what was found', async () => {
    const { status, html } = await send('/guide', { url: `${site.origin}/` })
    expect(status).toBe(200)
    expect(html).toContain('The snippet is not on this page.')
    expect(html).toContain(`value="${site.origin}/"`)
    expect(html).not.toContain('A first consultation costs')
  })

  it('wants an address', async () => {
    const { status, html } = await send('/guide', { url: ' ' })
    expect(status).toBe(422)
    expect(html).toContain('Please enter the address of a page.')
  })

  it('shares its limit with the other way in', async () => {
    site.pages.set('/gone', 404)
    const url = `${site.origin}/gone`
    test.pass(minutes(10) + 1)
    for (let n = 0; n < 9; n += 1) await send('/guide', { url })
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/guide/check',
      payload: { url },
      remoteAddress: '203.0.113.9',
    })
    const { status, html } = await send('/guide', { url })
    expect(status).toBe(429)
    expect(html).toContain('Too many requests. Please wait a moment and try again.')
    expect(html).toContain(`value="${url}"`)
  })
})
