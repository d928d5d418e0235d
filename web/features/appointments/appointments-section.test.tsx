import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { findSection } from '#web/app/sections.ts'
import type { Person } from '#web/platform/identity/identity.ts'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { AppointmentsSection } from './appointments-section.tsx'

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
configure({ asyncUtilTimeout: 5_000 })

const past = '2026-11-03T15:00:00.000Z'
const soon = '2099-11-24T15:00:00.000Z'
const later = '2099-11-25T18:30:00.000Z'
const soonSaid = 'Nov 24, 2099 at 10:00 AM'
const laterSaid = 'Nov 25, 2099 at 1:30 PM'

function makeAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    id: 'request-1',
    clientName: 'Ana Ruiz',
    clientEmail: 'ana@example.com',
    clientPhone: '+15035550147',
    consultationType: 'video',
    urgency: 'high',
    status: 'requested',
    preferredTimes: [past, soon, later],
    message: 'I have a hearing next week.',
    scheduledFor: null,
    viewed: true,
    withdrawn: false,
    sessionId: '00000000-0000-4000-8000-00000000c4a7',
    createdAt: new Date(Date.now() - 2.5 * 3_600_000).toISOString(),
    updatedAt: new Date().toISOString(),
    ...changes,
  }
}

function listOf(appointments: readonly Appointment[], total: number, page = 1): Answer {
  const totalPages = Math.ceil(total / 20)
  const pagination = { page, totalPages, total, hasNext: page < totalPages, hasPrev: page > 1 }
  return { status: 200, body: { success: true, appointments, pagination } }
}

function Section() {
  const [location] = useLocation()
  const id = findSection(location)?.itemId ?? null
  return <AppointmentsSection appointmentId={id} timeZone="America/New_York" firm="Larch & Tern" />
}

function open(
  answer: (call: SeenCall) => Answer,
  path = '/dashboard/appointments',
  person: Partial<Person> = {},
): readonly SeenCall[] {
  const calls = answerCalls(answer)
  const identity = createMemoryIdentity({ signedIn: true, person })
  renderPage(<Section />, { path, session: makeSession(identity) })
  return calls
}

/** Keeps one request as a server does. */
function keeping(first: Appointment, refuse?: Answer): (call: SeenCall) => Answer {
  let kept = first
  return (call) => {
    if (call.method === 'PATCH') {
      if (refuse !== undefined && String(call.body).includes('status')) return refuse
      kept = { ...kept, ...(JSON.parse(String(call.body)) as Partial<Appointment>) }
    }
    return call.path.endsWith('/appointments')
      ? listOf([kept], 1)
      : { status: 200, body: { success: true, appointment: kept } }
  }
}

const sentOf = (calls: readonly SeenCall[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(String(body)))

async function choose(item: RegExp | string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Status / }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: item }))
}

