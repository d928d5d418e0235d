import { days } from '@foyer/shared/facts/time.ts'
import { totalCents } from '@foyer/shared/rules/price.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Newcomer, signInNewcomer } from '#server/testing/newcomer.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const signup = {
  firmName: 'Hale & Wren',
  phone: '(212) 555-0100',
  zipCode: '10001',
  practiceAreas: ['Family Law'],
  firmSize: '6+',
  attorneyCount: 8,
  planId: 3,
  billingInterval: 'monthly',
  paymentMethodId: 'sandbox:card_visa:122040',
}

/** The owner of a firm with 8 attorneys, who pays for two seats. */
async function openFirm(changes: object = {}): Promise<Newcomer> {
  const person = await signInNewcomer(test)
  await person.call('POST', '/auth/register', { firstName: 'Ida', lastName: 'Hale' })
  const { status } = await person.call('POST', '/auth/complete-signup', { ...signup, ...changes })
  expect(status).toBe(200)
  return person
}

const details = {
  firmName: 'Hale & Wren',
  phone: '(212) 555-0100',
  zipCode: '10001',
  practiceAreas: ['Family Law'],
  firmSize: '6+',
  attorneyCount: 8,
}
const save = (person: Newcomer, changes: object) =>
  person.call('PUT', '/profile/organization', { ...details, ...changes })
const metadataOf = async (person: Newcomer) =>
  (await person.call('GET', '/profile')).body.profile.organization.metadata
const zoneOf = async (person: Newcomer) =>
  (await person.call('GET', '/dashboard/user-info')).body.timeZone
const planOf = async (person: Newcomer) =>
  (await person.call('GET', '/subscriptions/current-plan')).body.plan

describe('the profile', () => {
  it('is what was said when signing up', async () => {
    const person = await openFirm()
    expect((await person.call('GET', '/profile')).body).toEqual({
      success: true,
      profile: {
        user: { firstName: 'Ida', lastName: 'Hale', email: person.email },
        organization: { metadata: { ...details, city: 'New York', state: 'NY' } },
      },
    })
  })

  it('of a firm that an operator added has gaps', async () => {
    const firm: TestFirm = await test.addFirm()
    const { body } = await test.call('app', 'GET', '/api/v1/profile', { bearer: firm.idToken })
    expect(body.profile.organization.metadata).toEqual({
      firmName: 'Hale & Wren',
      phone: '(313) 555-0100',
      zipCode: '',
      city: '',
      state: '',
      firmSize: null,
      attorneyCount: null,
      practiceAreas: [],
    })
  })

  it('keeps names without the spaces around them', async () => {
    const person = await openFirm()
    const names = { firstName: '  Else ', lastName: 'Wren\n' }
    const { status, body } = await person.call('PUT', '/profile/user', {
      ...names,
      email: 'other@mail.example',
    })
    expect([status, body]).toEqual([200, { success: true, message: 'Your name is saved.' }])
    expect((await person.call('GET', '/profile')).body.profile.user).toEqual({
      firstName: 'Else',
      lastName: 'Wren',
      email: person.email,
    })
  })

  it('needs both names', async () => {
    const person = await openFirm()
    const { status, body } = await person.call('PUT', '/profile/user', {
      firstName: ' ',
      lastName: '',
    })
    expect([status, body.details]).toEqual([
      400,
      [
        { field: 'firstName', message: 'Please enter your first name.' },
        { field: 'lastName', message: 'Please enter your last name.' },
      ],
    ])
  })

  it('changes nothing of another firm', async () => {
    const other = await openFirm()
    const before = await metadataOf(other)
    await save(await openFirm(), { firmName: 'Renamed' })
    expect(await metadataOf(other)).toEqual(before)
  })
})

