import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { ProfilePage } from './profile-page.tsx'

configure({ asyncUtilTimeout: 5000 })

const metadata = {
  firmName: 'Stone & Park',
  phone: '(212) 555-0142',
  zipCode: '10001',
  city: 'New York',
  state: 'NY',
  firmSize: '6+',
  attorneyCount: 9,
  practiceAreas: ['Family Law'],
}
const user = { firstName: 'Avery', lastName: 'Stone', email: 'avery@firm.example' }
const plan = {
  id: 3,
  name: 'Firm Plus',
  price: 999,
  billingInterval: 'monthly',
  status: 'active',
  attorneyCount: 9,
  extraSeats: 3,
  totalCents: 129_600,
  trialEndsAt: null,
  currentPeriodEnd: '2026-12-15T12:00:00Z',
  cancelAtPeriodEnd: false,
  nextChargeAt: '2026-12-15T12:00:00Z',
}
const bodies: Record<string, unknown> = {
  '/places/zip': {
    success: true,
    zip: '10001',
    city: 'New York',
    state: 'New York',
    stateCode: 'NY',
    timeZone: 'America/New_York',
  },
  '/places/practice-areas': { success: true, practiceAreas: ['Tax Law'] },
  '/current-plan': { success: true, plan, lastPlan: null },
  '/preview-change': {
    success: true,
    dueNowCents: 8_765,
    lines: [],
    nextCents: 159_300,
    nextChargeAt: '2026-12-15T12:00:00Z',
    proratedAt: '2026-11-20T09:30:15.000Z',
  },
  '/profile': { success: true, profile: { user, organization: { metadata } } },
}
const priceChanges: Answer = {
  status: 409,
  body: { success: false, error: 'profile/price-changes', message: 'The price changes.' },
}

type Override = (call: SeenCall) => Answer | undefined

async function open(override: Override = () => undefined): Promise<SeenCall[]> {
  const calls = answerCalls((call) => {
    const end = Object.keys(bodies).find((each) => call.path.endsWith(each))
    const usual = end === undefined ? { success: true, message: 'Saved.' } : bodies[end]
    return override(call) ?? { status: 200, body: usual }
  })
  const session = makeSession(createMemoryIdentity({ signedIn: true }))
  const page = <ProfilePage timeZone="America/New_York" />
  renderPage(page, { path: '/dashboard/settings/profile', session })
  await screen.findByLabelText('First name')
  return calls
}

const saves = (calls: readonly SeenCall[]) =>
  calls
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }): [string, unknown] => [
      path.slice('/api/v1/profile'.length),
      JSON.parse(String(body)),
    ])
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
async function type(label: string, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label))
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text)
}

beforeAll(() => {
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

describe('edit profile (specification 2, sections 2 and 5)', () => {
  it('shows the person and the firm, the email to be read only', async () => {
    await open()
    expect(screen.getByLabelText('Email')).toMatchObject({
      value: 'avery@firm.example',
      readOnly: true,
    })
    expect(screen.getByLabelText('Firm name')).toHaveProperty('value', 'Stone & Park')
    expect(screen.getByLabelText('ZIP code')).toHaveProperty('value', '10001')
    expect(await screen.findByText('New York, NY')).toBeTruthy()
    expect(screen.getByRole('radio', { name: '6+ attorneys' })).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Number of attorneys')).toHaveProperty('value', '9')
    await userEvent.click(screen.getByRole('radio', { name: 'Solo' }))
    expect(screen.queryByLabelText('Number of attorneys')).toBeNull()
  })

  it('sends the two saves together, trimmed, and leads back after 2 s', async () => {
    const calls = await open()
    await type('First name', '  Ada ')
    await type('Firm name', ' Stone LLP  ')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await save()
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(saves(calls)).toEqual([
      ['/user', { firstName: 'Ada', lastName: 'Stone' }],
      [
        '/organization',
        {
          firmName: 'Stone LLP',
          phone: '(212) 555-0142',
          zipCode: '10001',
          firmSize: '6+',
          attorneyCount: 9,
          practiceAreas: ['Family Law'],
        },
      ],
    ])
    expect(location.pathname).toBe('/dashboard/settings/profile')
    act(() => void vi.advanceTimersByTime(2000))
    await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'))
  })

  it.each([
    ['First name', '  ', 'First name and last name are required'],
    ['Last name', '', 'First name and last name are required'],
    ['Firm name', '', 'Please fill in all required organization fields'],
    ['Phone', ' ', 'Please fill in all required organization fields'],
    ['ZIP code', '1000', 'Please fill in all required organization fields'],
    ['Number of attorneys', '5', 'Please fill in all required organization fields'],
  ])('%s of "%s": %s', async (label, text, sentence) => {
    const calls = await open()
    await type(label, text)
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(saves(calls)).toEqual([])
  })

  it.each([
    ['offline' as const, 'Failed to update profile'],
    [{ status: 500, body: {} }, 'Failed to update profile'],
    [{ status: 402, body: { message: 'Your card was declined.' } }, 'Your card was declined.'],
  ])('%j', async (answer, sentence) => {
    await open(({ path }) => (path.endsWith('/organization') ? answer : undefined))
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  it('says beside the field what the server could not take', async () => {
    const details = [{ field: 'phone', message: 'Please enter a phone number.' }]
    await open(({ path }) =>
      path.endsWith('/organization')
        ? { status: 400, body: { message: 'No.', details } }
        : undefined,
    )
    await save()
    expect(await screen.findByText('Please enter a phone number.')).toBeTruthy()
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true')
  })

  it.each(['offline' as const, { status: 500, body: {} }])('%j while loading', async (answer) => {
    answerCalls(() => answer)
    const session = makeSession(createMemoryIdentity({ signedIn: true }))
    renderPage(<ProfilePage timeZone="America/New_York" />, { path: '/', session })
    expect(await screen.findByText('Failed to load profile')).toBeTruthy()
    expect(screen.getByText('Failed to get profile. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('a number of attorneys that changes the price', () => {
  const unpriced: Override = ({ path, body }) =>
    path.endsWith('/organization') && !String(body).includes('"acceptedCents":159300')
      ? priceChanges
      : undefined

  it('is saved once the price shown was accepted', async () => {
    const calls = await open(unpriced)
    await type('Number of attorneys', '12')
    await save()
    const dialog = await screen.findByRole('dialog', { name: 'This changes what you pay' })
    expect(
      await within(dialog).findByText(
        'Your plan costs $1,296 a month now. It will cost $1,593 a month.',
      ),
    ).toBeTruthy()
    expect(dialog.textContent).toContain('Charged today$87.65')
    expect(dialog.textContent).toContain('Next charge$1,593 on Dec 15, 2026')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and save' }))
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(saves(calls).map(([path]) => path)).toEqual(['/user', '/organization', '/organization'])
    expect(saves(calls).at(-1)?.[1]).toMatchObject({ attorneyCount: 12, acceptedCents: 159_300 })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not saved where it was not, and the page says what is', async () => {
    const calls = await open(unpriced)
    await type('Number of attorneys', '12')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your name is saved. The firm’s information is not: the new price was not confirmed.',
    )
    expect(saves(calls)).toHaveLength(2)
  })
})
