import { contactLimits } from '@foyer/shared/facts/limits.ts'
import { days, hours, minutes } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appDoor } from '#server/doors/app-door.ts'
import { createLog } from '#server/platform/log.ts'
import type { Mail, MailOutcome } from '#server/ports/mail/mail.ts'
import { builtSite } from '#server/testing/built-site.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { deliverContacts, forgetContacts } from './jobs.ts'

const written = {
  name: 'Ida Hale',
  email: 'ida@halewren.example',
  message: 'Do you work with Webflow?\n\nIda',
}
const thanks = 'Thank you. Your message has arrived, and we will answer you by e-mail.'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ CONTACT_EMAIL: 'desk@foyer.example', RATE_LIMIT_EXEMPT: '127.0.0.9' })
})
afterAll(() => test.close())
beforeEach(() => test.database.asOwner('delete from contact_messages'))

const submit = async (body: object, remoteAddress = '203.0.113.7') => {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v1/contact/submit',
    payload: body,
    remoteAddress,
  })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}
const rows = () =>
  test.database.asOwner<Record<string, unknown>>(
    'select * from contact_messages order by created_at',
  )
const outbox = async () =>
  (await test.outbox.list()).entries.filter(({ to }) => to === 'desk@foyer.example')

/** The world with a mail server that answers so, and all it was handed. */
function withMail(outcome: () => MailOutcome) {
  const handed: Mail[] = []
  const mail = {
    ...test.world.mail,
    send: async (one: Mail) => {
      handed.push(one)
      return outcome()
    },
  }
  return { world: { ...test.world, mail }, handed }
}

