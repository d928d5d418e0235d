import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxMail } from '#server/ports/mail/mail.outbox.ts'
import { openOutbox } from '#server/ports/mail/outbox-reader.ts'
import { mountOutboxPage } from './outbox-page.ts'

let door: FastifyInstance
const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-outbox-page-'))
const reader = openOutbox(folder)
let minute = 0
const mail = outboxMail({
  folder,
  from: 'Foyer <foyer@localhost.example>',
  clock: { now: () => new Date(Date.UTC(2026, 2, 2, 9, minute++)) },
})
const hostile = '<img src=x onerror=alert(1)>"\'&</title><script>alert(2)</script>'

async function get(url: string) {
  const reply = await door.inject({ method: 'GET', url })
  return { status: reply.statusCode, body: reply.body, headers: reply.headers }
}
const newest = async () => (await reader.list()).entries[0]?.id ?? ''

beforeAll(() => {
  door = Fastify()
  mountOutboxPage(door, reader)
})
afterAll(async () => {
  await door.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the outbox page', () => {
  it.each([
    ['another machine', { remoteAddress: '192.168.1.20' }],
    ['another name for this machine', { headers: { host: 'rebound.example:3000' } }],
  ])('is not there for %s', async (_who, asked) => {
    for (const url of ['/outbox', '/outbox/style.css', '/outbox/x', '/outbox/x/body'])
      expect((await door.inject({ method: 'GET', url, ...asked })).statusCode).toBe(404)
  })

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is there for this machine as %s',
    async (host) => {
      const reply = await door.inject({ method: 'GET', url: '/outbox', headers: { host } })
      expect(reply.statusCode).toBe(200)
    },
  )

  it('says what will appear while there is nothing', async () => {
    const { status, body } = await get('/outbox')
    expect(status).toBe(200)
    expect(body).toContain('No mail yet')
  })

  it('lists messages newest first, with recipient, subject and time', async () => {
    const base = { html: '<p>Hello</p>', text: 'Hello', messageId: '<1@foyer.localhost>' }
    await mail.send({ ...base, to: 'first@firm.example', subject: 'The first' })
    await mail.send({ ...base, to: 'second@firm.example', subject: 'The second' })
    const { body } = await get('/outbox')
    expect(body.indexOf('The second')).toBeLessThan(body.indexOf('The first'))
    expect(body).toContain('second@firm.example')
    expect(body).toMatch(/<time dateTime="2026-03-02T09:\d\d:00\.000Z">/)
    expect(body).toContain('2 messages')
    expect(body).toMatch(/^<!doctype html><html lang="en">/)
  })

  it('shows a message in a frame, as plain text and with its headers', async () => {
    const id = await newest()
    const { body } = await get(`/outbox/${id}`)
    expect(body).toContain('The message “The second”')
    expect(body).toContain(`src="/outbox/${id}/body"`)
    expect(body).toContain('Message-ID: &lt;1@foyer.localhost&gt;')
    expect((await get(`/outbox/${id}/body`)).body.trim()).toBe('<p>Hello</p>')
  })

  it('runs nothing that a message says: text is escaped, its HTML can do nothing', async () => {
    const message = {
      to: 'x@firm.example',
      subject: hostile,
      html: hostile,
      text: hostile,
      messageId: '<2@x>',
    }
    await mail.send(message)
    const id = await newest()
    for (const url of ['/outbox', `/outbox/${id}`]) {
      const { body, headers } = await get(url)
      expect(body).not.toMatch(/<img|<script/)
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
    }
    const { headers } = await get(`/outbox/${id}/body`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; /,
    )
    expect(policy).not.toMatch(/script|allow-same-origin/)
  })

  it('answers 404 for what is not there', async () => {
    writeFileSync(path.join(folder, 'other.txt'), 'secret')
    for (const id of ['nothing', '..%2fother.txt', '%2e%2e', '20260101T000000.000Z-00000000']) {
      expect(await get(`/outbox/${id}`)).toMatchObject({ status: 404 })
      expect(await get(`/outbox/${id}/body`)).toMatchObject({ status: 404 })
    }
    expect((await get('/outbox/nothing')).body).toContain('Message not found')
  })

  it('shows what a message brings for the calendar, and hands it out as a file', async () => {
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:<b>Consultation</b>\r\nEND:VCALENDAR'
    const calendar = { method: 'CANCEL', content } as const
    const base = { html: '<p>Hello</p>', text: 'Hello', messageId: '<3@x>', subject: 'Cancelled' }
    await mail.send({ ...base, to: 'x@firm.example', calendar })
    const id = await newest()
    const { body } = await get(`/outbox/${id}`)
    expect(body).toContain('For the calendar: a cancellation')
    expect(body).toContain('SUMMARY:&lt;b&gt;Consultation&lt;/b&gt;')
    expect(body).toContain(`href="/outbox/${id}/calendar.ics"`)
    const file = await get(`/outbox/${id}/calendar.ics`)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.headers['content-disposition']).toBe('attachment; filename="consultation.ics"')
    expect(file.body.trim().split(/\r?\n/)).toEqual(content.split('\r\n'))
  })

  it('has nothing for the calendar where a message brings nothing', async () => {
    await mail.send({
      to: 'x@firm.example',
      subject: 'Plain',
      html: '',
      text: 'a',
      messageId: '<4@x>',
    })
    const id = await newest()
    expect((await get(`/outbox/${id}`)).body).not.toContain('For the calendar')
    expect((await get(`/outbox/${id}/calendar.ics`)).status).toBe(404)
  })

  it('serves its stylesheet', async () => {
    const { status, headers } = await get('/outbox/style.css')
    expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })
})
