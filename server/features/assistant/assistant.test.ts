import { readFileSync } from 'node:fs'
import { chatGrounds } from '@foyer/shared/facts/assistant.ts'
import { usualHours } from '@foyer/shared/facts/hours.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'

let test: TestWorld
let firm: TestFirm
beforeAll(async () => {
  test = await testWorld()
  firm = await test.addFirm()
})
afterAll(() => test.close())

const address = '/api/v1/dashboard/assistant'
const settings = {
  displayName: '',
  greetings: { en: '', es: '' },
  colorPrimary: '#1f4f46',
  launcherPosition: 'right',
  languages: ['en', 'es'],
  timeZone: 'America/Detroit',
  hours: usualHours,
  consultationTypes: ['phone', 'video', 'in_person'],
  allowedHosts: [] as string[],
}
const ask = (method: 'GET' | 'PUT' | 'DELETE', path = '', body?: object) =>
  test.call('app', method, address + path, {
    bearer: firm.idToken,
    ...(body === undefined ? {} : { body }),
  })
const save = (change: object) => ask('PUT', '', { ...settings, ...change })
const open = async (locale?: string) => {
  const { body } = await test.call('widget', 'POST', '/api/v1/widget/sessions', {
    body: { token: firm.token, page: { url: 'https://halewren.example/' }, locale },
  })
  return body
}
const look = async () => (await test.call('widget', 'GET', `/look/${firm.token}`)).body
const ancestors = async () =>
  String(
    (await test.call('widget', 'GET', `/frame/${firm.token}`)).headers['content-security-policy'],
  )

describe('the settings', () => {
  it('begin as the firm was made, with everything a form needs', async () => {
    const { status, body } = await ask('GET')
    expect(status).toBe(200)
    expect(body.assistant).toEqual({
      ...settings,
      firmName: 'Hale & Wren',
      siteHost: 'halewren.example',
      siteUrl: 'https://halewren.example/',
      logoUrl: null,
      token: firm.token,
      recipients: [
        {
          id: null,
          email: 'desk@halewren.example',
          provedAt: expect.any(String) as string,
          becomesMain: false,
        },
      ],
    })
  })

  it('are read back as they were saved, tidied', async () => {
    const { status, body } = await save({
      displayName: ' Hale \t &\u202E Wr\u200Ben’s   desk\u2069 ',
      greetings: { en: ' Welcome to our desk. ', es: '' },
      colorPrimary: '#AABB00',
      launcherPosition: 'left',
      languages: ['es', 'en', 'es'],
      timeZone: 'america/los_angeles',
      hours: { ...usualHours, mon: [span('13:00-17:30'), span('08:30-12:00')] },
      consultationTypes: ['phone', 'phone'],
      allowedHosts: [
        'https://WWW.Hale-Wren.example/contact',
        '',
        'www.hale-wren.example',
        'localhost:8080',
      ],
    })
    expect(status).toBe(200)
    expect(body.assistant).toMatchObject({
      displayName: 'Hale & Wren’s desk',
      greetings: { en: 'Welcome to our desk.', es: '' },
      colorPrimary: '#aabb00',
      launcherPosition: 'left',
      languages: ['es', 'en'],
      timeZone: 'America/Los_Angeles',
      hours: { mon: [span('08:30-12:00'), span('13:00-17:30')], sun: [] },
      consultationTypes: ['phone'],
      allowedHosts: ['www.hale-wren.example', 'localhost:8080'],
    })
    expect((await ask('GET')).body).toEqual(body)
    await save({})
  })

  it('are refused with everything that is wrong, at once and in plain words, and change nothing', async () => {
    const before = (await ask('GET')).body
    const { status, body } = await save({
      displayName: 'x'.repeat(61),
      greetings: { en: 'x'.repeat(401), es: 'x'.repeat(401) },
      colorPrimary: 'green',
      languages: [],
      timeZone: 'Mars/Olympus',
      hours: { ...usualHours, mon: [span('17:00-09:00')], sat: [span('09:00-12:15')] },
      consultationTypes: [],
      allowedHosts: ['halewren.com', '*.halewren.com', 'hale wren'],
    })
    expect([status, body.error]).toEqual([400, 'request/invalid'])
    expect(body.details).toEqual([
      { field: 'displayName', message: 'Please use at most 60 characters.' },
      { field: 'greetings.en', message: 'Please use at most 400 characters.' },
      { field: 'greetings.es', message: 'Please use at most 400 characters.' },
      {
        field: 'colorPrimary',
        message: 'Please give a color as # and six digits or letters a to f, such as #1f4f46.',
      },
      { field: 'languages', message: 'Please choose at least one language.' },
      {
        field: 'timeZone',
        message: 'We do not know this time zone. Please choose one from the list.',
      },
      { field: 'hours.mon', message: 'Closing must come after opening.' },
      {
        field: 'hours.sat',
        message: 'Please give full or half hours, such as 09:00 or 17:30.',
      },
      {
        field: 'consultationTypes',
        message: 'Please choose at least one type of consultation.',
      },
      {
        field: 'allowedHosts.1',
        message:
          '“*.halewren.com” stands for many websites. Please name each one that shows the chat.',
      },
      {
        field: 'allowedHosts.2',
        message: '“hale wren” is not the name of a website. Please give one such as halewren.com.',
      },
    ])
    expect((await ask('GET')).body).toEqual(before)
  })

  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['us/eastern', 'US/Eastern'],
    // Some browsers list it, and a firm may have none but it from before.
    ['utc', 'UTC'],
  ])('take the zone %s, whatever name of it a browser knows', async (given, kept) => {
    expect((await save({ timeZone: given })).body.assistant.timeZone).toBe(kept)
  })

  it.each([
    [
      'overlapping hours',
      { hours: { ...usualHours, tue: [span('09:00-12:30'), span('12:00-13:00')] } },
    ],
    ['an offset for a zone', { timeZone: '+02:00' }],
    ['a zone that is an offset by another name', { timeZone: 'Etc/GMT+5' }],
    ['a colour that would end a style', { colorPrimary: '#1f4f46;}' }],
    ['21 websites', { allowedHosts: Array.from({ length: 21 }, (_, n) => `s${n}.example`) }],
    ['a language we do not speak', { languages: ['fr'] }],
    ['another side', { launcherPosition: 'middle' }],
    ['a week without Sunday', { hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] } }],
  ])('do not take %s', async (_what, change) => {
    const { status, body } = await save(change)
    expect([status, body.details.length]).toEqual([400, 1])
  })
})

