import type { Lead } from '@foyer/shared/api/leads.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { findSection } from '#web/app/sections.ts'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { LeadsSection } from './leads-section.tsx'

const names = ['Maria Santos', 'Daniel Okafor', 'Priya Raman']

function makeLead(index: number): Lead {
  return {
    id: `lead-${index}`,
    name: names[index % names.length] ?? '',
    legalIssue: 'Custody change',
    urgency: 'high',
    status: index === 1 ? 'emailed' : 'pending',
    emailed: index === 1,
    email: 'visitor@example.com',
    phone: '+15175550134',
    messageCount: index + 1,
    message: 'My ex moved away with our son.',
    confirmed: true,
    withdrawn: false,
    viewed: true,
    sessionId: '00000000-0000-4000-8000-00000000c4a7',
    createdAt: new Date(Date.now() - (index + 1) * 3_660_000).toISOString(),
  }
}

function listOf(leads: readonly Lead[], total: number, page = 1): Answer {
  const totalPages = Math.ceil(total / 20)
  const pagination = { page, totalPages, total, hasNext: page < totalPages, hasPrev: page > 1 }
  return { status: 200, body: { success: true, leads, pagination } }
}

function detailOf(lead: Lead): Answer {
  const turn = {
    id: 'turn-1',
    kind: 'answer',
    text: 'The firm’s site says so.',
    citations: [
      { url: 'https://firm.example/custody', title: 'Custody', quote: 'Both parents decide.' },
      { url: 'javascript:alert(1)', title: 'No address', quote: '' },
    ],
    intake: { slots: {}, confirmed: false },
  }
  const more = {
    slots: { when: { raw: 'last Friday', iso: '2026-11-13' } },
    summary: 'Wants the custody order changed.',
    pageUrl: null,
    pageTitle: null,
    language: 'en',
    noticeVersion: '1',
    consentedAt: null,
    transcript: [{ text: 'What can I do?', at: lead.createdAt, turn }],
    timeline: [{ at: lead.createdAt, kind: 'delivered', detail: 'intake@firm.example' }],
  }
  return { status: 200, body: { success: true, lead: { ...lead, ...more } } }
}

function Section() {
  const [location] = useLocation()
  return (
    <LeadsSection
      leadId={findSection(location)?.itemId ?? null}
      timeZone="America/Detroit"
      firm="Larch & Tern"
    />
  )
}

function open(answer: (call: SeenCall) => Answer, path = '/dashboard/leads'): readonly SeenCall[] {
  const calls = answerCalls(answer)
  renderPage(<Section />, {
    path,
    session: makeSession(createMemoryIdentity({ signedIn: true })),
  })
  return calls
}

const threeLeads = (call: SeenCall): Answer =>
  call.path.includes('/leads/')
    ? detailOf(makeLead(Number(call.path.at(-1))))
    : listOf([0, 1, 2].map(makeLead), 3)

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the list (specification 2, section 2)', () => {
  it('shows who, what, how urgent and when', async () => {
    open(threeLeads)
    const row = (await screen.findByRole('heading', { name: 'Daniel Okafor' })).closest('li')
    const shown = [...(row?.querySelectorAll('p, span, time, button') ?? [])].map(
      (part) => part.textContent,
    )
    expect(shown).toEqual(
      expect.arrayContaining([
        'Custody change',
        'High',
        'EMAILED',
        'visitor@example.com',
        '(517) 555-0134',
        '2 messages',
        'My ex moved away with our son.',
        '2h ago',
        'View Details',
      ]),
    )
    expect(screen.getByText('Showing 1 to 3 of 3 leads')).toBeTruthy()
  })

  it('says that nothing is here, and how the first lead arrives', async () => {
    open(() => listOf([], 0))
    expect(await screen.findByRole('heading', { name: 'No leads found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get the snippet' }).getAttribute('href')).toBe(
      '/dashboard/integration',
    )
  })

  it('shows the message of a failure and tries again', async () => {
    let isBroken = true
    open((call) =>
      isBroken ? { status: 500, body: { message: 'Something went wrong.' } } : threeLeads(call),
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load leads')
    expect(alert.textContent).toContain('Something went wrong.')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Maria Santos' })).toBeTruthy()
  })

  it('turns pages, and a new filter begins at page 1', async () => {
    const calls = open((call) => {
      const page = Number(call.query.get('page'))
      return listOf([makeLead(page)], 45, page)
    })
    expect(await screen.findByText('Showing 1 to 20 of 45 leads')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Showing 21 to 40 of 45 leads')).toBeTruthy()
    expect(location.search).toBe('?page=2')
    await userEvent.click(screen.getByRole('radio', { name: 'Emailed' }))
    expect(await screen.findByText('Showing 1 to 20 of 45 leads')).toBeTruthy()
    expect(location.search).toBe('?status=emailed')
    expect(calls.at(-1)?.query.toString()).toBe('status=emailed&page=1&limit=20')
  })

  it('leads back from a page that no longer exists', async () => {
    open((call) => {
      const page = Number(call.query.get('page'))
      return listOf(page > 2 ? [] : [makeLead(0)], 21, page)
    }, '/dashboard/leads?page=7')
    expect(await screen.findByText('Showing 21 to 21 of 21 leads')).toBeTruthy()
    expect(location.search).toBe('?page=2')
  })
})

