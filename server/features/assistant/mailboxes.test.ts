import { randomUUID } from 'node:crypto'
import { days, minutes } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverAppointment } from '#server/features/appointments/jobs.ts'
import { sweepDeliveries } from '#server/features/leads/jobs.ts'
import { deliverMessage } from '#server/features/messages/jobs.ts'
import { type Newcomer, signInNewcomer } from '#server/testing/newcomer.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'
import { deliverMailboxLetter } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())

const letter = 'Confirm this address for a law firm’s website'
const someone = () => `${randomUUID()}@mail.example`
type Listed = { id: string | null; email: string; provedAt: string | null; becomesMain: boolean }

/** A firm with its mailbox, as its owner speaks for it. */
async function openFirm() {
  const desk = someone()
  const firm = await test.addFirm({ notifyEmail: desk })
  const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    test.call('app', method, `/api/v1/dashboard/assistant${path}`, {
      bearer: firm.idToken,
      ...(body === undefined ? {} : { body }),
    })
  const list = async (): Promise<Listed[]> => (await ask('GET', '')).body.assistant.recipients
  return {
    ...firm,
    desk,
    ask,
    list,
    add: (email: string) => ask('POST', '/recipients', { email }),
    change: (email: string) => ask('PUT', '/mailbox', { email }),
    idOf: async (email: string) => (await list()).find((each) => each.email === email)?.id ?? '',
  }
}
type Opened = Awaited<ReturnType<typeof openFirm>>

/** Works off the letters of a firm that are due, as the queue does. */
async function sendLetters({ firmId }: Pick<TestFirm, 'firmId'>): Promise<void> {
  const due = await test.database.asOwner<{ id: string }>(
    'select recipient_id as id from recipients where firm_id = $1 and letter_id is not null',
    [firmId],
  )
  for (const { id } of due) await deliverMailboxLetter(test.world, { firmId, recipientId: id })
}
const mailsTo = async (address: string) => {
  const { entries } = await test.outbox.list()
  return entries.filter(({ to }) => to.split(', ').includes(address))
}
const subjectsTo = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject).toSorted()
/** The code in the newest letter to an address. */
async function codeTo(address: string): Promise<string> {
  const [newest] = (await mailsTo(address)).filter(({ subject }) => subject === letter)
  const text = (await test.outbox.read(newest?.id ?? ''))?.text ?? ''
  return /\/confirm-mailbox\?code=([\w-]+)/.exec(text)?.[1] ?? ''
}
const confirm = (code: string) =>
  test.call('app', 'POST', '/api/v1/mailbox/confirm', { body: { code } })

/** A visitor's urgent lead, a message and a wish for a time, delivered as far as they can be. */
async function leaveAll({ token, firmId }: TestFirm): Promise<void> {
  const visitor = await openChat(test, token)
  await visitor.accept()
  await visitor.say('My name is Ana Ruiz and my number is 313-555-0147')
  await visitor.say('I have a court hearing tomorrow about my eviction, this is urgent')
  const client = { clientName: 'Ana Ruiz', clientEmail: 'ana@example.com' }
  const left = await visitor.call('POST', '/messages', {
    ...client,
    messageContent: 'Please call.',
  })
  const { body } = await visitor.call('GET', '/times')
  const preferredTimes = body.days.flatMap(({ times }: { times: string[] }) => times).slice(0, 1)
  const asked = await visitor.call('POST', '/appointment-requests', {
    ...client,
    consultationType: 'phone',
    preferredTimes,
  })
  await sweepDeliveries(test.world)
  await deliverMessage(test.world, { firmId, messageId: left.body.id })
  await deliverAppointment(test.world, { firmId, appointmentId: asked.body.id })
}
const everything = [
  'Consultation requested on your website',
  'New inquiry from your website',
  'New message from your website',
]