describe('the firm’s details', () => {
  it('are kept trimmed, and the place follows the ZIP code', async () => {
    const person = await openFirm()
    const { body } = await save(person, {
      firmName: ' Wren & Hale ',
      phone: '+44 20 7946 0958',
      zipCode: '85001',
      practiceAreas: ['Divorce', 'Divorce', 'Adoption'],
    })
    expect(body).toEqual({ success: true, message: 'Your firm’s details are saved.' })
    expect(await metadataOf(person)).toMatchObject({
      firmName: 'Wren & Hale',
      phone: '+44 20 7946 0958',
      city: 'Phoenix',
      state: 'AZ',
      practiceAreas: ['Divorce', 'Adoption'],
    })
    expect(await zoneOf(person)).toBe('America/Phoenix')
    await save(person, { zipCode: '90298' })
    expect(await metadataOf(person)).toMatchObject({ zipCode: '90298', city: '', state: '' })
    expect(await zoneOf(person)).toBe('America/Los_Angeles')
  })

  it('leave a time zone alone that is not the old ZIP code’s', async () => {
    const person = await openFirm()
    await test.database.asOwner(
      `update firms set time_zone = 'Pacific/Honolulu' from members m
       where m.firm_id = firms.firm_id and m.uid = $1`,
      [person.uid],
    )
    await save(person, { zipCode: '85001' })
    expect(await zoneOf(person)).toBe('Pacific/Honolulu')
  })

  it('are judged all at once', async () => {
    const person = await openFirm()
    const wrong = { firmName: ' ', phone: 'none', zipCode: '1000', attorneyCount: 5 }
    const { status, body } = await save(person, wrong)
    expect([status, body.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['firmName', 'phone', 'zipCode', 'attorneyCount'],
    ])
    expect(await metadataOf(person)).toMatchObject(details)
  })
})

describe('another number of attorneys', () => {
  const priceOf = (seats: number) =>
    totalCents([
      { key: 'firm_plus_monthly', quantity: 1 },
      { key: 'seat_monthly', quantity: seats },
    ])

  it('that changes the price is asked about, and then ordered', async () => {
    const person = await openFirm()
    for (const acceptedCents of [undefined, priceOf(2), priceOf(3) - 1]) {
      const { status, body } = await save(person, {
        attorneyCount: 9,
        acceptedCents,
        phone: '2125550199',
      })
      expect([status, body.error]).toEqual([409, 'profile/price-changes'])
    }
    expect(await metadataOf(person)).toMatchObject(details)
    expect((await planOf(person)).extraSeats).toBe(2)
    const accepted = { attorneyCount: 9, acceptedCents: 999_00 + 3 * 99_00 }
    expect((await save(person, accepted)).status).toBe(200)
    expect((await metadataOf(person)).attorneyCount).toBe(9)
    expect(await planOf(person)).toMatchObject({ extraSeats: 3, totalCents: priceOf(3) })
    // Again, it is no change any more.
    expect((await save(person, { attorneyCount: 9 })).status).toBe(200)
  })

  it('that leaves the price alone is kept without asking', async () => {
    const person = await openFirm({ firmSize: '2-5', planId: 5, billingInterval: 'yearly' })
    const change = { firmSize: '6+', attorneyCount: 30 }
    expect((await save(person, change)).status).toBe(200)
    expect(await metadataOf(person)).toMatchObject(change)
    expect(await planOf(person)).toMatchObject({ name: 'Firm', extraSeats: 0 })
  })

  it('that a card refuses leaves everything as it was', async () => {
    const person = await openFirm()
    // Past its trial a change is charged at once, and this card refuses each charge.
    test.pass(days(8))
    await test.world.payments.turnClock()
    const later = await signInNewcomer(test, person.email)
    const card = { paymentMethodId: 'sandbox:card_charge_fails:122040' }
    expect((await later.call('POST', '/subscriptions/payment-methods', card)).status).toBe(200)
    const wish = { attorneyCount: 12, acceptedCents: priceOf(6), firmName: 'Renamed' }
    const { status } = await save(later, wish)
    expect(status).toBe(402)
    expect(await metadataOf(later)).toMatchObject(details)
    expect((await planOf(later)).extraSeats).toBe(2)
  })
})
