import type { CurrentPlan, InvoiceOnWire } from '@foyer/shared/api/billing.ts'
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { SectionView } from './section-view.tsx'
import { findSection } from './sections.ts'

configure({ asyncUtilTimeout: 5000 })

const active: CurrentPlan = {
  id: 2,
  name: 'Firm',
  price: 599,
  billingInterval: 'monthly',
  status: 'active',
  attorneyCount: 3,
  extraSeats: 0,
  totalCents: 59_900,
  trialEndsAt: null,
  currentPeriodEnd: '2026-12-15T12:00:00Z',
  cancelAtPeriodEnd: false,
  nextChargeAt: '2026-12-15T12:00:00Z',
}
const trialing: CurrentPlan = {
  ...active,
  status: 'trialing',
  trialEndsAt: '2026-11-29T04:30:00Z',
  currentPeriodEnd: '2026-11-29T04:30:00Z',
  nextChargeAt: '2026-11-29T04:30:00Z',
}
const ending: CurrentPlan = { ...active, cancelAtPeriodEnd: true, nextChargeAt: null }
const ended: CurrentPlan = { ...active, status: 'canceled', nextChargeAt: null }
const card = { cardBrand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 }
const invoice: InvoiceOnWire = {
  id: 'in_1',
  number: 'F-0001',
  at: '2026-11-15T12:00:00Z',
  totalCents: 61_234,
  status: 'open',
  lines: [{ description: 'Firm, monthly', cents: 61_234 }],
}
const preview = {
  success: true,
  dueNowCents: 12_345,
  lines: [{ description: 'Unused time: Firm, monthly', cents: -40_000 }],
  nextCents: 99_900,
  nextChargeAt: '2026-12-15T12:00:00Z',
  proratedAt: '2026-11-20T09:30:15.000Z',
}

type World = {
  plan?: CurrentPlan | null
  lastPlan?: CurrentPlan | null
  card?: typeof card | null
  invoices?: InvoiceOnWire[]
  /** What a path that ends like the key is answered with instead. */
  answers?: Record<string, Answer>
}

const done = (message: string): Answer => ({ status: 200, body: { success: true, message } })

function usual(path: string, world: World): Answer {
  const { plan = active, lastPlan = null, invoices = [] } = world
  const bodies: Record<string, unknown> = {
    '/config': { identity: {}, payments: { kind: 'sandbox', publishableKey: null } },
    '/user-info': { success: true, integrationId: 'i', timeZone: 'America/New_York' },
    '/current-plan': { success: true, plan, lastPlan },
    '/default': {
      success: true,
      defaultPaymentMethod: world.card === undefined ? card : world.card,
    },
    '/invoices': { success: true, invoices },
    '/preview-change': preview,
  }
  const key = Object.keys(bodies).find((end) => path.endsWith(end))
  return key === undefined ? done('Done.') : { status: 200, body: bodies[key] }
}

/** The section as the dashboard shows it at the present address. */
function Place() {
  const place = findSection(useLocation()[0])
  return place && <SectionView id={place.id} itemId={place.itemId} />
}

function open(view: string, world: World = {}): SeenCall[] {
  const calls = answerCalls(({ path }) => {
    const end = Object.keys(world.answers ?? {}).find((each) => path.endsWith(each))
    return (end === undefined ? undefined : world.answers?.[end]) ?? usual(path, world)
  })
  const session = makeSession(createMemoryIdentity({ signedIn: true }))
  renderPage(<Place />, { path: `/dashboard/settings${view}`, session })
  return calls
}

const sent = (calls: readonly SeenCall[], end: string) =>
  calls.filter(({ method, path }) => method !== 'GET' && path.endsWith(end))
const bodyOf = (call: SeenCall | undefined): unknown => JSON.parse(String(call?.body))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