const span = (text: string) => {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}

describe('what visitors get', () => {
  it('is what was saved, at once, in launcher, frame and new chats', async () => {
    await save({
      displayName: 'The front desk',
      colorPrimary: '#f2e8cf',
      launcherPosition: 'left',
      allowedHosts: ['partner.example:8443', 'xn--bcher-kva.example'],
    })
    expect(await look()).toEqual({ n: 'The front desk', c: '#f2e8cf', o: '#000000', p: 'left' })
    expect(await ancestors()).toBe(
      'frame-ancestors https://halewren.example http://halewren.example https://www.halewren.example http://www.halewren.example https://partner.example:8443 http://partner.example:8443 https://xn--bcher-kva.example http://xn--bcher-kva.example',
    )
    const { firm: shown, notice } = await open('en-US')
    expect(shown).toMatchObject({
      name: 'The front desk',
      colors: { primary: '#f2e8cf', onPrimary: '#000000' },
      languages: ['en', 'es'],
    })
    // The notice is the firm's own, whatever its chat is called.
    expect(notice.text).toContain('not a lawyer or employee of Hale & Wren')
    await save({})
    expect(await look()).toEqual({ n: 'Hale & Wren', c: '#1f4f46', o: '#ffffff', p: 'right' })
    expect(await ancestors()).not.toContain('partner.example')
  })

  it('is a look of at most 300 bytes under the longest name', async () => {
    await save({ displayName: '離'.repeat(60), launcherPosition: 'left' })
    expect(Buffer.byteLength(JSON.stringify(await look()))).toBeLessThanOrEqual(300)
    await save({})
  })

  it('is the firm’s greeting in its language, never without what speaks here', async () => {
    await save({ greetings: { en: 'Welcome. I am Ida, your lawyer.\n\nHow can we help?', es: '' } })
    expect((await open('en-US')).firm.greeting).toBe(
      'Welcome. I am Ida, your lawyer.\n\nHow can we help?\n\nI am an AI assistant, not a lawyer or employee of Hale & Wren.',
    )
    expect((await open('es-MX')).firm.greeting).toMatch(
      /^Hola\. Soy un asistente de IA; no soy abogado ni empleado de Hale & Wren\./,
    )
    await save({ greetings: { en: '', es: 'Bienvenidos a {firm}.' } })
    expect((await open('es-MX')).firm.greeting).toBe(
      'Bienvenidos a {firm}.\n\nSoy un asistente de IA; no soy abogado ni empleado de Hale & Wren.',
    )
    await save({})
  })

  it.each([
    [['en'], 'es-MX', 'en'],
    [['es'], 'en-US', 'es'],
    [['en', 'es'], 'es-MX', 'es'],
    [['en', 'es'], 'ES', 'es'],
    [['es', 'en'], 'en-GB', 'en'],
    [['es', 'en'], 'fr-FR', 'es'],
    [['en', 'es'], undefined, 'en'],
    [['en', 'es'], 'est-EE', 'en'],
  ])('of a firm that speaks %j, to a browser of %s, is %s', async (languages, locale, language) => {
    await save({ languages })
    expect(await open(locale)).toMatchObject({ language, firm: { languages } })
    await save({})
  })

  it('stays in the firm’s language when a visitor turns to another', async () => {
    const spanish = '¿Cuánto cobran por un divorcio? No puedo pagar mucho dinero.'
    await save({ languages: ['en'] })
    const visitor = await openChat(test, firm.token, 'es-MX')
    await visitor.accept()
    const inEnglish = (await visitor.say(spanish)).text
    await save({})
    const inSpanish = (await visitor.say(spanish)).text
    expect(
      [inEnglish, inSpanish].map(
        (text) => /\b(?:firma?|bufete|el|la|que)\b/i.test(text) && !/\bthe\b/i.test(text),
      ),
    ).toEqual([false, true])
  })

  it('stands on the grounds that the rule for colours knows', () => {
    const css = readFileSync(new URL('../../../chat/chat.css', import.meta.url), 'utf8')
    expect(css.match(/--fy-ground: (#\w+);/g)).toEqual(
      Object.values(chatGrounds).map((hex) => `--fy-ground: ${hex};`),
    )
  })
})

/** One pixel, red. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
const jpeg = (width: number) => {
  const frame = Buffer.from('ffc00011080010001003012200021101031101', 'hex')
  frame.writeUInt16BE(width, 7)
  const exif = Buffer.from('ffe10010457869660000474420534d495448', 'hex')
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    exif,
    frame,
    Buffer.from('ffda000c03010002110311003f00', 'hex'),
    Buffer.alloc(64),
    Buffer.from('ffd9', 'hex'),
  ])
}
const sized = (width: number, height: number) => {
  const large = Buffer.from(png)
  large.writeUInt32BE(width, 16)
  large.writeUInt32BE(height, 20)
  return large
}
const sendLogo = (bytes: Buffer) => ask('PUT', '/logo', { image: bytes.toString('base64') })
const fetchLogo = async (url: string) =>
  await test.widget.inject({ method: 'GET', url: new URL(url).pathname })

describe('the logo', () => {
  it.each([
    ['image/png', png],
    ['image/webp', webp],
    ['image/jpeg', jpeg(16)],
  ])('may be %s, and is served as that and nothing else', async (type, bytes) => {
    const { status, body } = await sendLogo(bytes)
    expect(status).toBe(200)
    const { logoUrl } = body.assistant
    expect(logoUrl).toMatch(
      new RegExp(`^${test.world.config.origins.widget}/logo/${firm.token}/[0-9a-f]{64}$`),
    )
    expect((await open()).firm.logoUrl).toBe(logoUrl)
    const { statusCode, headers, rawPayload } = await fetchLogo(logoUrl)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(rawPayload).toHaveLength(bytes.length)
    expect(rawPayload.includes('SMITH')).toBe(false)
  })

  it('goes with its address', async () => {
    const { logoUrl } = (await sendLogo(png)).body.assistant
    const other = await test.addFirm()
    expect((await fetchLogo(logoUrl.replace(firm.token, other.token))).statusCode).toBe(404)
    expect((await fetchLogo(logoUrl.replace(/.$/, 'x'))).statusCode).toBe(404)
    const { status, body } = await ask('DELETE', '/logo')
    expect([status, body.assistant.logoUrl]).toEqual([200, null])
    expect((await fetchLogo(logoUrl)).statusCode).toBe(404)
    expect((await open()).firm.logoUrl).toBeNull()
  })

  const kind = 'The logo must be a PNG, JPEG or WebP picture. Please choose another file.'
  const large = 'This picture is too large. A logo may have at most 256 kB and 2,048 pixels a side.'
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, kind],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 415, kind],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, kind],
    ['nothing', Buffer.alloc(0), 415, kind],
    ['only a signature', png.subarray(0, 8), 415, kind],
    [
      'a picture that is a page as well',
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
      415,
      kind,
    ],
    [
      'a picture that is an archive as well',
      Buffer.concat([png, Buffer.from('504b0506000000000000000000000000000000000000', 'hex')]),
      415,
      kind,
    ],
    ['a picture of no width', sized(0, 10), 415, kind],
    ['a picture too wide', sized(2_049, 10), 413, large],
    ['a picture too high', sized(10, 2_049), 413, large],
    ['a photograph too wide', jpeg(4_000), 413, large],
    ['too many bytes', Buffer.concat([png, Buffer.alloc(256 * 1024)]), 413, large],
  ])('is not %s', async (_what, bytes, status, message) => {
    const refused = await sendLogo(bytes)
    expect([refused.status, refused.body.message]).toEqual([status, message])
    expect((await ask('GET')).body.assistant.logoUrl).toBeNull()
  })

  it('may have 2,048 pixels a side', async () => {
    expect((await sendLogo(sized(2_048, 2_048))).status).toBe(200)
    await ask('DELETE', '/logo')
  })
})
