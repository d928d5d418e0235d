import type { OnboardingAnswers, OnboardingStanding } from '@foyer/shared/api/onboarding.ts'
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { Onboarding } from './onboarding-page.tsx'

const firmAnswers: OnboardingAnswers = {
  firmName: 'Stone & Park',
  phone: '(212) 555-0142',
  website: 'stonepark.com',
  zipCode: '10001',
  practiceAreas: ['Family Law'],
  firmSize: '6+',
  attorneyCount: 9,
}
const planAnswers: OnboardingAnswers = { planId: 6, billingInterval: 'yearly' }

type Standing = Partial<OnboardingStanding>
type Override = (call: SeenCall, calls: readonly SeenCall[]) => Answer | undefined

const fresh: OnboardingStanding = {
  success: true,
  registered: true,
  complete: false,
  email: 'avery@firm.example',
  emailVerified: true,
  firstName: 'Avery',
  lastName: 'Stone',
  step: 2,
  answers: {},
}
const config = {
  identity: { kind: 'embedded', apiKey: 'k', authDomain: null, projectId: 'p', google: null },
  payments: { kind: 'sandbox', publishableKey: null },
}
const signedUp = {
  success: true,
  message: 'Your setup is complete.',
  integrationId: '6f5b7f9e-5d0e-4c86-9d5e-0d8c9b1f2a3b',
  subscription: { status: 'trialing', trialEndsAt: '2026-11-28T00:00:00Z' },
}

function usualAnswer({ path, query }: SeenCall, standing: Standing): Answer {
  if (path.endsWith('/config')) return { status: 200, body: config }
  if (path.endsWith('/places/practice-areas')) {
    const text = (query.get('search') ?? '').toLowerCase()
    const areas = ['Adoption', 'Family Law', 'Immigration Law', 'Tax Law']
    const practiceAreas = areas.filter((area) => area.toLowerCase().includes(text))
    return { status: 200, body: { success: true, practiceAreas } }
  }
  if (path.endsWith('/places/zip')) {
    const place = { city: 'New York', state: 'NY', stateCode: 'NY', timeZone: 'America/New_York' }
    return { status: 200, body: { success: true, zip: query.get('zip'), ...place } }
  }
  if (path.endsWith('/complete-signup')) return { status: 200, body: signedUp }
  return { status: 200, body: { ...fresh, ...standing } }
}

