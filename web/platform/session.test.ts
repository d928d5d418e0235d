import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { createSession } from './session.ts'
import { createTokenStore, needsRefresh } from './token.ts'

beforeEach(() => localStorage.clear())

function make() {
  const identity = createMemoryIdentity({ signedIn: true })
  const loadIdentity = vi.fn(async () => identity)
  const announced: string[] = []
  const session = createSession({
    tokens: createTokenStore(localStorage),
    loadIdentity,
    announceSignOut: (token) => {
      expect(localStorage.getItem('authToken')).toBeNull()
      announced.push(token)
    },
    logFailure: () => {},
  })
  return { session, identity, loadIdentity, announced }
}

describe('a session (specification 1, section 4)', () => {
  it('begins once, however many pages ask for it', async () => {
    const { session, loadIdentity } = make()
    await Promise.all([session.start(), session.start()])
    await session.start()
    expect(loadIdentity).toHaveBeenCalledTimes(1)
    expect(session.getState().status).toBe('signed-in')
  })

  it('refuses to act for an identity service that is not there', async () => {
    const { session } = make()
    expect(() => session.identity()).toThrow('auth/network-request-failed')
    await session.start()
    expect(session.identity().google).toBeNull()
  })

  it('stores the token under authToken on signing in', async () => {
    const { session } = make()
    await session.start()
    expect(localStorage.getItem('authToken')).toMatch(/^header\./)
  })

  it('removes the token first when signing out, then tells the server', async () => {
    const { session, announced } = make()
    await session.start()
    const stored = localStorage.getItem('authToken')
    await session.signOut()
    expect(announced).toEqual([stored])
    expect(session.getState()).toEqual({ status: 'signed-out', notice: null })
  })

  // The SDK signs people out by itself when their refresh token is refused, before the call knows.
  it('says so where the identity service ends it', async () => {
    const { session, identity } = make()
    await session.start()
    await identity.signOut()
    expect(session.getState()).toEqual({
      status: 'signed-out',
      notice: 'Authentication failed. Please sign in again.',
    })
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('says nothing where another tab has signed out, which takes the token first', async () => {
    const { session, identity } = make()
    await session.start()
    localStorage.removeItem('authToken')
    await identity.signOut()
    expect(session.getState()).toEqual({ status: 'signed-out', notice: null })
  })
})

describe('when a token must be refreshed (specification 2, section 9)', () => {
  const now = 1_000_000_000_000
  const ending = (seconds: number) => `h.${btoa(JSON.stringify({ exp: now / 1000 + seconds }))}.s`

  it.each([
    [ending(300), false],
    [ending(299), true],
    [ending(-1), true],
    ['', true],
    ['not a token', true],
    ['a.%%%.c', true],
    [`a.${btoa('"text"')}.c`, true],
  ])('%s: %s', (token, must) => {
    expect(needsRefresh(token, now)).toBe(must)
  })
})
