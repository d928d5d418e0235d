import ICAL from 'ical.js'
import { days, seconds } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proveMailbox } from '#server/features/overview/commands.ts'
import type { OutboxMail } from '#server/ports/mail/outbox-reader.ts'
import type { Mail, MailOutcome } from '#server/ports/mail/mail.ts'
import {
  book,
  type Booking,
  countersOf,
  friday,
  monday,
  sendInvitations,
} from '#server/testing/booking.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import type { World } from '#server/world.ts'
import { deliverAppointment } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  // Thursday, 10 in the morning on the east coast.
  test = await testWorld({
    FOYER_NOW: '2026-03-05T15:00:00Z',
  })
})
afterAll(() => test.close())

const onFriday = { status: 'scheduled', scheduledFor: friday }
const onMonday = { status: 'scheduled', scheduledFor: monday }

/** Wednesday and Thursday of the week after. */
const [inAWeek, inAWeekLater] = ['2026-03-11T14:00:00.000Z', '2026-03-12T14:00:00.000Z']

/** The one event of a calendar message, as a calendar program reads it. */
function readEvent(mail: OutboxMail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''))
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('there is no event')
  const event = new ICAL.Event(component)
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
  return {
    method: [mail?.calendar?.method, calendar.getFirstPropertyValue('method')],
    uid: event.uid,
    sequence: event.sequence,
    zone: event.startDate.zone.tzid,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    status: text('status'),
    summary: event.summary,
    location: event.location,
    description: event.description,
    organizer: text('organizer'),
    attendees: event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
  }
}

const headerOf = (mail: OutboxMail | undefined, name: string) =>
  mail?.headers.find((each) => each.name.toLowerCase() === name)?.value
const messageId = (mail: OutboxMail | undefined) => headerOf(mail, 'message-id')

/** A request of a New York firm, scheduled or more by the steps given, each mailed. */
async function bookAndSend(...steps: object[]): Promise<Booking> {
  const booking = await book(test)
  for (const step of steps) {
    expect((await booking.change(step)).status).toBe(200)
    await sendInvitations(test, booking.firm)
  }
  return booking
}

const rowsOf = ({ firm }: Booking) =>
  test.database.asOwner<{ method: string; side: string; sequence: number; sent: boolean }>(
    `select method, side, sequence, emailed_at is not null as sent from invitations
     where firm_id = $1 order by sequence, side`,
    [firm.firmId],
  )

