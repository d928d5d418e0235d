import { vi } from 'vitest'

/** One call that reached the server. */
export type SeenCall = {
  method: string
  path: string
  query: URLSearchParams
  token: string | null
  contentType: string | null
  body: unknown
}

/** What the server answers; `'offline'` never arrives. */
export type Answer = { status: number; body?: unknown } | 'offline'

/** Answers every call of the page, and notes it. */
export function answerCalls(
  answer: (call: SeenCall, calls: readonly SeenCall[]) => Answer,
): SeenCall[] {
  const calls: SeenCall[] = []
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const url = new URL(address, 'http://app.example')
    const headers = new Headers(options.headers)
    const call = {
      method: options.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      contentType: headers.get('content-type'),
      body: options.body,
    }
    calls.push(call)
    const given = answer(call, calls)
    if (given === 'offline') throw new TypeError('Failed to fetch')
    return new Response(given.body === undefined ? null : JSON.stringify(given.body), {
      status: given.status,
    })
  })
  return calls
}
