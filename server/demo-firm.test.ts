import { apiBase } from '@foyer/shared/paths.ts'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Demo, openDemo } from './demo-firm.ts'
import { type TestWorld, testWorld } from './testing/test-world.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_nothing_is_asked_of_it',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nothing',
  STRIPE_WEBHOOK_SECRET: 'whsec_nothing',
}

/** Signs the demo's owner in and asks for a page of the dashboard. */
async function ask(test: TestWorld, { email, password }: Demo, path: string) {
  const signIn = '/identity/v1/accounts:signInWithPassword?key=embedded'
  const { body } = await test.call('app', 'POST', signIn, {
    body: { email, password, returnSecureToken: true },
  })
  const { idToken: bearer } = z.object({ idToken: z.string() }).parse(body)
  return (await test.call('app', 'GET', apiBase + path, { bearer })).body
}

async function openOnEmpty(test: TestWorld): Promise<Demo> {
  const demo = await openDemo(test.world)
  if (demo === undefined) throw new Error('an empty database gets the demo firm')
  return demo
}

describe('the demo firm', () => {
  let test: TestWorld
  let demo: Demo
  beforeAll(async () => {
    test = await testWorld()
    demo = await openOnEmpty(test)
  })
  afterAll(() => test.close())

  it('has a profile and a trial to look at', async () => {
    const { profile } = await ask(test, demo, '/profile')
    expect(profile.organization.metadata).toEqual({
      firmName: 'Larch & Tern',
      phone: '(503) 555-0142',
      zipCode: '97103',
      city: 'Astoria',
      state: 'OR',
      firmSize: '2-5',
      attorneyCount: 3,
      practiceAreas: [
        'Family Law',
        'Landlord & Tenant Law',
        'Personal Injury',
        'Employment Law',
        'Estate Planning',
        'Probate & Estate Administration',
      ],
    })
    const { plan } = await ask(test, demo, '/subscriptions/current-plan')
    expect(plan).toMatchObject({ name: 'Firm', billingInterval: 'monthly', status: 'trialing' })
  })

  it('is the same one at the next start', async () => {
    expect(await openDemo(test.world)).toEqual(demo)
  })
})

describe('the demo firm where Stripe is set up', () => {
  let test: TestWorld
  beforeAll(async () => {
    test = await testWorld(stripe)
  })
  afterAll(() => test.close())

  it('orders nothing', async () => {
    const demo = await openOnEmpty(test)
    const { plan } = await ask(test, demo, '/subscriptions/current-plan')
    expect(plan).toBeNull()
  })
})