describe('a scheduled consultation', () => {
  it('comes into both calendars, in UTC, for half an hour', async () => {
    const booking = await bookAndSend(onFriday)
    const { firm, client } = await booking.mails()
    expect([firm.length, client.length]).toEqual([1, 1])
    const desk = firm[0]?.to ?? ''
    const visitor = client[0]?.to ?? ''
    for (const mail of [...firm, ...client])
      expect(readEvent(mail)).toEqual({
        method: ['REQUEST', 'REQUEST'],
        uid: `appointment.${booking.id}@foyer.localhost`,
        sequence: 0,
        zone: 'UTC',
        start: friday,
        minutes: 30,
        status: 'CONFIRMED',
        summary: 'Consultation with Hale & Wren',
        location: 'By phone: 313-555-0147',
        description: 'Hale & Wren will call 313-555-0147.',
        organizer: `mailto:${desk}`,
        attendees: [`mailto:${desk}`, `mailto:${visitor}`],
      })
    expect(headerOf(client[0], 'reply-to')).toBe(desk)
    expect(headerOf(firm[0], 'reply-to')).toBe(visitor)
    expect(client[0]?.subject).toBe('Consultation with Hale & Wren')
    expect(firm[0]?.subject).toBe('Consultation scheduled')
    expect(client[0]?.text).toContain('Friday, March 6, 2026 at 9:00 AM Eastern Standard Time')
    expect(client[0]?.text).toContain('makes no attorney-client relationship')
    expect(firm[0]?.text).toContain('Friday, March 6, 2026 at 9:00 AM Eastern Standard Time')
    expect(firm[0]?.text).toContain('Ana Ruiz')
    for (const { html, text, calendar } of [...firm, ...client])
      expect(`${html} ${text} ${calendar?.content}`).not.toMatch(/divorce|husband/)
  })

  it.each([
    ['video', 'By video call', 'Hale & Wren sends the link for the video call.'],
    ['in_person', 'Hale & Wren', 'At the office of Hale & Wren.'],
  ])('says where it takes place: %s', async (consultationType, location, description) => {
    const booking = await book(test, { wish: { consultationType } })
    await booking.change(onFriday)
    await sendInvitations(test, booking.firm)
    const { client } = await booking.mails()
    expect(readEvent(client[0])).toMatchObject({ location, description })
    expect(client[0]?.text).toContain(description)
  })

  it('is told to the visitor in the language of the chat', async () => {
    const booking = await book(test, { locale: 'es-MX' })
    await booking.change(onFriday)
    await sendInvitations(test, booking.firm)
    const { client, firm } = await booking.mails()
    expect(client[0]?.subject).toBe('Consulta con Hale & Wren')
    expect(client[0]?.text).toContain('viernes, 6 de marzo de 2026')
    expect(client[0]?.html).toContain('lang="es"')
    expect(readEvent(client[0]).summary).toBe('Consulta con Hale & Wren')
    expect(firm[0]?.subject).toBe('Consultation scheduled')
  })

  it('is told to the firm alone where the visitor gave no e-mail address', async () => {
    const booking = await book(test, { wish: { clientEmail: undefined } })
    await booking.change(onFriday)
    await sendInvitations(test, booking.firm)
    const { firm, client } = await booking.mails()
    expect([firm.length, client.length]).toEqual([1, 0])
    expect(readEvent(firm[0]).attendees).toHaveLength(1)
    expect(firm[0]?.text).toContain(
      'The visitor gave no e-mail address, so this letter went to you alone. Please tell them yourself.',
    )
  })

  it('that is moved keeps its id and counts on', async () => {
    const booking = await bookAndSend(onFriday, onMonday)
    const { client } = await booking.mails()
    const [first, second] = client.map(readEvent)
    expect(second).toMatchObject({
      method: ['REQUEST', 'REQUEST'],
      uid: first?.uid,
      sequence: 1,
      start: monday,
    })
    expect(client[1]?.subject).toBe('New time: consultation with Hale & Wren')
    expect(client[1]?.text).toContain('Monday, March 9, 2026 at 9:00 AM Eastern Daylight Time')
  })

  it.each(['cancelled', 'requested'])('that becomes %s leaves both calendars', async (status) => {
    const booking = await bookAndSend(onFriday, { status })
    const { firm, client } = await booking.mails()
    for (const mails of [firm, client]) {
      expect(mails).toHaveLength(2)
      expect(readEvent(mails[1])).toMatchObject({
        method: ['CANCEL', 'CANCEL'],
        uid: readEvent(mails[0]).uid,
        sequence: 1,
        start: friday,
        status: 'CANCELLED',
      })
    }
    expect(client[1]?.subject).toBe('Cancelled: consultation with Hale & Wren')
    expect(firm[1]?.subject).toBe('Consultation cancelled')
  })

  it('that is done stays in both calendars, unsaid', async () => {
    const booking = await bookAndSend(onFriday, { status: 'completed' }, { status: 'scheduled' })
    expect((await booking.mails()).client).toHaveLength(1)
  })
})

describe('what is taken back in time', () => {
  it('waits ten seconds in the queue, so that nobody hears of it', async () => {
    const booking = await book(test)
    await booking.change(onFriday)
    const jobs = () =>
      test.database.asOwner<{ wait: number }>(
        `select extract(epoch from start_after - created_on)::int as wait from pgboss.job
         where name = 'deliver-invitation' and data->>'firmId' = $1`,
        [booking.firm.firmId],
      )
    expect(await jobs()).toEqual([{ wait: 10 }, { wait: 10 }])
    await booking.change({ status: 'requested' })
    expect(await rowsOf(booking)).toEqual([])
    await sendInvitations(test, booking.firm)
    expect(await booking.mails()).toEqual({ firm: [], client: [] })
  })

  it('changes nothing of what was sent before', async () => {
    const booking = await bookAndSend(onFriday)
    await booking.change({ status: 'cancelled' })
    await booking.change({ status: 'scheduled' })
    await booking.change(onMonday)
    await booking.change(onFriday)
    await sendInvitations(test, booking.firm)
    const { firm, client } = await booking.mails()
    expect([firm.length, client.length]).toEqual([1, 1])
  })

  it('is sent by the queue once its time has come', async () => {
    await test.database.asOwner('delete from pgboss.job')
    const booking = await book(test)
    await booking.change(onFriday)
    await test.database.asOwner(
      `update pgboss.job set start_after = now() where name = 'deliver-invitation'`,
    )
    const worker = await test.startWorker()
    const counts = async () => {
      const { firm, client } = await booking.mails()
      return [firm.filter(({ calendar }) => calendar !== null).length, client.length]
    }
    await expect.poll(counts, { timeout: 10_000 }).toEqual([1, 1])
    await worker.stop()
  })
})

/** A world whose mail server does `act` instead. */
const withMail = (act: (mail: Mail) => Promise<MailOutcome>): World => ({
  ...test.world,
  mail: { ...test.world.mail, send: act },
})
const killed = () => Promise.reject(new Error('killed'))

