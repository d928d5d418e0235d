import type { NewsEvent } from '@foyer/shared/api/overview.ts'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { makeApiTable } from '#web/platform/api-table.plugin.ts'
import { createClient } from '#web/platform/call.ts'
import { ClientProvider } from '#web/platform/client-provider.tsx'
import { useIsNewsFlowing } from '#web/platform/live.ts'
import { usePageTitle } from '#web/platform/page-title.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession } from '#web/testing/render-page.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { useUnread } from './data.ts'
import { News } from './news.tsx'

const unread = { leads: 0, messages: 3, appointments: 0, documents: 0 }
const state: NewsEvent = { event: 'state', data: { unread } }
const arrived = (id: string): NewsEvent => ({
  event: 'news',
  data: { noun: 'message', id, kind: 'arrived', unread: { ...unread, messages: 120 } },
})

/** A server whose stream the test writes; each connection's bearer is noted. */
function standIn() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const bearers: (string | null)[] = []
  const refusals: number[] = []
  const recent = [{ id: 'm-1', section: 'messages', clientName: 'Ana Ruiz\u202e' }]
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    if (address.endsWith('/overview-stats')) {
      const polled = { ...unread, messages: 7 }
      return Response.json({ success: true, recentActivity: recent, unread: polled })
    }
    const headers = new Headers(options.headers)
    expect(headers.get('accept')).toBe('text/event-stream')
    bearers.push(headers.get('authorization'))
    const refusal = refusals.shift()
    if (refusal !== undefined) return Response.json({ message: 'No.' }, { status: refusal })
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        options.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
        streams.push(controller)
      },
    })
    return new Response(body)
  })
  const write = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text))
  return {
    bearers,
    refusals,
    connections: () => streams.length,
    tell: ({ event, data }: NewsEvent) =>
      write(`: beat\n\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    breakOff: () => streams.at(-1)?.close(),
  }
}

let reads = 0

function Page() {
  usePageTitle('Messages Received')
  const counts = useUnread()
  const isFlowing = useIsNewsFlowing()
  useQuery({ queryKey: ['messages', 'list'], queryFn: () => (reads += 1) })
  return (
    <p>
      {String(isFlowing)} {counts?.messages ?? 'none'}
    </p>
  )
}

async function open() {
  const session = makeSession(createMemoryIdentity({ signedIn: true }))
  await session.start()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ClientProvider client={createClient(makeApiTable(), session)}>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <Page />
          <News personId="avery" />
        </ToastProvider>
      </QueryClientProvider>
    </ClientProvider>,
  )
}

beforeEach(() => {
  localStorage.clear()
  reads = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the news', () => {
  it('counts what nobody has opened, in the title too, and reads again what is shown', async () => {
    const server = standIn()
    await open()
    await waitFor(() => expect(server.connections()).toBe(1))
    act(() => server.tell(state))
    expect(await screen.findByText('true 3')).toBeTruthy()
    expect(document.title).toBe('(3) Messages Received · Foyer')
    await waitFor(() => expect(reads).toBe(2))
    act(() => server.tell(arrived('m-1')))
    expect(await screen.findByText('New message from Ana Ruiz')).toBeTruthy()
    expect(document.title).toBe('(99+) Messages Received · Foyer')
    await waitFor(() => expect(reads).toBe(3))
    expect(server.bearers[0]).toMatch(/^Bearer /)
  })

  it('tells of a burst once', async () => {
    const server = standIn()
    await open()
    await waitFor(() => expect(server.connections()).toBe(1))
    act(() => ['m-7', 'm-8', 'm-9'].forEach((id) => server.tell(arrived(id))))
    expect(await screen.findByText('3 new items')).toBeTruthy()
    act(() => server.tell(arrived('m-10')))
    expect(await screen.findByText('A new message')).toBeTruthy()
    expect(reads).toBe(3)
  })

  it('comes back after a break, and reads again what may have been missed', async () => {
    const server = standIn()
    await open()
    await waitFor(() => expect(server.connections()).toBe(1))
    act(() => server.tell(state))
    await screen.findByText('true 3')
    act(() => server.breakOff())
    // Until then the counts are asked for.
    expect(await screen.findByText('false 7')).toBeTruthy()
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(server.connections()).toBe(2))
    const before = reads
    act(() => server.tell(state))
    expect(await screen.findByText('true 3')).toBeTruthy()
    await waitFor(() => expect(reads).toBe(before + 1))
  })

  it('leaves a connection that shows no sign of life', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = standIn()
    await open()
    await waitFor(() => expect(server.connections()).toBe(1))
    act(() => server.tell(state))
    await screen.findByText('true 3')
    await act(() => vi.advanceTimersByTimeAsync(52_000))
    await waitFor(() => expect(server.connections()).toBe(2))
  })

  it('renews its token once, and stays away where it is refused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = standIn()
    server.refusals.push(401, 403)
    await open()
    await waitFor(() => expect(server.bearers).toHaveLength(2))
    expect(server.bearers[1]).not.toBe(server.bearers[0])
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(server.bearers).toHaveLength(2)
    expect(screen.getByText('false 7')).toBeTruthy()
  })
})