const opened = '/dashboard/appointments/request-1'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the list (specification 2, section 2)', () => {
  it('shows who, how, when, how urgent and how far', async () => {
    open(keeping(makeAppointment({ viewed: false })))
    const row = (await screen.findByRole('heading', { name: 'Ana Ruiz' })).closest('li')
    const shown = [...(row?.querySelectorAll('p, span, time, button') ?? [])].map(
      (part) => part.textContent,
    )
    expect(shown).toEqual(
      expect.arrayContaining([
        'Unread',
        'Video',
        'High',
        'Requested',
        'ana@example.com',
        '(503) 555-0147',
        'Nov 3, 2026 at 10:00 AM',
        soonSaid,
        laterSaid,
        'I have a hearing next week.',
        'Requested 2h ago',
      ]),
    )
    expect(screen.getByRole('heading', { name: 'Appointment Requests' })).toBeTruthy()
    expect(screen.getByText(/^1/, { selector: 'p' }).textContent).toBe('1 in all')
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy()
    expect(screen.queryByText(/^Showing/)).toBeNull()
  })

  it('turns pages where there are several', async () => {
    open((call) => {
      const page = Number(call.query.get('page'))
      return listOf([makeAppointment({ id: `request-${page}` })], 45, page)
    })
    expect(await screen.findByText('Showing 1 to 20 of 45 appointments')).toBeTruthy()
    expect(screen.getByText('Page 1 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Showing 21 to 40 of 45 appointments')).toBeTruthy()
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  })

  it('shows its filters when asked to, at the address too, and a filter begins at page 1', async () => {
    const calls = open(
      (call) => listOf([makeAppointment()], 45, Number(call.query.get('page'))),
      '/dashboard/appointments?page=2',
    )
    await screen.findByText('Page 2 of 3')
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    expect(location.search).toBe('?page=2&filters=shown')
    const namesOf = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent)
    expect(namesOf('Status')).toEqual(['All', 'Requested', 'Scheduled', 'Completed', 'Cancelled'])
    expect(namesOf('Type')).toEqual(['All', 'Phone', 'Video', 'In person'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'In person')
    expect(location.search).toBe('?status=cancelled&type=in_person&filters=shown')
    await waitFor(() =>
      expect(calls.at(-1)?.query.toString()).toBe(
        'status=cancelled&type=in_person&page=1&limit=20',
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Filters 2 on' }))
    expect(location.search).toBe('?status=cancelled&type=in_person')
  })

  it('says that nothing is here', async () => {
    open(() => listOf([], 0))
    expect(
      await screen.findByRole('heading', { name: 'No appointment requests found' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get the snippet' })).toBeTruthy()
  })

  it('shows the message of a failure and tries again', async () => {
    let isBroken = true
    const works = keeping(makeAppointment())
    open((call) =>
      isBroken ? { status: 500, body: { message: 'Something went wrong.' } } : works(call),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeTruthy()
  })
})

describe('an opened request', () => {
  it('is marked as seen, and leads to the person and the conversation', async () => {
    const calls = open(keeping(makeAppointment({ viewed: false })), opened)
    const pane = within(await screen.findByRole('region', { name: 'Appointment request' }))
    await pane.findByRole('heading', { name: 'Ana Ruiz' })
    const reply = pane.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')
    expect(reply).toMatch(/^mailto:ana@example\.com\?subject=/)
    const call = pane.getByRole('link', { name: /555-0147/ }).getAttribute('href')
    expect(call).toBe('tel:+15035550147')
    const talk = pane.getByRole('link', { name: /conversation/ }).getAttribute('href')
    expect(talk).toBe('/dashboard/conversations/00000000-0000-4000-8000-00000000c4a7')
    expect(pane.getByText('All times in Eastern Time, your firm’s time zone.')).toBeTruthy()
    await waitFor(() => expect(sentOf(calls)).toEqual([{ viewed: true }]))
  })

  it('is scheduled for one of the wished times, and taken back', async () => {
    const calls = open(keeping(makeAppointment()), opened)
    await choose('Schedule…')
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule the consultation' }))
    expect(dialog.getAllByRole('radio').map((radio) => radio.matches(':disabled'))).toEqual([
      true,
      false,
      false,
    ])
    expect(dialog.getByText('Has passed')).toBeTruthy()
    expect(
      dialog.getByText('Both sides get a calendar invitation: your firm and ana@example.com.'),
    ).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    expect(dialog.getByRole('alert').textContent).toBe('Please choose a time.')
    await userEvent.click(dialog.getByRole('radio', { name: soonSaid }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByText(`Scheduled for ${soonSaid}`)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Taken back')).toBeTruthy()
    expect(sentOf(calls)).toEqual([
      { status: 'scheduled', scheduledFor: soon },
      { status: 'requested' },
    ])
  })

  it('says when only the firm is invited, and when nobody is yet', async () => {
    open(keeping(makeAppointment({ clientEmail: null })), opened)
    await choose('Schedule…')
    expect(screen.getByText(/^Only your firm gets a calendar invitation/)).toBeTruthy()
    cleanup()
    open(keeping(makeAppointment()), opened, { emailVerified: false })
    await choose('Schedule…')
    expect(screen.getByText(/^Nothing is sent until your email address is confirmed/)).toBeTruthy()
  })

  it('is cancelled, which withdraws the invitation, and put back with its time', async () => {
    const scheduled = makeAppointment({ status: 'scheduled', scheduledFor: later })
    const calls = open(keeping(scheduled), opened)
    await choose('Cancel the request')
    expect(await screen.findByText('Cancelled. The invitation is withdrawn.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Taken back')
    expect(sentOf(calls)).toEqual([
      { status: 'cancelled' },
      { status: 'scheduled', scheduledFor: later },
    ])
  })

  it('shows the server’s sentence where it refuses', async () => {
    const refusal = { status: 409, body: { error: 'appointment/transition', message: 'Too late.' } }
    open(keeping(makeAppointment({ status: 'scheduled', scheduledFor: soon }), refusal), opened)
    await choose('Mark as completed')
    expect(await screen.findByText('Too late.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('cannot be changed once the visitor has withdrawn it', async () => {
    open(keeping(makeAppointment({ withdrawn: true })), opened)
    expect(await screen.findByText(/The visitor has withdrawn this request/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Status / })).toBeNull()
  })
})