describe('a process that is killed', () => {
  it('after the mail server took it repeats the letter, the same to the Message-ID', async () => {
    const booking = await book(test)
    await booking.change(onFriday)
    const dying = withMail(async (mail) => {
      await test.world.mail.send(mail)
      return await killed()
    })
    await expect(sendInvitations(test, booking.firm, dying)).rejects.toThrow('killed')
    await sendInvitations(test, booking.firm)
    await sendInvitations(test, booking.firm)
    const { firm, client } = await booking.mails()
    const mails = [...firm, ...client]
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map(messageId)).size).toBe(2)
    const contents = new Set(client.map(({ calendar }) => calendar?.content))
    expect(contents.size).toBe(1)
    expect((await rowsOf(booking)).map(({ sent }) => sent)).toEqual([true, true])
  })

  it('before the mail server took it loses nothing', async () => {
    const booking = await book(test)
    await booking.change(onFriday)
    await expect(sendInvitations(test, booking.firm, withMail(killed))).rejects.toThrow('killed')
    expect((await booking.mails()).client).toEqual([])
    await sendInvitations(test, booking.firm)
    const { firm, client } = await booking.mails()
    expect([firm.length, client.length]).toEqual([1, 1])
  })

  it('between the two leaves no consultation in a calendar that was called off', async () => {
    const booking = await book(test)
    await booking.change(onFriday)
    const dying = withMail(async (mail) => {
      await test.world.mail.send(mail)
      return await killed()
    })
    for (let side = 0; side < 2; side += 1) {
      await expect(sendInvitations(test, booking.firm, dying)).rejects.toThrow('killed')
      await test.database.asOwner(
        `update invitations set emailed_at = now() where firm_id = $1 and claimed_at is not null`,
        [booking.firm.firmId],
      )
    }
    await test.database.asOwner('update invitations set emailed_at = null where firm_id = $1', [
      booking.firm.firmId,
    ])
    await booking.change({ status: 'cancelled' })
    await sendInvitations(test, booking.firm)
    const { firm, client } = await booking.mails()
    for (const mails of [firm, client])
      expect(mails.map((mail) => mail.calendar?.method)).toEqual(['REQUEST', 'CANCEL'])
  })
})

describe('a mail server', () => {
  it('that is slow changes nothing: what is called off meanwhile is withdrawn', async () => {
    const booking = await book(test, { wish: { clientEmail: undefined } })
    await booking.change(onFriday)
    const slow = withMail(async (mail) => {
      expect((await booking.change({ status: 'requested' })).status).toBe(200)
      return await test.world.mail.send(mail)
    })
    await sendInvitations(test, booking.firm, slow)
    await sendInvitations(test, booking.firm)
    const { firm } = await booking.mails()
    expect(firm.map((mail) => mail.calendar?.method)).toEqual(['REQUEST', 'CANCEL'])
  })

  it('that is away is asked again; one that knows no such mailbox is not', async () => {
    const away = await book(test)
    await away.change(onFriday)
    const unavailable = withMail(async () => ({ outcome: 'unavailable', reason: '450' }))
    await expect(sendInvitations(test, away.firm, unavailable)).rejects.toThrow('450')
    const misspelled = await book(test, { wish: { clientEmail: 'bounce@home.example' } })
    await misspelled.change(onFriday)
    await sendInvitations(test, misspelled.firm)
    expect((await misspelled.mails()).firm).toHaveLength(1)
    expect((await rowsOf(misspelled)).map(({ side, sent }) => [side, sent])).toEqual([
      ['client', false],
      ['firm', true],
    ])
  })
})

describe('a firm whose mailbox nobody has proved', () => {
  const unprove = ({ firm }: Booking) =>
    test.database.asOwner('update firms set notify_proved_at = null where firm_id = $1', [
      firm.firmId,
    ])

  it('sends nothing to anybody, until it is proved', async () => {
    const booking = await book(test)
    const calledOff = await book(test, { firm: booking.firm })
    await unprove(booking)
    await booking.change(onFriday)
    await calledOff.change(onMonday)
    await sendInvitations(test, booking.firm)
    await calledOff.change({ status: 'cancelled' })
    await sendInvitations(test, booking.firm)
    expect(await booking.mails()).toEqual({ firm: [], client: [] })
    expect((await calledOff.mails()).client).toEqual([])
    test.pass(seconds(11))
    await test.database.asOwner(`delete from pgboss.job where data->>'firmId' = $1`, [
      booking.firm.firmId,
    ])
    await proveMailbox(test.world, booking.firm.firmId)
    const woken = await test.database.asOwner(
      `select data->>'subjectId' as id from pgboss.job
       where name = 'deliver-invitation' and data->>'firmId' = $1`,
      [booking.firm.firmId],
    )
    expect(woken).toHaveLength(2)
    await sendInvitations(test, booking.firm)
    const { firm, client } = await booking.mails()
    expect([firm.length, client.length]).toEqual([1, 1])
    expect((await calledOff.mails()).client).toEqual([])
  })
})