beforeAll(async () => {
  // Loaded when first opened, which a busy machine takes its time for.
  await import('./settings-section.tsx')
  await import('#web/features/billing/sandbox-card-form.tsx')
  // jsdom has dialogs that do not open.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the current plan (specification 2, section 2)', () => {
  it.each([
    [
      trialing,
      'Free trial',
      'Your free trial ends on Nov 28, 2026. The first charge, $599, comes on that day.',
    ],
    [active, 'Active', 'The next charge, $599, comes on Dec 15, 2026.'],
    [
      ending,
      'Ends Dec 15, 2026',
      'Your plan ends on Dec 15, 2026. Nothing more will be charged. Until then everything works; after that your chat receives no visitors.',
    ],
    [
      { ...trialing, cancelAtPeriodEnd: true, nextChargeAt: null },
      'Ends Nov 28, 2026',
      'Your plan ends on Nov 28, 2026, with your free trial. Your card will not be charged. Until then everything works; after that your chat receives no visitors.',
    ],
  ])('%#: says how it stands and what comes next', async (plan, badge, next) => {
    open('', { plan })
    expect(await screen.findByText('Your Current Plan')).toBeTruthy()
    expect(await screen.findByText(badge)).toBeTruthy()
    expect(screen.getByText(next)).toBeTruthy()
    expect(screen.getByText('$599/month, billed monthly')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe(
      '/dashboard/settings/plan',
    )
  })

  it('counts the attorneys after the sixth', async () => {
    open('', {
      plan: { ...active, name: 'Firm Plus', price: 999, extraSeats: 3, totalCents: 129_600 },
    })
    expect(
      await screen.findByText('With 3 attorneys after the 6th: $1,296 a month in all.'),
    ).toBeTruthy()
  })

  it('Failed to fetch current plan. Please try again.', async () => {
    open('', { answers: { '/current-plan': 'offline' } })
    expect(await screen.findByText('Failed to fetch current plan. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })

  it('HTTP error! status: 500', async () => {
    open('', { answers: { '/current-plan': { status: 500, body: {} } } })
    expect(await screen.findByText('HTTP error! status: 500')).toBeTruthy()
  })

  it('says plainly that a payment failed, how much is open, and the way to mend it', async () => {
    open('', { plan: { ...active, status: 'past_due' }, invoices: [invoice] })
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(
        'Your last payment of $612.34 failed.',
      ),
    )
    expect(screen.getByRole('link', { name: 'Update Payment Method' }).getAttribute('href')).toBe(
      '/dashboard/settings/payment',
    )
  })
})

describe('cancelling', () => {
  it('asks first, saying what happens and when, then cancels', async () => {
    const calls = open('', { answers: { '/cancel': done('Your plan ends on Dec 15.') } })
    await press('Cancel subscription')
    const dialog = await screen.findByRole('dialog', { name: 'Cancel subscription' })
    expect(dialog.textContent).toContain(
      'Your plan ends on Dec 15, 2026, the last day of your billing period. You keep full access until then. Nothing more will be charged, and what you have paid is not refunded.',
    )
    expect(sent(calls, '/cancel')).toHaveLength(0)
    await confirm('Cancel subscription')
    expect(await screen.findByText('Your plan ends on Dec 15.')).toBeTruthy()
    expect(sent(calls, '/cancel')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['offline' as const, 'Failed to cancel subscription. Please try again.'],
    [{ status: 409, body: { message: 'You have no plan.' } }, 'You have no plan.'],
    [{ status: 500, body: {} }, 'HTTP error! status: 500'],
  ])('%j', async (answer, sentence) => {
    open('', { answers: { '/cancel': answer } })
    await press('Cancel subscription')
    await confirm('Cancel subscription')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('is not offered where there is no plan', async () => {
    open('', { plan: null, lastPlan: ended })
    await screen.findByRole('button', { name: 'Reactivate Plan' })
    expect(screen.getByRole('button', { name: 'Cancel subscription' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('offers to keep a plan whose end is planned', async () => {
    const calls = open('', { plan: ending, answers: { '/reactivate': done('Your plan goes on.') } })
    await press('Keep your plan')
    const dialog = await screen.findByRole('dialog', { name: 'Keep your plan' })
    expect(dialog.textContent).toContain(
      'Firm, billed monthly goes on as before. Nothing is charged today.',
    )
    expect(dialog.textContent).toContain('The next charge, $599, comes on Dec 15, 2026.')
    await confirm('Keep plan')
    expect(await screen.findByText('Your plan goes on.')).toBeTruthy()
    expect(sent(calls, '/reactivate')).toHaveLength(1)
  })
})

/** Everything else is answered at once: the new plan is there before the rest of it. */
function slowDown(end: string): void {
  const atOnce = fetch
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    if (address.endsWith(end)) await new Promise((resolve) => setTimeout(resolve, 100))
    return await atOnce(address, options)
  })
}

describe('an order that was carried out', () => {
  it.each([
    ['Cancel subscription', 'Cancel subscription', active, ending],
    ['Keep your plan', 'Keep plan', ending, active],
  ])('%s: says so, and asks nothing more', async (row, yes, before, after) => {
    const answers = { '/cancel': done('Carried out.'), '/reactivate': done('Carried out.') }
    const world: World = { plan: before, answers }
    open('', world)
    await press(row)
    world.plan = after
    slowDown('/invoices')
    await confirm(yes)
    await screen.findByText('Carried out.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('reactivating after the end', () => {
  it('says what is charged today, and to which card', async () => {
    const calls = open('', {
      plan: null,
      lastPlan: ended,
      answers: { '/reactivate': done('Active again.') },
    })
    await press('Reactivate Plan')
    expect(
      await screen.findByText(
        '$599 is charged today to VISA ending in 4242, and then again every month. There is no second free trial.',
      ),
    ).toBeTruthy()
    await confirm('Reactivate Plan')
    expect(await screen.findByText('Active again.')).toBeTruthy()
    expect(sent(calls, '/reactivate')).toHaveLength(1)
  })

  it('asks for a card first where there is none', async () => {
    open('', { plan: null, lastPlan: ended, card: null })
    await press('Reactivate Plan')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('link', { name: 'Add Payment Method' })).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Reactivate Plan' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('Failed to reactivate subscription. Please try again.', async () => {
    open('', { plan: null, lastPlan: ended, answers: { '/reactivate': 'offline' } })
    await press('Reactivate Plan')
    await screen.findByText(/is charged today/)
    await confirm('Reactivate Plan')
    expect(
      await screen.findByText('Failed to reactivate subscription. Please try again.'),
    ).toBeTruthy()
  })
})

describe('the payment method', () => {
  it('shows the default card', async () => {
    open('/payment')
    expect(await screen.findByText('VISA')).toBeTruthy()
    expect(screen.getByText('•••• 4242')).toBeTruthy()
    expect(screen.getByText('Expires 04/2030')).toBeTruthy()
    expect(screen.getByText('Default')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Update Payment Method' })).toBeTruthy()
    expect(await screen.findByText('Test mode: no card is charged.')).toBeTruthy()
  })

  it('adds one where there is none, with the trial’s sentence only in the trial', async () => {
    const calls = open('/payment', {
      plan: trialing,
      card: null,
      answers: { '/payment-methods': done('Your card is saved.') },
    })
    expect(await screen.findByText('No payment method found')).toBeTruthy()
    await press('Add Payment Method')
    await screen.findByLabelText('Card number')
    expect(
      screen.getByText("You won't be charged until your trial ends. Cancel anytime."),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /4242 4242 4242 4242/, hidden: true }))
    await press('Save card')
    expect(await screen.findByText('Your card is saved.')).toBeTruthy()
    expect(bodyOf(sent(calls, '/payment-methods')[0])).toEqual({
      paymentMethodId: expect.stringMatching(/^sandbox:card_visa:12/),
    })
  })

  it.each([
    ['offline' as const, 'Failed to update payment method. Please try again.'],
    [{ status: 402, body: { message: 'Your card was declined.' } }, 'Your card was declined.'],
  ])('%j', async (answer, sentence) => {
    open('/payment', { answers: { '/payment-methods': answer } })
    await press('Update Payment Method')
    await screen.findByLabelText('Card number')
    expect(screen.queryByText(/until your trial ends/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /4242 4242 4242 4242/, hidden: true }))
    await press('Save card')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    await press('Cancel')
    expect(await screen.findByRole('button', { name: 'Update Payment Method' })).toBeTruthy()
  })

  it('Failed to get payment method. Please try again.', async () => {
    open('/payment', { answers: { '/default': 'offline' } })
    expect(await screen.findByText('Failed to get payment method. Please try again.')).toBeTruthy()
  })
})

describe('another plan', () => {
  const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

  it('shows what it costs before it can be ordered, then leads back after 2 s', async () => {
    const calls = open('/plan', {
      answers: { '/change-plan': done('Your plan is now Firm Plus.') },
    })
    expect(await screen.findByText('You have Firm, billed monthly, for $599 a month.')).toBeTruthy()
    await choose('Firm Plus')
    expect(await screen.findByText('$123.45')).toBeTruthy()
    expect(screen.getByText('Unused time: Firm, monthly')).toBeTruthy()
    expect(screen.getByText('$999 a month')).toBeTruthy()
    expect(screen.getByText('$999 on Dec 15, 2026')).toBeTruthy()
    expect(
      screen.getByText(
        'Your upgrade is immediate: you are charged a prorated amount today for the rest of your billing period.',
      ),
    ).toBeTruthy()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press('Upgrade to Firm Plus')
    expect(await screen.findByText('Your plan is now Firm Plus.')).toBeTruthy()
    expect(bodyOf(sent(calls, '/change-plan')[0])).toEqual({
      planId: 3,
      billingInterval: 'monthly',
      proratedAt: '2026-11-20T09:30:15.000Z',
    })
    expect(location.pathname).toBe('/dashboard/settings/plan')
    act(() => void vi.advanceTimersByTime(2000))
    await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'))
  })

  it('Please select a plan to upgrade to.', async () => {
    const calls = open('/plan')
    await press('Upgrade Plan')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please select a plan to upgrade to.',
    )
    await choose('Firm')
    expect(screen.getByText('You have this plan already.')).toBeTruthy()
    await press('Upgrade to Firm')
    expect(screen.getByText('Please select a plan to upgrade to.')).toBeTruthy()
    await userEvent.click(screen.getByText('Yearly'))
    expect(screen.getByText('Upgrade summary')).toBeTruthy()
    expect(sent(calls, '/change-plan')).toHaveLength(0)
  })

  it('is shown anew where its price has changed since, and can be ordered then', async () => {
    const sentence = 'The price has changed since it was shown. Please look at it again.'
    const stale = { status: 409, body: { error: 'billing/preview-stale', message: sentence } }
    const answers: Record<string, Answer> = { '/change-plan': stale }
    const calls = open('/plan', { answers })
    await choose('Solo')
    await screen.findByText('$123.45')
    const newer = { ...preview, dueNowCents: 12_300, proratedAt: '2026-11-20T09:50:00.000Z' }
    answers['/preview-change'] = { status: 200, body: newer }
    await press('Upgrade to Solo')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(await screen.findByText('$123')).toBeTruthy()
    expect(screen.queryByText('$123.45')).toBeNull()
    expect(location.pathname).toBe('/dashboard/settings/plan')
    answers['/change-plan'] = done('Your plan is now Solo.')
    await press('Upgrade to Solo')
    expect(await screen.findByText('Your plan is now Solo.')).toBeTruthy()
    expect(bodyOf(sent(calls, '/change-plan')[1])).toMatchObject({
      proratedAt: '2026-11-20T09:50:00.000Z',
    })
  })

  it('cannot be ordered while its cost is unknown', async () => {
    open('/plan', { answers: { '/preview-change': 'offline' } })
    await choose('Solo')
    expect(
      await screen.findByText(
        'What is charged today could not be worked out. Nothing was changed.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upgrade to Solo' })).toHaveProperty('disabled', true)
  })

  it.each([
    ['offline' as const, 'Failed to change plan. Please try again.'],
    [{ status: 402, body: { message: 'Your card was declined.' } }, 'Your card was declined.'],
  ])('%j', async (answer, sentence) => {
    open('/plan', { answers: { '/change-plan': answer } })
    await choose('Solo')
    await screen.findByText('$123.45')
    await press('Upgrade to Solo')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })
})

describe('the invoices', () => {
  it('are listed with their lines', async () => {
    open('', { invoices: [invoice] })
    expect(await screen.findByText('Invoice F-0001')).toBeTruthy()
    expect(screen.getByText('Nov 15, 2026')).toBeTruthy()
    expect(screen.getByText('Open')).toBeTruthy()
    expect(screen.getByText('Firm, monthly')).toBeTruthy()
  })

  it('say when the first one comes', async () => {
    open('', { plan: trialing })
    expect(
      await screen.findByText(
        'No invoices yet. The first one appears here when your free trial ends.',
      ),
    ).toBeTruthy()
  })
})

it('each page has an address, a title and a way back, and takes the focus', async () => {
  open('')
  await userEvent.click(await screen.findByRole('link', { name: 'Edit payment method' }))
  expect(location.pathname).toBe('/dashboard/settings/payment')
  const title = await screen.findByRole('heading', { level: 1, name: 'Payment method' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(document.title).toBe('Payment method · Foyer')
  await userEvent.click(screen.getByRole('link', { name: 'Back to Settings' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings & Billing' })).toBeTruthy()
  expect(document.title).toBe('Settings & Billing · Foyer')
  const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(pathOf('Look, languages and hours')).toBe('/dashboard/settings/assistant')
  expect(pathOf('Questions and your answers')).toBe('/dashboard/settings/questions')
})