describe('the contact form', () => {
  it('is kept before it is answered, then mailed once with the writer to answer to', async () => {
    expect(await submit({ ...written, name: '  Ida\n Hale ' })).toMatchObject({
      status: 200,
      body: { success: true, message: thanks },
    })
    expect(await rows()).toMatchObject([{ ...written, delivered_at: null, attempts: 0 }])
    const before = (await outbox()).length
    await deliverContacts(test.world)
    await deliverContacts(test.world)
    expect(await outbox()).toHaveLength(before + 1)
    const { world, handed } = withMail(() => ({ outcome: 'accepted' }))
    await submit(written)
    await deliverContacts(world)
    expect(handed).toMatchObject([
      {
        to: 'desk@foyer.example',
        replyTo: 'ida@halewren.example',
        subject: 'Message from Ida Hale',
        text: expect.stringContaining('\n\nDo you work with Webflow?\n\nIda\n\n'),
      },
    ])
    expect(await rows()).toMatchObject([{ due_at: null }, { due_at: null }])
  })

  it('says under each field what is wrong, in plain sentences', async () => {
    expect(await submit({})).toMatchObject({
      status: 400,
      body: {
        success: false,
        details: [
          { field: 'name', message: 'Please enter your name.' },
          {
            field: 'email',
            message: 'Please enter your e-mail address, so that we can answer.',
          },
          { field: 'message', message: 'Please write your message.' },
        ],
      },
    })
    const { body } = await submit({
      name: 'x'.repeat(121),
      email: 'ida@',
      message: 'x'.repeat(5_001),
    })
    expect(body.details).toEqual([
      { field: 'name', message: 'Please use at most 120 characters for your name.' },
      { field: 'email', message: 'Please enter an e-mail address like name@yourfirm.com.' },
      {
        field: 'message',
        message:
          'A message can have at most 5,000 characters. Please shorten it, or write to us by e-mail.',
      },
    ])
    const blank = await submit({ name: ' \u200b ', email: ' ', message: '\r\n ' })
    expect(blank.body.details).toHaveLength(3)
    expect(await rows()).toEqual([])
  })

  it('takes the longest of each, and counts a line break once', async () => {
    const message = `${'x'.repeat(2_499)}\r\n${'x'.repeat(2_500)}`
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`
    expect(await submit({ name: 'x'.repeat(120), email, message })).toMatchObject({ status: 200 })
  })

  it('keeps no character that nobody types, such as what moves a cursor', async () => {
    const message = 'One\u001b[2J\r\ntwo\rthree\n\u009b31m\tfour\u0000\u007f\u0085'
    const { status } = await submit({ ...written, name: 'Ida\r\n\u001b[1mHale\u009b', message })
    expect(status).toBe(200)
    expect(await rows()).toMatchObject([
      { name: 'Ida [1mHale', message: 'One[2J\ntwo\nthree\n31m\tfour' },
    ])
  })

  it.each([
    'ida@halewren.example\r\nBcc: all@halewren.example',
    'ida@halewren.example, all@halewren.example',
    'ida@halewren.example;all@halewren.example',
    'Ida <ida@halewren.example>',
    '"ida@halewren.example"@evil.example',
    'ida(x)@halewren.example',
    'ida@[127.0.0.1]',
  ])('takes one address to answer to, and nothing beside it: %j', async (email) => {
    expect(await submit({ ...written, email })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'email' }] },
    })
  })

  it('answers a program that fills in the hidden field like a person, and hears nothing', async () => {
    expect(await submit({ ...written, homepage: 'https://pills.example' })).toMatchObject({
      status: 200,
      body: { success: true, message: thanks },
    })
    expect(await rows()).toEqual([])
  })

  it('takes five an hour from one network, also at once, and then says when to come again', async () => {
    const { max } = contactLimits.perSender
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, n) => submit(written, `2001:db8:1:2::${n + 1}`)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(max)
    expect(await rows()).toHaveLength(max)
    expect(await submit(written, '2001:db8:1:2::99')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: {
        error: 'contact/too-many',
        message:
          'You have sent us several messages already. Please wait an hour before you send another, or write to us by e-mail.',
      },
    })
    expect((await submit(written, '2001:db8:1:3::1')).status).toBe(200)
    test.pass(hours(1) + 1)
    expect((await submit(written, '2001:db8:1:2::1')).status).toBe(200)
  })

  it('keeps no address of who wrote, and no table that anybody can fill', async () => {
    await submit(written, '203.0.113.50')
    expect(JSON.stringify(await rows())).not.toContain('203.0.113.50')
    await test.database.asOwner(
      `insert into contact_messages (message_id, created_at, name, email, message, sender_key)
       select gen_random_uuid(), $1, 'a', 'a@b.example', 'a', n::text from generate_series(1, $2) n`,
      [test.world.clock.now(), contactLimits.overall.max - 1],
    )
    expect(await submit(written, '203.0.113.51')).toMatchObject({
      status: 503,
      body: { error: 'contact/full' },
    })
    test.pass(hours(24) + 1)
    expect((await submit(written, '203.0.113.51')).status).toBe(200)
  })

  it('lets the addresses of the configuration write on', async () => {
    for (let n = 0; n < contactLimits.perSender.max + 1; n += 1)
      expect((await submit(written, '127.0.0.9')).status).toBe(200)
  })
})

describe('the log', () => {
  it('holds ids only, and no word of what was written, whatever fails', async () => {
    const lines: string[] = []
    const log = createLog('debug', { write: (line) => void lines.push(line) })
    const { config } = test.world
    const options = { log, trustedProxies: [], rateLimitExempt: [], isReady: async () => true }
    const files = { pages: new Map(), publicSite: await builtSite(config) }
    const door = await appDoor({ ...test.world, log }, options, files)
    const send = (url: string, payload: object | string, type: string) =>
      door.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    const json = 'application/json'
    const form = 'application/x-www-form-urlencoded'
    const sendAll = async (body: Record<string, string>) => {
      await send('/api/v1/contact/submit', body, json)
      await send('/contact', new URLSearchParams(body).toString(), form)
    }
    await sendAll(written)
    await sendAll({ ...written, email: 'ida@halewren' })
    await sendAll({ ...written, homepage: 'https://halewren.example' })
    await send('/api/v1/contact/submit', `{"name":"Ida Hale","message":"Webflow?`, json)
    await send('/contact', 'message=Webflow%&name=Ida+Hale%ff', form)
    await send('/contact', 'Ida Hale: Webflow?', 'multipart/form-data; boundary=Webflow')
    await test.database.asOwner('alter table contact_messages rename to hidden')
    await sendAll(written)
    await test.database.asOwner('alter table hidden rename to contact_messages')
    const breaking = withMail(() => {
      throw new Error('550 <ida@halewren.example> said "Webflow?"')
    })
    await deliverContacts({ ...breaking.world, log })
    await door.close()
    const failures = lines.map((line) => JSON.parse(line).msg)
    expect(failures).toContain('unexpected')
    expect(failures).toContain('a contact message failed unexpectedly')
    expect(lines.join('')).not.toMatch(/Ida|Hale|halewren|Webflow/i)
  })
})

describe('mailing it', () => {
  it('goes on while the mail server is away, for days if need be, under one Message-ID', async () => {
    await submit(written)
    let away = true
    const { world, handed } = withMail(() =>
      away ? { outcome: 'unavailable', reason: '421' } : { outcome: 'accepted' },
    )
    for (let n = 0; n < 8; n += 1) {
      await deliverContacts(world)
      test.pass(hours(1) + 1)
    }
    expect(handed).toHaveLength(8)
    away = false
    test.pass(days(3))
    await deliverContacts(world)
    expect(new Set(handed.map(({ messageId }) => messageId)).size).toBe(1)
    expect(await rows()).toMatchObject([{ attempts: 9, due_at: null, problem: null }])
  })

  it('is repeated by another process after one that died while it mailed', async () => {
    await submit(written)
    const dying = withMail(() => {
      throw new Error('killed')
    })
    await deliverContacts(dying.world)
    const { world, handed } = withMail(() => ({ outcome: 'accepted' }))
    await deliverContacts(world)
    expect(handed).toHaveLength(0)
    test.pass(minutes(1) + 1)
    await Promise.all([deliverContacts(world), deliverContacts(world), deliverContacts(world)])
    expect(handed).toHaveLength(1)
  })

  it('stops where the mail server refuses it for good, and keeps it for the operator', async () => {
    await submit(written)
    const { world, handed } = withMail(() => ({ outcome: 'refused', reason: '550' }))
    await deliverContacts(world)
    test.pass(days(200))
    await deliverContacts(world)
    await forgetContacts(test.world)
    expect(handed).toHaveLength(1)
    expect(await rows()).toMatchObject([{ due_at: null, delivered_at: null, problem: '550' }])
  })

  it('is forgotten here ninety days after it was delivered', async () => {
    await submit(written)
    await deliverContacts(test.world)
    test.pass(days(89))
    await forgetContacts(test.world)
    expect(await rows()).toHaveLength(1)
    test.pass(days(1) + minutes(1))
    await forgetContacts(test.world)
    expect(await rows()).toEqual([])
  })
})