function start(standing: Standing = {}, override: Override = () => undefined): SeenCall[] {
  const calls = answerCalls(
    (call, seen) => override(call, seen) ?? usualAnswer(call, { ...standing }),
  )
  const session = makeSession(createMemoryIdentity({ signedIn: true }))
  renderPage(<Onboarding />, { path: '/signup', session })
  return calls
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const ofPath = (calls: SeenCall[], path: string) =>
  calls.filter((call) => call.path.endsWith(path) && call.method !== 'GET')
const bodyOf = (call: SeenCall | undefined): unknown =>
  typeof call?.body === 'string' ? JSON.parse(call.body) : undefined
const lastSaved = (calls: SeenCall[]) => bodyOf(ofPath(calls, '/onboarding').at(-1))

/** Puts a text into a field at once, which is much faster than typing it. */
async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

async function fillFirm(): Promise<void> {
  await paste(screen.getByLabelText('Firm name'), 'Stone & Park')
  await paste(screen.getByLabelText('Phone'), '(212) 555-0142')
  await paste(screen.getByLabelText('Website URL'), 'stonepark.com')
  await paste(screen.getByLabelText('ZIP code'), '10001')
  await userEvent.click(screen.getByLabelText('6+ attorneys'))
}

async function fillCard(number = '4242424242424242'): Promise<void> {
  await paste(await screen.findByLabelText('Card number'), number)
  await paste(screen.getByLabelText('Expiry'), '1230')
  await paste(screen.getByLabelText('CVC'), '123')
  await paste(screen.getByLabelText('Postal code'), '10001')
}

// A busy machine takes its time.
configure({ asyncUtilTimeout: 5_000 })

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the way through', () => {
  it(
    'leads from the firm to the dashboard, and sends what the specification names',
    { timeout: 60_000 },
    async () => {
      const calls = start()
      await heading('Tell Us About Your Firm')
      await fillFirm()
      const attorneys = screen.getByLabelText('Number of attorneys')
      expect(attorneys).toHaveProperty('min', '6')
      await userEvent.clear(attorneys)
      await userEvent.type(attorneys, '9')
      await userEvent.type(screen.getByRole('combobox'), 'fam')
      await screen.findByRole('option', { name: 'Family Law' })
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
      await press('Next')

      await heading('Choose Your Plan')
      await userEvent.click(screen.getByRole('radio', { name: 'Firm Plus' }))
      await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
      expect(screen.getByText("Today's charge: $0")).toBeTruthy()
      await press('Next')

      await heading('Finish With Payment')
      expect(
        screen.getByText("You won't be charged until your trial ends. Cancel anytime."),
      ).toBeTruthy()
      await fillCard()
      await press('Complete Setup')
      await waitFor(() => expect(location.pathname).toBe('/dashboard/integration'))
      expect(bodyOf(ofPath(calls, '/auth/complete-signup')[0])).toEqual({
        organizationName: 'Stone & Park',
        firmName: 'Stone & Park',
        phone: '(212) 555-0142',
        website: 'https://stonepark.com/',
        zipCode: '10001',
        practiceAreas: ['Family Law'],
        firmSize: '6+',
        attorneyCount: 9,
        planId: 3,
        billingInterval: 'monthly',
        paymentMethodId: expect.any(String),
      })
    },
  )

  it('says where one is, and moves the focus to each heading', async () => {
    start({ answers: { ...firmAnswers, ...planAnswers } })
    const first = await heading('Tell Us About Your Firm')
    expect(document.activeElement).toBe(first)
    expect(document.title).toBe('Tell Us About Your Firm · Step 2 of 4 · Foyer')
    const current = () => screen.getByRole('listitem', { current: 'step' }).textContent
    expect(current()).toBe('Firm')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await press('Next')
    const second = await heading('Choose Your Plan')
    expect(document.activeElement).toBe(second)
    expect(current()).toBe('Plan')
  })

  it('goes back and forth without losing an answer', async () => {
    start()
    await heading('Tell Us About Your Firm')
    await fillFirm()
    await press('Next')
    await heading('Choose Your Plan')
    await userEvent.click(screen.getByRole('radio', { name: 'Firm' }))
    await press('Next')
    await heading('Finish With Payment')
    await press('Back')
    await heading('Choose Your Plan')
    expect(screen.getByRole('radio', { name: 'Firm' })).toHaveProperty('checked', true)
    act(() => history.back())
    await heading('Tell Us About Your Firm')
    expect(screen.getByLabelText('Firm name')).toHaveProperty('value', 'Stone & Park')
    act(() => history.forward())
    await heading('Choose Your Plan')
    expect(location.pathname).toBe('/signup')
  })
})

describe('what stops a step (specification 1, section 8)', () => {
  it('Please fill in all required fields', async () => {
    start()
    await heading('Tell Us About Your Firm')
    await press('Next')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please fill in all required fields',
    )
    const name = screen.getByLabelText('Firm name')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Please enter the name of your firm.')).toBeTruthy()
    await userEvent.type(name, 'S')
    expect(name.getAttribute('aria-invalid')).toBe('false')
  })

  it.each(['firmName', 'phone', 'website', 'zipCode', 'firmSize'] as const)(
    'needs %s',
    async (field) => {
      const { [field]: _, ...answers } = firmAnswers
      start({ answers })
      await heading('Tell Us About Your Firm')
      await press('Next')
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Please fill in all required fields',
      )
    },
  )

  it('asks for at least 6 attorneys of a firm of 6+, and of no other', async () => {
    start({ answers: firmAnswers })
    await heading('Tell Us About Your Firm')
    const attorneys = screen.getByLabelText('Number of attorneys')
    await userEvent.clear(attorneys)
    await userEvent.type(attorneys, '5')
    await press('Next')
    expect(document.activeElement).toBe(attorneys)
    expect(screen.getByText('A firm of this size has at least 6 attorneys.')).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Solo'))
    expect(screen.queryByLabelText('Number of attorneys')).toBeNull()
    await press('Next')
    await heading('Choose Your Plan')
  })

  it('Please select a plan', async () => {
    start({ step: 3, answers: firmAnswers })
    await heading('Choose Your Plan')
    expect(screen.getByText('Fits your firm')).toBeTruthy()
    await press('Next')
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a plan')
    await userEvent.click(screen.getByRole('radio', { name: 'Solo' }))
    expect(screen.queryByText('Please select a plan')).toBeNull()
    expect(
      screen.getByText(
        'Solo is made for fewer attorneys than your firm has. Firm Plus fits your firm.',
      ),
    ).toBeTruthy()
    await press('Next')
    await heading('Finish With Payment')
  })

  it('Please provide payment information', async () => {
    const calls = start({ step: 4, answers: { ...firmAnswers, ...planAnswers } })
    await heading('Finish With Payment')
    await screen.findByLabelText('Card number')
    await press('Complete Setup')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Please provide payment information')).toBeTruthy()
    expect(within(alert).getByText('Please enter the card number.')).toBeTruthy()
    expect(ofPath(calls, '/auth/complete-signup')).toHaveLength(0)
  })
})