describe('somebody further who hears of what visitors leave', () => {
  it('gets a letter, nothing else before opening its link, and everything after', async () => {
    const firm = await openFirm()
    const partner = someone()
    const added = await firm.add(`  ${partner.toUpperCase()} `)
    expect([added.status, added.body.message]).toEqual([
      200,
      `We are writing to ${partner}. What visitors leave is sent there once the link in that letter is opened.`,
    ])
    expect(added.body.recipients).toMatchObject([
      { id: null, email: firm.desk },
      { email: partner, provedAt: null, becomesMain: false },
    ])
    await sendLetters(firm)
    await leaveAll(firm)
    expect(await subjectsTo(partner)).toEqual([letter])
    expect(await subjectsTo(firm.desk)).toEqual(everything)

    const [mail] = await mailsTo(partner)
    const { text = '' } = (await test.outbox.read(mail?.id ?? '')) ?? {}
    expect(text).toContain('Hale & Wren (halewren.example) uses Foyer to answer visitors')
    expect(text).toContain('Nothing is sent here unless you confirm.')
    expect(text).not.toMatch(/Ana|Ruiz|eviction|Please call/)

    for (let opened = 0; opened < 2; opened++)
      expect(await confirm(await codeTo(partner))).toMatchObject({
        status: 200,
        body: {
          message: 'Thank you. You now receive what visitors leave on the website of Hale & Wren.',
          firmName: 'Hale & Wren',
        },
      })
    await leaveAll(firm)
    expect(await subjectsTo(partner)).toEqual([letter, ...everything].toSorted())
    expect(await subjectsTo(firm.desk)).toEqual([...everything, ...everything].toSorted())
    expect((await firm.list())[1]?.provedAt).toEqual(expect.any(String))
  })

  it('is named on the lead’s timeline, and whoever could not be reached', async () => {
    const firm = await openFirm()
    const later = `later@${randomUUID()}.example`
    for (const email of [someone(), later]) {
      await firm.add(email)
      await test.database.asOwner('update recipients set proved_at = now() where email = $1', [
        email,
      ])
    }
    await leaveAll(firm)
    const [, partner] = await firm.list()
    const call = (path: string) =>
      test.call('app', 'GET', `/api/v1/dashboard/leads${path}`, { bearer: firm.idToken })
    const { leads } = (await call('')).body
    const { timeline, status } = (await call(`/${leads[0].id}`)).body.lead
    expect(status).toBe('emailed')
    const details = timeline.map(({ kind, detail }: { kind: string; detail: string }) => [
      kind,
      detail,
    ])
    expect(details).toContainEqual(['delivered', `${firm.desk}, ${partner?.email}`])
    expect(details).toContainEqual(['delivery_failed', `not taken for ${later}`])
  })

  it('is one of five at most, each once, with an address that is one', async () => {
    const firm = await openFirm()
    const five = Array.from({ length: 5 }, someone)
    for (const email of five) expect((await firm.add(email)).status).toBe(200)
    expect((await firm.add(someone())).body.error).toBe('assistant/too-many-recipients')
    for (const email of [five[2] ?? '', firm.desk.toUpperCase()])
      expect(await firm.add(email)).toMatchObject({
        status: 409,
        body: { error: 'assistant/address-there', message: 'This address is on the list already.' },
      })
    for (const email of [
      '',
      'ida',
      'a@b.example, c@d.example',
      'Ida <ida@b.example>',
      'a@b.example\r\nBcc: c@d.example',
    ])
      expect(await firm.add(email)).toMatchObject({
        status: 400,
        body: { message: 'Invalid email address' },
      })
    const gone = await firm.ask('DELETE', `/recipients/${await firm.idOf(five[0] ?? '')}`)
    expect(gone.body.message).toBe(`Nothing more is sent to ${five[0]}.`)
    await sendLetters(firm)
    expect(await subjectsTo(five[0] ?? '')).toEqual([])
    expect((await firm.add(someone())).status).toBe(200)
  })

  it('is proved at once by the owner’s own verified address', async () => {
    const firm = await openFirm()
    expect((await firm.add(firm.email)).body.message).toBe(
      `${firm.email} now receives what visitors leave.`,
    )
    await leaveAll(firm)
    expect(await subjectsTo(firm.email)).toEqual(everything)
  })

  it('cannot be taken away where nobody else is left, and gets what waited for somebody', async () => {
    const firm = await openFirm()
    const partner = someone()
    await test.database.asOwner('update firms set notify_proved_at = null where firm_id = $1', [
      firm.firmId,
    ])
    await firm.add(partner)
    await sendLetters(firm)
    await leaveAll(firm)
    expect(await subjectsTo(partner)).toEqual([letter])
    const worker = await test.startWorker()
    await confirm(await codeTo(partner))
    await expect
      .poll(() => subjectsTo(partner), { timeout: 15_000 })
      .toEqual([letter, ...everything].toSorted())
    await worker.stop()
    expect(await subjectsTo(firm.desk)).toEqual([])
    const kept = await firm.ask('DELETE', `/recipients/${await firm.idOf(partner)}`)
    expect([kept.status, kept.body.error]).toEqual([409, 'assistant/last-recipient'])
  })
})

