import type { SiteProgress } from '@foyer/shared/api/integration.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { IntegrationSection } from './integration-section.tsx'

const site: SiteProgress = {
  state: 'ready',
  siteUrl: 'https://firm.example',
  version: 2,
  passages: 12,
  pagesFound: 2,
  pagesDone: 2,
  startedAt: null,
  finishedAt: '2026-11-20T12:00:00Z',
  failure: null,
  pages: [
    {
      url: 'https://firm.example/',
      title: 'Home',
      status: 'read',
      note: 'In use.',
      passages: 12,
      readAt: null,
    },
    {
      url: 'https://firm.example/old',
      title: '',
      status: 'not_found',
      note: 'Remove the link.',
      passages: 0,
      readAt: null,
    },
  ],
}
const snippetCode = '<script src="http://w.example/widget.js" data-token="abc" async></script>'
const snippet = {
  success: true,
  snippetCode,
  domain: 'firm.example',
  isActive: true,
  lastSeenAt: null,
}

type Answers = { reindex?: Answer; change?: Answer; site?: Partial<SiteProgress>; snippet?: Answer }

async function open(answers: Answers = {}) {
  const calls = answerCalls((call: SeenCall) => {
    if (call.path.endsWith('/reindex')) return answers.reindex ?? { status: 200, body: {} }
    if (call.method === 'PUT') return answers.change ?? { status: 500, body: {} }
    if (call.path.endsWith('/snippet')) return answers.snippet ?? { status: 200, body: snippet }
    return { status: 200, body: { success: true, site: { ...site, ...answers.site } } }
  })
  const session = makeSession(createMemoryIdentity({ signedIn: true, onRefresh: () => null }))
  const page = <IntegrationSection integrationId="firm-1" timeZone="America/Detroit" />
  renderPage(page, { path: '/dashboard/integration', session })
  await screen.findByRole('button', { name: /^Re-index/ })
  return calls
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('receives who comes from the wizard, and nobody else', async () => {
  await open()
  expect(screen.queryByText('Welcome, Stone & Park.')).toBeNull()
  act(() => history.pushState({ welcome: 'Stone & Park' }, '', '/dashboard/integration'))
  expect(await screen.findByText('Welcome, Stone & Park.')).toBeTruthy()
})

describe('the snippet (specification 2, section 2)', () => {
  it('shows the code, the domain and whether it is active', async () => {
    await open()
    expect(await screen.findByText(snippetCode)).toBeTruthy()
    expect(screen.getByText('firm.example')).toBeTruthy()
    expect(screen.getByText('Active')).toBeTruthy()
  })

  it('shows a check mark for 2 s after copying', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await open()
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(snippetCode)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
    vi.advanceTimersByTime(2000)
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeTruthy()
  })

  it('Failed to load integration snippet', async () => {
    await open({ snippet: { status: 500, body: {} } })
    expect(await screen.findByText('Failed to load integration snippet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('re-indexing (specification 2, section 8)', () => {
  it('says that it has started, for 5 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Re-index' }))
    expect(await screen.findByText('Re-indexing started successfully!')).toBeTruthy()
    vi.advanceTimersByTime(5000)
    await waitFor(() => expect(screen.queryByText('Re-indexing started successfully!')).toBeNull())
  })

  it.each([
    [
      { status: 409, body: { message: 'Your website is being read already.' } },
      'Your website is being read already.',
    ],
    [{ status: 500, body: {} }, 'Failed to start re-indexing'],
    ['offline' as const, 'Failed to connect to server'],
    [{ status: 401, body: {} }, 'Authentication failed. Please sign in again.'],
  ])('%j', async (reindex, sentence) => {
    await open({ reindex })
    await userEvent.click(screen.getByRole('button', { name: 'Re-index' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('No authentication token found', async () => {
    const calls = await open()
    localStorage.removeItem('authToken')
    await userEvent.click(screen.getByRole('button', { name: 'Re-index' }))
    expect(await screen.findByText('No authentication token found')).toBeTruthy()
    expect(calls.some((call) => call.method === 'POST')).toBe(false)
  })
})

describe('the pages', () => {
  it('shows how far a reading has come', async () => {
    await open({ site: { state: 'reading', pagesFound: 40, pagesDone: 10 } })
    const bar = await screen.findByRole('progressbar', { name: 'Progress of the reading' })
    expect(bar).toHaveProperty('value', 10)
    expect(screen.getByText('10 of 40 pages read')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Re-indexing...' })).toHaveProperty('disabled', true)
  })

  it('lists problems first and can show them alone', async () => {
    await open()
    const titles = () => screen.getAllByText(/^(Home|\/old)$/).map((title) => title.textContent)
    await screen.findByText('Remove the link.')
    expect(titles()).toEqual(['/old', 'Home'])
    await userEvent.click(screen.getByRole('radio', { name: 'Problems 1' }))
    expect(titles()).toEqual(['/old'])
  })

  it('says why the last reading failed and what still serves', async () => {
    await open({ site: { state: 'failed', failure: 'The site did not answer.' } })
    expect(await screen.findByText('The site did not answer.')).toBeTruthy()
    expect(
      screen.getByText('The assistant goes on answering from the pages read before.'),
    ).toBeTruthy()
  })

  it('says that there is no website address', async () => {
    await open({ site: { state: 'none', siteUrl: null, pages: [] } })
    expect(await screen.findByText('No website address yet')).toBeTruthy()
  })
})

describe('the address of the website', () => {
  const edit = async (to: string) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Edit the address of your website' }),
    )
    const field = screen.getByRole('textbox', { name: 'Address of your website' })
    expect(document.activeElement).toBe(field)
    await userEvent.clear(field)
    await userEvent.type(field, `${to}{Enter}`)
    return field
  }

  it('is changed, and the reading of the new one shows', async () => {
    const next = { ...site, siteUrl: 'https://other.example/', state: 'queued', pages: [] }
    const message = 'Re-indexing started successfully!'
    const change = { status: 200, body: { success: true, message, site: next } }
    const calls = await open({ change, site: next as Partial<SiteProgress> })
    await edit('other.example')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/v1/integrations/firm-1/site',
      body: '{"siteUrl":"other.example"}',
    })
    expect(screen.getByText('Waiting to start.')).toBeTruthy()
    const opener = screen.getByRole('button', { name: 'Edit the address of your website' })
    expect(document.activeElement).toBe(opener)
  })

  it('says in the server’s words what is wrong with it, under the field', async () => {
    const message = 'A website address begins with https:// or http://.'
    const details = [{ field: 'siteUrl', message }]
    await open({ change: { status: 400, body: { error: 'request/invalid', details } } })
    const field = await edit('ftp://x.example')
    const name = 'Address of your website'
    await screen.findByRole('textbox', { name, description: message })
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    const description = 'Please enter the address of your website.'
    await screen.findByRole('textbox', { name, description })
  })

  it('can be given where there is none', async () => {
    await open({ site: { state: 'none', siteUrl: null, pages: [] } })
    await userEvent.click(await screen.findByRole('button', { name: 'Add the address' }))
    expect(screen.getByRole('textbox', { name: 'Address of your website' })).toBeTruthy()
  })
})

it('leads to the assistant’s settings', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'from the dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard/settings/assistant')
})
