import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInNewcomer } from '#server/testing/newcomer.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const registrationsOf = (uid: string) =>
  test.database.asOwner<Record<string, unknown>>('select * from registrations where uid = $1', [
    uid,
  ])

/** Everything in the database but one person's registration, as one text. */
async function everythingBut(uid: string): Promise<string> {
  const tables = await test.database.asOwner<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      test.database.asOwner(
        name === 'registrations'
          ? 'select r::text from registrations r where uid <> $1 order by 1'
          : `select t::text from "${name}" t where $1 <> '' order by 1`,
        [uid],
      ),
    ),
  )
  return JSON.stringify(rows)
}

describe('registering', () => {
  it('knows nobody who never registered', async () => {
    const person = await signInNewcomer(test, 'never@mail.example')
    const { status, body } = await person.call('GET', '/onboarding')
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      registered: false,
      complete: false,
      email: 'never@mail.example',
      emailVerified: true,
      firstName: '',
      lastName: '',
      step: 2,
      answers: {},
    })
    expect(await registrationsOf(person.uid)).toEqual([])
  })

  it('goes by the token alone, whatever the body says', async () => {
    const victim = await signInNewcomer(test)
    await victim.call('POST', '/auth/register', { firstName: 'Vera', lastName: 'Holt' })
    const caller = await signInNewcomer(test)
    const before = await everythingBut(caller.uid)
    const { status, body } = await caller.call('POST', '/auth/register', {
      email: victim.email,
      firebaseUid: victim.uid,
      role: 'admin',
      organizationId: randomUUID(),
      reservedFirmId: randomUUID(),
      completedAt: '2026-01-01T00:00:00Z',
      firstName: 'Mal',
      lastName: 'Lory',
    })
    expect([status, body.user]).toEqual([
      200,
      {
        firebaseUid: caller.uid,
        email: caller.email,
        firstName: 'Mal',
        lastName: 'Lory',
        role: 'owner',
      },
    ])
    expect(await everythingBut(caller.uid)).toBe(before)
    expect(await registrationsOf(caller.uid)).toMatchObject([
      { email: caller.email, completed_at: null, tries: 0, step: 2 },
    ])
  })

  it.each(['__proto__', 'constructor'])('refuses a body that reaches for %s', async (key) => {
    const person = await signInNewcomer(test)
    const before = await everythingBut('')
    const body = { firstName: 'Mal', [key]: { prototype: { role: 'admin' } } }
    expect((await person.call('POST', '/auth/register', body)).status).toBe(400)
    expect(await everythingBut('')).toBe(before)
  })

  it('fills empty names only the second time, and loses no answer', async () => {
    const person = await signInNewcomer(test)
    await person.call('POST', '/auth/register', { firstName: 'Ida' })
    await person.call('PUT', '/onboarding', { step: 2, answers: { firmName: 'Hale & Wren' } })
    const [first] = await registrationsOf(person.uid)
    await person.call('POST', '/auth/register', { firstName: 'Else', lastName: 'Hale' })
    expect((await person.call('GET', '/onboarding')).body).toMatchObject({
      registered: true,
      firstName: 'Ida',
      lastName: 'Hale',
      answers: { firmName: 'Hale & Wren' },
    })
    const [second] = await registrationsOf(person.uid)
    expect(second?.['reserved_firm_id']).toBe(first?.['reserved_firm_id'])
  })

  it('makes one registration of twenty at once', async () => {
    const person = await signInNewcomer(test)
    const names = { firstName: 'Ida', lastName: 'Hale' }
    const all = await Promise.all(
      Array.from({ length: 20 }, () => person.call('POST', '/auth/register', names)),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await registrationsOf(person.uid)).toHaveLength(1)
  })

  it.each([
    ['a name that is too long', { firstName: 'x'.repeat(101) }, 400],
    ['a name the database could not keep', { firstName: 'I\0da\ud800' }, 200],
  ])('bounds names: %s', async (_what, body, expected) => {
    const person = await signInNewcomer(test)
    const { status } = await person.call('POST', '/auth/register', body)
    expect(status).toBe(expected)
    if (expected === 200)
      expect((await person.call('GET', '/onboarding')).body.firstName).toBe('Ida\ufffd')
  })
})