describe('the main address', () => {
  it('goes on receiving until the new one is proved, and is then replaced', async () => {
    const firm = await openFirm()
    const next = someone()
    const { body } = await firm.change(next)
    expect(body.message).toBe(
      `We are writing to ${next}. Until the link in that letter is opened, everything goes to ${firm.desk} as before.`,
    )
    expect(body.recipients).toMatchObject([
      { id: null, email: firm.desk, becomesMain: false },
      { email: next, provedAt: null, becomesMain: true },
    ])
    await sendLetters(firm)
    await leaveAll(firm)
    expect([await subjectsTo(firm.desk), await subjectsTo(next)]).toEqual([everything, [letter]])
    const code = await codeTo(next)
    expect((await confirm(code)).status).toBe(200)
    expect(await firm.list()).toMatchObject([{ id: null, email: next, becomesMain: false }])
    await leaveAll(firm)
    expect(await subjectsTo(firm.desk)).toEqual(everything)
    expect(await subjectsTo(next)).toEqual([letter, ...everything].toSorted())
    // Opened again it is a success still, until another address has taken its place.
    expect((await confirm(code)).status).toBe(200)
    await firm.change(firm.email)
    expect((await confirm(code)).body.error).toBe('assistant/bad-code')
  })

  it('is changed at once to the owner’s own address, and to one that is proved', async () => {
    const firm = await openFirm()
    expect((await firm.change(firm.email)).body).toMatchObject({
      message: `What visitors leave now goes to ${firm.email}.`,
      recipients: [{ id: null, email: firm.email, provedAt: expect.any(String) as string }],
    })
    const partner = someone()
    await firm.add(partner)
    await sendLetters(firm)
    await confirm(await codeTo(partner))
    expect((await firm.change(partner)).body.recipients).toMatchObject([
      { id: null, email: partner },
    ])
  })

  it('is not proved by an owner’s address that nobody verified', async () => {
    const stranger: Newcomer = await signInNewcomer(test, undefined, { emailVerified: false })
    await stranger.call('POST', '/auth/register', { firstName: 'Ida', lastName: 'Hale' })
    await stranger.call('POST', '/auth/complete-signup', {
      organizationName: 'Hale & Wren',
      firmName: 'Hale & Wren',
      phone: '(212) 555-0100',
      zipCode: '10001',
      practiceAreas: ['Family Law'],
      firmSize: 'solo',
      planId: 1,
      billingInterval: 'monthly',
      paymentMethodId: 'sandbox:card_visa:122040',
    })
    const { body } = await stranger.call('PUT', '/dashboard/assistant/mailbox', {
      email: stranger.email,
    })
    expect(body.recipients).toEqual([
      { id: null, email: stranger.email, provedAt: null, becomesMain: false },
    ])
  })

  it('stays where the change is taken back, and only the last wish counts', async () => {
    const firm = await openFirm()
    const [first, second] = [someone(), someone()]
    await firm.change(first)
    await sendLetters(firm)
    await firm.change(second)
    expect((await firm.list()).map(({ email }) => email)).toEqual([firm.desk, second])
    expect((await confirm(await codeTo(first))).status).toBe(400)
    expect((await firm.change(firm.desk)).body).toMatchObject({
      message: `${firm.desk} stays your main address.`,
      recipients: [{ email: firm.desk, provedAt: expect.any(String) as string }],
    })
    await sendLetters(firm)
    expect(await subjectsTo(second)).toEqual([])
  })

  it('leaves somebody who was to hear beside it on the list where the change is taken back', async () => {
    const firm = await openFirm()
    const [partner, other] = [someone(), someone()]
    await firm.add(partner)
    const beside = (await firm.list()).filter(({ email }) => email === partner)
    expect(beside).toMatchObject([{ becomesMain: false, provedAt: null }])
    await firm.change(partner)
    expect((await firm.change(firm.desk)).body.message).toBe(
      `${firm.desk} stays your main address.`,
    )
    expect((await firm.list()).slice(1)).toEqual(beside)

    await firm.change(partner)
    test.pass(1_000)
    await firm.change(other)
    expect((await firm.list()).slice(1)).toMatchObject([
      { email: partner, becomesMain: false },
      { email: other, becomesMain: true },
    ])
    await firm.change(partner)
    await sendLetters(firm)
    expect((await confirm(await codeTo(partner))).status).toBe(200)
    expect(await firm.list()).toMatchObject([{ id: null, email: partner, becomesMain: false }])
  })

  it('leaves room for those it is taken back to', async () => {
    const firm = await openFirm()
    const five = Array.from({ length: 5 }, someone)
    for (const email of five) await firm.add(email)
    await firm.change(five[0] ?? '')
    expect((await firm.add(someone())).body.error).toBe('assistant/too-many-recipients')
    await firm.change(someone())
    expect(await firm.list()).toHaveLength(7)
    await firm.change(firm.desk)
    expect(await firm.list()).toHaveLength(6)
  })
})

