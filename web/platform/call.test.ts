import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity, makeToken } from '#web/testing/identity.memory.ts'
import { makeSession } from '#web/testing/render-page.tsx'
import { makeApiTable } from './api-table.plugin.ts'
import { createClient } from './call.ts'

const userInfo = { status: 200, body: { success: true, email: 'avery@firm.example' } }
const refusal = { status: 401, body: { success: false, error: 'account/x', message: 'No.' } }

async function begin(options: Parameters<typeof createMemoryIdentity>[0]) {
  const identity = createMemoryIdentity(options)
  const session = makeSession(identity)
  await session.start()
  return { identity, session, client: createClient(makeApiTable(), session) }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('token refresh (specification 2, section 4)', () => {
  it('sends a token with 300 s left as it is', async () => {
    const { client, identity } = await begin({ signedIn: true })
    const token = makeToken('lasting', 310)
    localStorage.setItem('authToken', token)
    const calls = answerCalls(() => userInfo)
    await client.getUserInfo()
    expect(calls[0]?.token).toBe(token)
    expect(identity.refreshes()).toBe(0)
  })

  it('refreshes and stores a token with less, once for calls made together', async () => {
    const { client, identity } = await begin({ signedIn: true })
    localStorage.setItem('authToken', makeToken('ending', 290))
    const calls = answerCalls(() => userInfo)
    await Promise.all([client.getUserInfo(), client.getUserInfo()])
    expect(identity.refreshes()).toBe(1)
    expect(calls.map((call) => call.token)).toEqual([
      localStorage.getItem('authToken'),
      localStorage.getItem('authToken'),
    ])
  })

  it('keeps the old token when the refresh fails', async () => {
    const failing = () => {
      throw new Error('away')
    }
    const { client } = await begin({ signedIn: true, onRefresh: failing })
    const old = makeToken('ending', 10)
    localStorage.setItem('authToken', old)
    const calls = answerCalls(() => userInfo)
    await client.getUserInfo()
    expect(calls[0]?.token).toBe(old)
    expect(localStorage.getItem('authToken')).toBe(old)
  })

  it('refreshes once after a 401 and makes the call again', async () => {
    const { client, identity, session } = await begin({ signedIn: true })
    const calls = answerCalls((_, seen) => (seen.length === 1 ? refusal : userInfo))
    await expect(client.getUserInfo()).resolves.toMatchObject({ email: 'avery@firm.example' })
    expect(calls).toHaveLength(2)
    expect(calls[1]?.token).not.toBe(calls[0]?.token)
    expect(identity.refreshes()).toBe(1)
    expect(session.getState().status).toBe('signed-in')
  })

  it('clears the token and signs out after the second 401', async () => {
    const { client, session } = await begin({ signedIn: true })
    const calls = answerCalls(() => refusal)
    await expect(client.getUserInfo()).rejects.toThrow('No.')
    await vi.waitFor(() =>
      expect(session.getState()).toEqual({
        status: 'signed-out',
        notice: 'Authentication failed. Please sign in again.',
      }),
    )
    expect(calls).toHaveLength(2)
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('does not call again where no new token can be had', async () => {
    const { client, session } = await begin({ signedIn: true, onRefresh: () => null })
    const calls = answerCalls(() => refusal)
    await expect(client.getUserInfo()).rejects.toThrow('No.')
    expect(calls).toHaveLength(1)
    await vi.waitFor(() => expect(session.getState().status).toBe('signed-out'))
  })
})

describe('the sentence of a failure (specification 1, section 8)', () => {
  it.each([
    [{ status: 500, body: { message: 'Told.', error: 'code' } }, 'Told.'],
    [{ status: 500, body: { error: 'Only the error.' } }, 'Only the error.'],
    [{ status: 418, body: {} }, 'HTTP error! status: 418'],
    [{ status: 502 }, 'HTTP error! status: 502'],
    [
      'offline' as const,
      'Network error: Unable to connect to the server. Please check your internet connection.',
    ],
  ])('%j', async (answer, sentence) => {
    const { client } = await begin({ signedIn: true })
    answerCalls(() => answer)
    await expect(client.getUserInfo()).rejects.toThrow(sentence)
  })
})

describe('addresses', () => {
  it('fills parameters in and leaves absent ones out of the query', async () => {
    const { client } = await begin({ signedIn: true })
    const calls = answerCalls(() => ({ status: 200, body: {} }))
    await client.listLeads({ query: { page: 2, status: 'pending', startDate: undefined } })
    await client.getSite({ params: { id: 'a/b' } })
    expect(calls[0]?.path).toBe('/api/v1/dashboard/leads')
    expect(calls[0]?.query.toString()).toBe('page=2&status=pending')
    expect(calls[1]?.path).toBe('/api/v1/integrations/a%2Fb/site')
  })

  it('sends JSON, an empty object where a call has no payload', async () => {
    const { client } = await begin({ signedIn: true })
    const calls = answerCalls(() => ({ status: 200, body: {} }))
    await client.reindexSite({ params: { integrationId: 'firm-1' } })
    expect(calls[0]).toMatchObject({ method: 'POST', contentType: 'application/json', body: '{}' })
  })

  it('asks without a token for what anybody may know', async () => {
    const { client } = await begin({ signedIn: true })
    const calls = answerCalls(() => ({ status: 200, body: {} }))
    await client.getClientConfig()
    expect(calls[0]?.token).toBeNull()
  })
})
