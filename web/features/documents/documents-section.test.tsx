import type { Document } from '@foyer/shared/api/documents.ts'
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useLocation } from 'wouter'
import { findSection } from '#web/app/sections.ts'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { DocumentsSection } from './documents-section.tsx'

configure({ asyncUtilTimeout: 5_000 })

const id = '0d9c2f7a-5a58-4f0e-9d5e-1c7f3b9a2e44'

function makeDocument(changes: Partial<Document> = {}): Document {
  return {
    id,
    originalFilename: 'lease.pdf',
    mimeType: 'application/pdf',
    fileSizeFormatted: '1.4 MB',
    uploadedAt: new Date(Date.now() - 2.5 * 3_600_000).toISOString(),
    description: 'The lease, signed',
    processed: true,
    state: 'ready',
    excerpt: null,
    hasClientInfo: true,
    clientName: 'Ana Ruiz',
    clientEmail: 'ana@example.com',
    clientPhone: '+15035550147',
    clientMessage: 'Page 3 is the one.',
    viewed: true,
    withdrawn: false,
    sessionId: '00000000-0000-4000-8000-00000000c4a7',
    ...changes,
  }
}

function listOf(documents: readonly Document[], total: number, page = 1): Answer {
  const totalPages = Math.ceil(total / 20)
  const pagination = { page, totalPages, total, hasNext: page < totalPages, hasPrev: page > 1 }
  return { status: 200, body: { success: true, documents, pagination } }
}

function Section() {
  const [location] = useLocation()
  const documentId = findSection(location)?.itemId ?? null
  return (
    <DocumentsSection documentId={documentId} timeZone="America/New_York" firm="Larch & Tern" />
  )
}

function open(answer: (call: SeenCall) => Answer, path = '/dashboard/documents') {
  const calls: readonly SeenCall[] = answerCalls(answer)
  renderPage(<Section />, {
    path,
    session: makeSession(createMemoryIdentity({ signedIn: true })),
  })
  return calls
}

const link = 'http://files.example/files/one-time'

/** Keeps one document as a server does; `download` answers for its bytes. */
function keeping(
  document: Document,
  download: Answer = {
    status: 200,
    body: { success: true, downloadUrl: link, filename: document.originalFilename },
  },
): (call: SeenCall) => Answer {
  let kept = document
  return (call) => {
    if (call.path.endsWith('/download')) return download
    if (call.method === 'PATCH') kept = { ...kept, viewed: true }
    return call.path.endsWith('/documents')
      ? listOf([kept], 1)
      : { status: 200, body: { success: true, document: kept } }
  }
}

/** The addresses that links of the page lead to until the test ends; other files share this page. */
function watchNavigation(): string[] {
  const followed: string[] = []
  const note = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    followed.push(event.target.href)
  }
  document.addEventListener('click', note)
  onTestFinished(() => document.removeEventListener('click', note))
  return followed
}