describe('the letter', () => {
  const remind = async (firm: Opened, email: string) =>
    firm.ask('POST', `/recipients/${await firm.idOf(email)}/letter`)

  it('goes once in ten minutes and five times a day to one address, however many firms ask', async () => {
    const [firm, other] = [await openFirm(), await openFirm()]
    const partner = someone()
    await firm.add(partner)
    expect((await remind(firm, partner)).status).toBe(200)
    await sendLetters(firm)
    const soon = await remind(firm, partner)
    expect([soon.status, soon.body.error]).toEqual([429, 'assistant/letter-too-soon'])
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(590)
    // Taken off the list and put on again, or asked for by another firm, it waits all the same.
    await firm.ask('DELETE', `/recipients/${await firm.idOf(partner)}`)
    await firm.add(partner)
    await other.add(partner)
    await sendLetters(firm)
    await sendLetters(other)
    expect(await subjectsTo(partner)).toEqual([letter])
    for (let sent = 2; sent <= 7; sent++) {
      test.pass(minutes(10))
      await remind(firm, partner)
      await sendLetters(firm)
      await sendLetters(other)
      expect(await subjectsTo(partner)).toHaveLength(Math.min(sent, 5))
    }
    test.pass(days(1))
    await remind(firm, partner)
    await sendLetters(firm)
    expect(await subjectsTo(partner)).toHaveLength(6)
  })

  it('goes to twenty addresses of one firm in a day, whatever it calls itself', async () => {
    const firm = await openFirm()
    const strangers = Array.from({ length: 22 }, someone)
    const sendTo = async (stranger: string) => {
      expect((await firm.add(stranger)).status).toBe(200)
      await sendLetters(firm)
      const sent = await subjectsTo(stranger)
      await firm.ask('DELETE', `/recipients/${await firm.idOf(stranger)}`)
      return sent.length
    }
    const sent: number[] = []
    for (const stranger of strangers) sent.push(await sendTo(stranger))
    expect(sent).toEqual([...Array.from({ length: 20 }, () => 1), 0, 0])
    // It waits until then, and another firm's letters do not.
    const other = await openFirm()
    const [late = '', elsewhere] = [strangers.at(-1), someone()]
    await firm.add(late)
    const soon = await remind(firm, late)
    expect(soon.status).toBe(200)
    await other.add(elsewhere)
    await sendLetters(other)
    expect(await subjectsTo(elsewhere)).toEqual([letter])
    test.pass(days(1))
    await sendLetters(firm)
    expect(await subjectsTo(late)).toEqual([letter])
  })

  it('is tried again while the server is away, and given up where nobody is there', async () => {
    const firm = await openFirm()
    const [later, bounce] = [`later@${randomUUID()}.example`, `bounce@${randomUUID()}.example`]
    await firm.add(bounce)
    await sendLetters(firm)
    expect((await remind(firm, bounce)).body.error).toBe('assistant/letter-too-soon')
    await firm.add(later)
    for (let tries = 0; tries < 3; tries++)
      await expect(sendLetters(firm)).rejects.toThrow('the mail was not taken')
    expect((await remind(firm, later)).status).toBe(200)
  })

  it('is not sent to who is confirmed', async () => {
    const firm = await openFirm()
    await firm.add(firm.email)
    expect((await remind(firm, firm.email)).body.message).toBe(
      `${firm.email} is confirmed already.`,
    )
    await sendLetters(firm)
    expect(await subjectsTo(firm.email)).toEqual([])
  })
})