describe('news', () => {
  it('shows a lead that came in, and says so, without being asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const known = makeLead(1)
    let leads = [known]
    open(() => listOf(leads, leads.length))
    await screen.findByRole('heading', { name: 'Daniel Okafor' })
    leads = [makeLead(0), known]
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByRole('heading', { name: 'Maria Santos' })).toBeTruthy()
    expect(await screen.findByText('New lead: Maria Santos')).toBeTruthy()
  })

  it('keeps what it has when the server is away, and says that it is old', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isAway = false
    open((call) => (isAway ? 'offline' : threeLeads(call)))
    await screen.findByRole('heading', { name: 'Daniel Okafor' })
    isAway = true
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await screen.findByText(/could not be brought up to date/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Daniel Okafor' })).toBeTruthy()
  })
})

describe('the keyboard', () => {
  it('moves with the arrows, opens with Enter, closes with Escape', async () => {
    open(threeLeads)
    await screen.findByRole('heading', { name: 'Maria Santos' })
    const user = userEvent.setup()
    const focused = () => document.activeElement?.closest('li')?.querySelector('h2')?.textContent
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Maria Santos')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(focused()).toBe('Daniel Okafor')
    await user.keyboard('{Enter}')
    expect(location.pathname).toBe('/dashboard/leads/lead-1')
    const pane = screen.getByRole('region', { name: 'Lead' })
    await within(pane).findByRole('heading', { name: 'Daniel Okafor' })
    expect(document.activeElement).toBe(pane)
    await user.keyboard('{Escape}')
    expect(location.pathname).toBe('/dashboard/leads')
    await waitFor(() => expect(focused()).toBe('Daniel Okafor'))
  })
})

describe('an opened lead', () => {
  it('shows contact, summary, sources and what happened', async () => {
    open(threeLeads, '/dashboard/leads/lead-0')
    const pane = within(screen.getByRole('region', { name: 'Lead' }))
    await pane.findByText('Wants the custody order changed.')
    const links = pane.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      'mailto:visitor@example.com?subject=Your%20inquiry%20to%20Larch%20%26%20Tern&body=Dear%20Maria%20Santos%2C%0D%0A%0D%0AThank%20you%20for%20contacting%20Larch%20%26%20Tern.%0D%0A%0D%0A',
      'tel:+15175550134',
      'mailto:visitor@example.com',
      'https://firm.example/custody',
      '/dashboard/conversations/00000000-0000-4000-8000-00000000c4a7',
    ])
    expect(pane.getByText('Friday, November 13, 2026')).toBeTruthy()
    expect(pane.getByText('Both parents decide.')).toBeTruthy()
    expect(pane.getByText('E-mailed to intake@firm.example.')).toBeTruthy()
  })

  it('is seen from then on, and marked by hand so that it can be taken back', async () => {
    let lead: Lead = { ...makeLead(0), viewed: false }
    const calls = open((call) => {
      if (call.method === 'PATCH') lead = { ...lead, ...JSON.parse(String(call.body)) }
      if (call.method === 'PATCH') return { status: 200, body: { success: true, lead } }
      return call.path.includes('/leads/') ? detailOf(lead) : listOf([lead], 1)
    }, '/dashboard/leads/lead-0')
    await userEvent.click(await screen.findByRole('button', { name: 'Status Pending' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Emailed' }))
    await screen.findByRole('button', { name: 'Status Emailed' })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('button', { name: 'Status Pending' })
    const changes = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    expect(changes).toEqual(['{"viewed":true}', '{"status":"emailed"}', '{"status":"pending"}'])
  })
})