/** What the wizard has been told at the end of step 2. */
const firmAnswers = {
  firmName: 'Hale & Wren',
  phone: '(212) 555-0100',
  website: 'www.halewren.example',
  zipCode: '10001',
  practiceAreas: ['Family Law', 'Divorce'],
  firmSize: '2-5',
}

describe('the answers so far', () => {
  it('cannot be kept for somebody who is not registered', async () => {
    const person = await signInNewcomer(test)
    const { status, body } = await person.call('PUT', '/onboarding', { step: 2, answers: {} })
    expect([status, body.error]).toEqual([409, 'onboarding/not-registered'])
  })

  it('come back as they were given, at the furthest step that has what it needs', async () => {
    const person = await signInNewcomer(test)
    await person.call('POST', '/auth/register', {})
    const save = (step: number, answers: object) =>
      person.call('PUT', '/onboarding', { step, answers })
    expect((await save(4, { firmName: 'Hale & Wren' })).body.step).toBe(2)
    expect((await save(2, firmAnswers)).body.step).toBe(3)
    expect((await save(3, { planId: 5, billingInterval: 'yearly' })).body.step).toBe(4)
    expect((await save(2, { phone: '' })).body.step).toBe(2)
    const last = await save(2, { phone: '+1 212 555 0101', attorneyCount: 4 })
    expect(last.body).toMatchObject({
      step: 4,
      answers: {
        ...firmAnswers,
        phone: '+1 212 555 0101',
        attorneyCount: 4,
        planId: 5,
        billingInterval: 'yearly',
      },
    })
    expect((await person.call('GET', '/onboarding')).body).toEqual(last.body)
  })

  it('are merged when two tabs save at once', async () => {
    const person = await signInNewcomer(test)
    await person.call('POST', '/auth/register', {})
    await Promise.all([
      ...Array.from({ length: 10 }, () =>
        person.call('PUT', '/onboarding', { step: 2, answers: { firmName: 'From one tab' } }),
      ),
      ...Array.from({ length: 10 }, () =>
        person.call('PUT', '/onboarding', { step: 2, answers: { phone: '212-555-0102' } }),
      ),
    ])
    expect((await person.call('GET', '/onboarding')).body.answers).toEqual({
      firmName: 'From one tab',
      phone: '212-555-0102',
    })
  })

  it.each([
    ['a step there is not', { step: 5, answers: {} }],
    ['a long name', { step: 2, answers: { firmName: 'x'.repeat(201) } }],
    ['many areas', { step: 2, answers: { practiceAreas: Array(93).fill('Divorce') } }],
    ['another size', { step: 2, answers: { firmSize: 'huge' } }],
    ['another plan', { step: 2, answers: { planId: 7 } }],
    ['no answers', { step: 2 }],
  ])('are bounded: %s', async (_what, body) => {
    const person = await signInNewcomer(test)
    await person.call('POST', '/auth/register', {})
    expect((await person.call('PUT', '/onboarding', body)).status).toBe(400)
  })

  it('are never another person’s', async () => {
    const one = await signInNewcomer(test)
    const other = await signInNewcomer(test)
    await one.call('POST', '/auth/register', { firstName: 'Ida' })
    await one.call('PUT', '/onboarding', { step: 2, answers: firmAnswers })
    await other.call('POST', '/auth/register', {})
    expect((await other.call('GET', '/onboarding')).body).toMatchObject({
      email: other.email,
      firstName: '',
      answers: {},
    })
    expect((await other.call('GET', `/onboarding?uid=${one.uid}`)).body.answers).toEqual({})
  })
})
