import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { load } from 'cheerio'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())
beforeEach(() => test.database.asOwner('delete from contact_messages'))

const form = 'application/x-www-form-urlencoded'
const send = (url: string, payload: string | Buffer, type = form) =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
const kept = () =>
  test.database.asOwner<Record<string, string>>(
    'select name, email, message from contact_messages order by created_at',
  )
const fields = (given: Record<string, string>) => new URLSearchParams(given).toString()
const written = { name: 'Ida Hale', email: 'ida@halewren.example', message: 'Hello' }

/** Texts that would leave the field they stand in. */
const breaking = [
  '"><script>alert(1)</script>',
  "' onfocus=alert(1) autofocus x='",
  '</textarea><script>alert(1)</script>',
  '</title></style><img src=x onerror=alert(1)>',
  '\n</textarea\n><svg/onload=alert(1)>',
  '&quot;&#34;&lt;/textarea&gt;',
  '<!--<script>',
  ']]>{{7*7}}${7*7}<%= 7 %>',
  '\u2028\u202e\ufeff',
]

describe('what was typed stands in the page again', () => {
  const scripts = (html: string) => load(html)('script, [onload], [onerror], [onfocus]').length

  it.each(breaking)('as words and nothing else: %j', async (text) => {
    const plain = scripts((await send('/contact', '')).body)
    const reply = await send('/contact', fields({ name: '', email: text, message: text }))
    expect(reply.statusCode).toBe(422)
    const page = load(reply.body)
    expect(page('textarea').text()).toBe(text)
    expect(page('#email').attr('value')).toBe(text)
    expect(scripts(reply.body)).toBe(plain)
    const guide = await send('/guide', fields({ url: text }))
    expect(load(guide.body)('input[name=url]').attr('value')).toBe(text.trim())
    expect(scripts(guide.body)).toBe(scripts((await send('/guide', '')).body))
  })

  it('with the line breaks it begins with', async () => {
    const message = '\n\n  two breaks before'
    const reply = await send('/contact', fields({ ...written, name: '', message }))
    expect(load(reply.body)('textarea').text()).toBe(message)
  })
})

describe('a form as no browser sends it', () => {
  it.each([
    [
      'names of our own objects',
      '__proto__=x&constructor=y&toString=z&name[]=Ida&hasOwnProperty=1',
    ],
    ['nothing', ''],
    ['half a code', 'name=&email=%zz&message=%ff%fe'],
    ['thousands of fields', 'a=b&'.repeat(15_000)],
    ['one field without a name', '=x'],
    ['bytes', '\u0000\u0001\u00ff'],
  ])('gets its sentences: %s', async (_what, payload) => {
    const reply = await send('/contact', payload)
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain('Please enter your name.')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(await kept()).toEqual([])
    expect((await send('/guide', payload)).statusCode).toBe(422)
  })

  it('is read once where a field comes twice, and never as more than texts', async () => {
    const twice = `${fields(written)}&email=second%40halewren.example`
    expect((await send('/contact', twice)).statusCode).toBe(200)
    expect(await kept()).toEqual([{ ...written, email: 'second@halewren.example' }])
  })

  it.each([
    'text/plain',
    'text/plain; boundary=application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('is not taken as %j', async (type) => {
    const reply = await send('/contact', fields(written), type)
    expect([415, 422]).toContain(reply.statusCode)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(await kept()).toEqual([])
  })

  it('is taken as JSON by the API alone, whose calls no other website can make', async () => {
    const json = JSON.stringify(written)
    const submit = '/api/v1/contact/submit'
    expect((await send(submit, json, 'text/plain')).statusCode).toBe(400)
    expect((await send(submit, fields(written))).statusCode).toBe(415)
    const asked = await test.app.inject({
      method: 'OPTIONS',
      url: submit,
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
    expect(await kept()).toEqual([])
  })
})