describe('completing', () => {
  const paying: Standing = { step: 4, answers: { ...firmAnswers, ...planAnswers } }

  it('is asked for once, however often the button is pressed', async () => {
    const calls = start(paying)
    await heading('Finish With Payment')
    await fillCard()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Complete Setup' }))
    await waitFor(() => expect(location.pathname).toBe('/dashboard/integration'))
    expect(ofPath(calls, '/auth/complete-signup')).toHaveLength(1)
  })

  it('shows why a card was refused, and keeps what was typed', async () => {
    const message = 'Your card was declined. Please use another card or ask your bank.'
    const calls = start(paying, ({ path }, seen) =>
      path.endsWith('/complete-signup') && ofPath([...seen], '/complete-signup').length === 1
        ? { status: 402, body: { success: false, error: 'billing/card-declined', message } }
        : undefined,
    )
    await heading('Finish With Payment')
    await fillCard('4000000000000002')
    await press('Complete Setup')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.getByLabelText('Postal code')).toHaveProperty('value', '10001')
    await press('Complete Setup')
    await waitFor(() => expect(location.pathname).toBe('/dashboard/integration'))
    expect(ofPath(calls, '/auth/complete-signup')).toHaveLength(2)
  })

  it.each([
    [{ status: 500 }, 'An error occurred. Please try again.'],
    [{ status: 409, body: { message: 'Busy.' } }, 'Busy.'],
    [
      'offline',
      'Network error: Unable to connect to the server. Please check your internet connection.',
    ],
  ] as const)('%j: %s', async (answer, sentence) => {
    start(paying, ({ path }) => (path.endsWith('/complete-signup') ? answer : undefined))
    await heading('Finish With Payment')
    await fillCard()
    await press('Complete Setup')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  it('leads to the answer that the server could not take', async () => {
    const refusal = { field: 'phone', message: 'Please enter a phone number with its area code.' }
    start(paying, ({ path }) =>
      path.endsWith('/complete-signup')
        ? { status: 400, body: { error: 'request/invalid', message: 'No.', details: [refusal] } }
        : undefined,
    )
    await heading('Finish With Payment')
    await fillCard()
    await press('Complete Setup')
    await heading('Tell Us About Your Firm')
    expect((await screen.findByRole('alert')).textContent).toBe('Please check the marked fields')
    expect(screen.getByText(refusal.message)).toBeTruthy()
  })

  it('says that it works while it does', async () => {
    let answer: (reply: Response) => void = () => {}
    const promise = new Promise<Response>((resolve) => {
      answer = resolve
    })
    start(paying)
    await heading('Finish With Payment')
    await fillCard()
    const usual = fetch
    vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
      address.endsWith('/complete-signup') ? promise : usual(address, options),
    )
    await press('Complete Setup')
    expect(await screen.findByRole('button', { name: 'Setting up...' })).toBeTruthy()
    answer(new Response(JSON.stringify(signedUp)))
    await waitFor(() => expect(location.pathname).toBe('/dashboard/integration'))
  })
})