describe('a code', () => {
  const refused =
    'This link does not work, or no longer. It is good for seven days; the firm can have a new one sent.'

  it('proves nothing with one byte changed, cut, lengthened or made up', async () => {
    const firm = await openFirm()
    const partner = someone()
    await firm.add(partner)
    await sendLetters(firm)
    const code = await codeTo(partner)
    const bytes = Buffer.from(code, 'base64url')
    const forged = Array.from(bytes, (byte, at) => {
      const changed = Buffer.from(bytes)
      changed[at] = byte ^ (1 << (at % 8))
      return changed.toString('base64url')
    })
    forged.push(
      '',
      code.slice(0, -1),
      `${code}A`,
      `${code}=`,
      ` ${code}`,
      'x'.repeat(112),
      'é'.repeat(112),
    )
    for (const each of forged) {
      const { status, body } = await confirm(each)
      expect([status, body.message], each).toEqual([400, refused])
    }
    expect((await firm.list())[1]?.provedAt).toBeNull()
    expect((await confirm(code)).status).toBe(200)
  })

  it('is good for seven days', async () => {
    const firm = await openFirm()
    const partner = someone()
    await firm.add(partner)
    await sendLetters(firm)
    const code = await codeTo(partner)
    test.pass(days(7) - minutes(1))
    const other = someone()
    await firm.add(other)
    await sendLetters(firm)
    test.pass(minutes(1) + 1_000)
    expect((await confirm(code)).body.error).toBe('assistant/bad-code')
    expect((await confirm(await codeTo(other))).status).toBe(200)
    expect((await firm.list()).map(({ provedAt }) => provedAt === null)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('proves its own firm’s address only, and none that was taken off the list', async () => {
    const [firm, other] = [await openFirm(), await openFirm()]
    const partner = someone()
    for (const each of [firm, other]) await each.add(partner)
    await sendLetters(firm)
    const code = await codeTo(partner)
    expect((await confirm(code)).status).toBe(200)
    expect((await other.list())[1]?.provedAt).toBeNull()
    await firm.ask('DELETE', `/recipients/${await firm.idOf(partner)}`)
    await firm.add(partner)
    expect((await confirm(code)).body.error).toBe('assistant/bad-code')
  })
})