describe('an address that a visitor gave', () => {
  it('gets ten letters in a day, however often the consultation is moved, and then the last', async () => {
    const booking = await book(test, { wish: { preferredTimes: [inAWeek, inAWeekLater] } })
    for (let moved = 0; moved < 11; moved += 1) {
      const scheduledFor = moved % 2 === 0 ? inAWeek : inAWeekLater
      expect((await booking.change({ status: 'scheduled', scheduledFor })).status).toBe(200)
      await sendInvitations(test, booking.firm)
    }
    const { firm, client } = await booking.mails()
    expect([firm.length, client.length]).toEqual([11, 10])
    const tomorrow = () => new Date(test.world.clock.now().getTime() + days(1))
    await sendInvitations(test, booking.firm, { ...test.world, clock: { now: tomorrow } })
    const later = (await booking.mails()).client
    expect(later).toHaveLength(11)
    expect(later.at(-1)?.calendar?.content).toContain('DTSTART:20260311T140000Z')
  })
})

describe('a visitor who withdraws', () => {
  it('frees the firm’s calendar, and is not written to', async () => {
    const booking = await bookAndSend(onFriday)
    expect((await booking.visitor.call('DELETE', '')).body).toMatchObject({ delivered: true })
    await sendInvitations(test, booking.firm)
    const { firm, client } = await booking.mails()
    expect(client).toHaveLength(1)
    expect(firm.map((mail) => mail.calendar?.method)).toEqual(['REQUEST', 'CANCEL'])
    expect(firm[1]?.text).toContain(
      'The visitor has withdrawn the request. They have not been written to.',
    )
    expect(await booking.read()).toMatchObject({ status: 'cancelled', withdrawn: true })
    expect(await booking.change({ status: 'scheduled' })).toMatchObject({
      status: 409,
      body: {
        message: 'The visitor has withdrawn this request, so it can no longer be changed.',
      },
    })
    const { counted, there } = await countersOf(test, booking.firm)
    expect(counted).toEqual(there)
  })

  it('before anything was sent is heard of by nobody', async () => {
    const booking = await book(test)
    await booking.change(onFriday)
    await booking.visitor.call('DELETE', '')
    await sendInvitations(test, booking.firm)
    // Nor is the request itself mailed any more, as where the mailbox is proved only now.
    await deliverAppointment(test.world, { firmId: booking.firm.firmId, appointmentId: booking.id })
    expect(await booking.mails()).toEqual({ firm: [], client: [] })
    expect(await booking.read()).toMatchObject({ status: 'cancelled', withdrawn: true })
  })

  it('leaves no trace of a request that the firm never had', async () => {
    const booking = await book(test)
    expect((await booking.visitor.call('DELETE', '')).body).toMatchObject({ delivered: false })
    expect(await booking.read()).toBeUndefined()
    expect(await countersOf(test, booking.firm)).toEqual({ counted: [], there: [] })
  })
})

describe('across the changes of the clocks', () => {
  it('nine in the morning stays nine in the morning, in spring and in autumn', async () => {
    const said: string[][] = []
    const starts: string[] = []
    for (const [wait, before, after] of [
      [0, friday, monday],
      [days(238), '2026-10-30T13:00:00.000Z', '2026-11-02T14:00:00.000Z'],
    ] as const) {
      test.pass(wait)
      const firm = await test.addFirm({ notifyEmail: `clocks${wait}@halewren.example` })
      await test.database.asOwner(
        `update firms set time_zone = 'America/New_York' where firm_id = $1`,
        [firm.firmId],
      )
      const booking = await book(test, { firm, wish: { preferredTimes: [before, after] } })
      for (const scheduledFor of [before, after]) {
        await booking.change({ status: 'scheduled', scheduledFor })
        await sendInvitations(test, firm)
      }
      const { client } = await booking.mails()
      starts.push(...client.map((mail) => readEvent(mail).start))
      said.push(client.map(({ text }) => /\w+, \w+ \d+, 2026 at .*Time/.exec(text)?.[0] ?? ''))
    }
    expect(starts).toEqual([friday, monday, '2026-10-30T13:00:00.000Z', '2026-11-02T14:00:00.000Z'])
    expect(said).toEqual([
      [
        'Friday, March 6, 2026 at 9:00 AM Eastern Standard Time',
        'Monday, March 9, 2026 at 9:00 AM Eastern Daylight Time',
      ],
      [
        'Friday, October 30, 2026 at 9:00 AM Eastern Daylight Time',
        'Monday, November 2, 2026 at 9:00 AM Eastern Standard Time',
      ],
    ])
  })
})