describe('resuming', () => {
  it('continues at the step where the person stopped, with the answers given', async () => {
    start({ step: 3, answers: { ...firmAnswers, planId: 2, billingInterval: 'monthly' } })
    await heading('Choose Your Plan')
    expect(screen.getByRole('radio', { name: 'Firm' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true)
    await press('Back')
    await heading('Tell Us About Your Firm')
    for (const [label, value] of [
      ['Firm name', 'Stone & Park'],
      ['Phone', '(212) 555-0142'],
      ['Website URL', 'stonepark.com'],
      ['ZIP code', '10001'],
      ['Number of attorneys', '9'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveProperty('value', value)
    expect(screen.getByRole('button', { name: 'Remove Family Law' })).toBeTruthy()
  })

  it('goes no further than the answers lead', async () => {
    start({ step: 4, answers: firmAnswers })
    await heading('Choose Your Plan')
  })

  it('sends who has a firm to the dashboard, replacing history', async () => {
    start({ complete: true })
    const before = history.length
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    expect(history.length).toBe(before)
  })

  it('registers who is not registered, by the name the identity service knows', async () => {
    const calls = start({}, (call, seen) =>
      call.path.endsWith('/onboarding') && ofPath([...seen], '/auth/register').length === 0
        ? { status: 200, body: { ...fresh, registered: false } }
        : undefined,
    )
    await heading('Tell Us About Your Firm')
    expect(bodyOf(ofPath(calls, '/auth/register')[0])).toMatchObject({
      firstName: 'Avery',
      lastName: 'Stone',
      email: 'avery@firm.example',
      role: 'owner',
      firebaseUid: 'avery',
    })
  })

  it('surfaces a registration that failed, and tries again', async () => {
    let isUp = false
    let isRegistered = false
    start({}, ({ path }) => {
      if (path.endsWith('/auth/register')) {
        isRegistered = isUp
        return isUp ? { status: 200, body: { success: true } } : { status: 500, body: {} }
      }
      if (path.endsWith('/onboarding'))
        return { status: 200, body: { ...fresh, registered: isRegistered } }
      return undefined
    })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Your sign-up could not be finished')).toBeTruthy()
    isUp = true
    await press('Try Again')
    await heading('Tell Us About Your Firm')
  })

  it('says when it cannot be opened, and tries again', async () => {
    let isUp = false
    start({}, ({ path }) => (path.endsWith('/onboarding') && !isUp ? 'offline' : undefined))
    expect(await screen.findByText('Your setup could not be opened')).toBeTruthy()
    isUp = true
    await press('Try Again')
    await heading('Tell Us About Your Firm')
  })
})

describe('keeping the answers', () => {
  it('saves what is typed after a pause', async () => {
    const calls = start()
    await heading('Tell Us About Your Firm')
    await userEvent.type(screen.getByLabelText('Firm name'), 'Stone')
    expect(ofPath(calls, '/onboarding')).toHaveLength(0)
    await waitFor(() => expect(ofPath(calls, '/onboarding')).toHaveLength(1), { timeout: 3000 })
    expect(lastSaved(calls)).toMatchObject({ step: 2, answers: { firmName: 'Stone' } })
  })

  it('saves at once with each step, and when the page goes', async () => {
    const calls = start({ answers: firmAnswers })
    await heading('Tell Us About Your Firm')
    await press('Next')
    await heading('Choose Your Plan')
    await waitFor(() => expect(lastSaved(calls)).toMatchObject({ step: 3 }))
    await userEvent.click(screen.getByRole('radio', { name: 'Solo' }))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() =>
      expect(lastSaved(calls)).toMatchObject({ answers: { planId: 4, billingInterval: 'yearly' } }),
    )
  })

  it('says that a save failed, blocks nothing, and tries again', async () => {
    let isUp = false
    const calls = start({ answers: firmAnswers }, ({ method }) =>
      method === 'PUT' && !isUp ? { status: 503, body: {} } : undefined,
    )
    await heading('Tell Us About Your Firm')
    await press('Next')
    await heading('Choose Your Plan')
    expect(await screen.findByText(/^Not saved yet\./)).toBeTruthy()
    isUp = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^Not saved yet\./)).toBeNull())
    expect(lastSaved(calls)).toMatchObject({ step: 3 })
  })

  it('saves before leaving', async () => {
    const calls = start()
    await heading('Tell Us About Your Firm')
    await userEvent.type(screen.getByLabelText('Firm name'), 'Stone')
    await press('Save and leave')
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(lastSaved(calls)).toMatchObject({ answers: { firmName: 'Stone' } })
  })
})
