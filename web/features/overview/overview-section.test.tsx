import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import type { Overview, UserInfo } from './data.ts'
import { OverviewSection } from './overview-section.tsx'

const hours = (n: number) => new Date(Date.now() - n * 3_600_000 - 60_000).toISOString()

const overview: Overview = {
  success: true,
  stats: { chatsThisMonth: 1204, newLeads: 31, allChats: 20_418 },
  recentActivity: [
    {
      id: 'l-1',
      type: 'lead',
      section: 'leads',
      clientName: 'Ana Ruiz',
      caseType: 'Eviction',
      description: 'The locks were changed.',
      timeAgo: '2h ago',
      at: hours(2),
    },
    {
      id: 'd-1',
      type: 'other',
      section: 'documents',
      clientName: 'Omar Haddad',
      caseType: '',
      description: 'lease.pdf',
      timeAgo: 'Just now',
      at: hours(0),
    },
  ],
  unread: { leads: 1, messages: 0, appointments: 0, documents: 1 },
  openQuestions: 3,
}

const userInfo: UserInfo = {
  integrationId: 'i',
  timeZone: 'America/Detroit',
  firm: 'Larch & Tern',
  email: 'desk@larch.example',
  phone: '+15175550134',
  domain: 'larch.example',
  isAdministrator: false,
  isLoading: false,
  failure: null,
  reload: () => {},
}

function open(answer: () => Answer, demoSite: string | null = null): void {
  answerCalls(answer)
  renderPage(<OverviewSection userInfo={userInfo} demoSite={demoSite} />, {
    path: '/dashboard',
    session: makeSession(createMemoryIdentity({ signedIn: true })),
  })
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the home (specification 2, section 2)', () => {
  it('shows the profile, and leads to its editing', async () => {
    open(() => ({ status: 200, body: overview }))
    const card = within(screen.getByRole('region', { name: 'Your firm' }))
    for (const fact of ['desk@larch.example', '(517) 555-0134', 'larch.example'])
      expect(card.getByText(fact)).toBeTruthy()
    expect(card.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe(
      '/dashboard/settings/profile',
    )
  })

  it('shows the three figures', async () => {
    open(() => ({ status: 200, body: overview }))
    await screen.findByText('20,418')
    const figures = within(screen.getByRole('region', { name: 'Figures' }))
    expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Chats (This Month)',
      'New Leads',
      'All Chats (All Time)',
    ])
    expect(figures.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '1,204',
      '31',
      '20,418',
    ])
  })

  it('lists what came in lately, each a way to the item itself', async () => {
    open(() => ({ status: 200, body: overview }))
    const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }))
    const [lead, other] = activity.getAllByRole('listitem')
    expect(lead?.textContent).toBe('Ana RuizLead2h agoEvictionThe locks were changed.')
    expect(other?.textContent).toBe('Omar HaddadOtherJust nowlease.pdf')
    expect(activity.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/leads/l-1',
      '/dashboard/documents/d-1',
    ])
  })

  it('says what visitors asked in vain', async () => {
    open(() => ({ status: 200, body: overview }))
    await screen.findByText(/Visitors asked 3 questions that your website does not answer\./)
    expect(screen.getByRole('link', { name: 'Answer them' }).getAttribute('href')).toBe(
      '/dashboard/settings/questions',
    )
  })

  it('says how the first chat arrives, while there has been none', async () => {
    const stats = { chatsThisMonth: 0, newLeads: 0, allChats: 0 }
    const body = { ...overview, stats, recentActivity: [], openQuestions: 0 }
    open(() => ({ status: 200, body }), 'http://127.0.0.1:3003/')
    expect(await screen.findByRole('heading', { name: 'How the first chat arrives' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get the snippet' }).getAttribute('href')).toBe(
      '/dashboard/integration',
    )
    expect(screen.getByRole('link', { name: 'See the demo firm' }).getAttribute('href')).toBe(
      'http://127.0.0.1:3003/',
    )
  })

  it('keeps the profile where the figures cannot be had', async () => {
    open(() => ({ status: 500, body: { message: 'Something went wrong.' } }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load your dashboard',
    )
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(screen.getByText('desk@larch.example')).toBeTruthy()
  })
})