const opened = `/dashboard/documents/${id}`

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the list (specification 2, section 2)', () => {
  it('shows what came, from whom, and how to have it', async () => {
    open(keeping(makeDocument({ viewed: false })))
    const row = (await screen.findByRole('heading', { name: 'lease.pdf' })).closest('li')
    const shown = [...(row?.querySelectorAll('p, span, time, button, h3, dt, dd') ?? [])].map(
      (part) => part.textContent,
    )
    expect(shown).toEqual(
      expect.arrayContaining([
        'Unread',
        'PDF',
        '1.4 MB',
        '2h ago',
        'The lease, signed',
        'ID 0d9c2f7a',
        'Download',
        'Client Information',
        'Ana Ruiz',
        'ana@example.com',
        '(503) 555-0147',
        'Page 3 is the one.',
      ]),
    )
    expect(screen.getByText('Showing 1 to 1 of 1 documents')).toBeTruthy()
  })

  it.each([
    ['image/png', 'Image'],
    ['video/mp4', 'Video'],
    ['audio/mpeg', 'Audio'],
    ['text/plain', 'Document'],
    ['text/csv', 'Spreadsheet'],
    ['application/zip', 'Archive'],
    ['application/x-unheard-of', 'File'],
  ])('names %s "%s"', async (mimeType, label) => {
    open(keeping(makeDocument({ mimeType, hasClientInfo: false })))
    expect(await screen.findByText(label)).toBeTruthy()
    expect(screen.queryByText('Client Information')).toBeNull()
  })

  it('shows names that were made to mislead as they are', async () => {
    const name = `<img src=x onerror=alert(1)>\u202Efdp.${'a'.repeat(180)}.exe`
    open(keeping(makeDocument({ originalFilename: name, clientName: 'Ana\u202E\nziuR' })))
    const heading = await screen.findByRole('heading', { name: /^<img/ })
    expect(heading.textContent).toBe(name.replace('\u202E', ''))
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByText('Ana ziuR')).toBeTruthy()
  })

  it('searches half a second after the last key, and filters, from page 1', async () => {
    const calls = open(
      (call) => listOf([makeDocument()], 45, Number(call.query.get('page'))),
      '/dashboard/documents?page=2',
    )
    expect(await screen.findByText('Showing 21 to 40 of 45 documents')).toBeTruthy()
    const began = performance.now()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by filename' }), 'lease')
    await waitFor(() => expect(location.search).toBe('?search=lease'), { timeout: 2_000 })
    expect(performance.now() - began).toBeGreaterThanOrEqual(500)
    await userEvent.click(screen.getByRole('radio', { name: 'Unprocessed' }))
    await waitFor(() =>
      expect(calls.at(-1)?.query.toString()).toBe(
        'processed=unprocessed&search=lease&page=1&limit=20',
      ),
    )
    const searched = calls.map(({ query }) => query.get('search')).filter((text) => text !== null)
    expect(new Set(searched)).toEqual(new Set(['lease']))
  })

  it('says what is not there, and why', async () => {
    open(() => listOf([], 0))
    expect(await screen.findByRole('heading', { name: 'No documents found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get the snippet' })).toBeTruthy()
    cleanup()
    open(() => listOf([], 0), '/dashboard/documents?search=deed')
    await screen.findByRole('heading', { name: 'No documents found' })
    expect(screen.getByText('No file name matches “deed” here.')).toBeTruthy()
  })

  it('says that it failed and tries again', async () => {
    let isBroken = true
    const works = keeping(makeDocument())
    open((call) => (isBroken ? { status: 500, body: {} } : works(call)))
    expect(
      (await screen.findAllByRole('alert')).map((alert) => alert.textContent).join(),
    ).toContain('Failed to load documents')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'lease.pdf' })).toBeTruthy()
  })
})

describe('a download', () => {
  it('follows the link it is given, and leaves the page', async () => {
    const followed = watchNavigation()
    const calls = open(keeping(makeDocument()))
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(followed).toEqual([link]))
    expect(calls.map(({ path }) => path)).toContain(`/api/v1/documents/${id}/download`)
  })

  it('says that it failed until that is dismissed', async () => {
    const followed = watchNavigation()
    open(keeping(makeDocument(), { status: 500, body: { message: 'Broken.' } }))
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    const sentence = 'Failed to download document. Please try again.'
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
    expect(followed).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says what the server knows of the document', async () => {
    const refusal = { error: 'document/checking', message: 'This is still being checked.' }
    open(keeping(makeDocument(), { status: 409, body: refusal }))
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('This is still being checked.'),
    )
  })

  it('waits until the document has been checked, which shows by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let state: Document['state'] = 'checking'
    const calls = open((call) => keeping(makeDocument({ state }))(call))
    expect(await screen.findByText('Being checked')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Download' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const described = button.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((part) => document.getElementById(part)?.textContent)).toContain(
      'It can be downloaded once it has been checked. This takes a moment.',
    )
    await userEvent.click(button)
    expect(calls.some(({ path }) => path.endsWith('/download'))).toBe(false)
    state = 'ready'
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    await waitFor(() => expect(screen.queryByText('Being checked')).toBeNull())
    expect(button.getAttribute('aria-disabled')).toBe('false')
  })

  it('is not offered where a virus was found', async () => {
    open(keeping(makeDocument({ state: 'infected' })))
    expect(await screen.findByText('Removed: a virus was found')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  })
})

describe('an opened document', () => {
  it('is marked as seen, and shows the beginning of its text as text', async () => {
    const excerpt = 'Dear all,\n<script>alert(1)</script>'
    const kept = makeDocument({ mimeType: 'text/plain', viewed: false, excerpt })
    const calls = open(keeping(kept), opened)
    const pane = within(await screen.findByRole('region', { name: 'Document' }))
    await pane.findByRole('heading', { name: 'lease.pdf' })
    expect(pane.getByText(/^Dear all,/).textContent).toBe(excerpt)
    expect(pane.getByRole('link', { name: /conversation/ }).getAttribute('href')).toBe(
      '/dashboard/conversations/00000000-0000-4000-8000-00000000c4a7',
    )
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        '{"viewed":true}',
      ]),
    )
  })

  it('says that the visitor has withdrawn it', async () => {
    open(keeping(makeDocument({ withdrawn: true })), opened)
    expect(await screen.findByText(/The visitor has withdrawn this document/)).toBeTruthy()
  })
})
