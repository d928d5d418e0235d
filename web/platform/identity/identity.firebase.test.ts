import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFirebaseIdentity, type IdentityConfig } from './identity.firebase.ts'
import type { Identity } from './identity.ts'

// The SDK keeps the fetch it finds when it is loaded.
const network = vi.hoisted(() => {
  const place = { answer: (_address: string): Response => Response.error() }
  Object.assign(globalThis, { fetch: async (address: string) => place.answer(address) })
  return place
})

/** What Firebase's REST interface was asked, and how it answers: the SDK itself is the real one. */
let asked: string[]
let ended: string[]
let refusal: { operation: string; message: string } | null
let tokens: number
let opened: Identity

const person = {
  localId: 'ann',
  email: 'ann@firm.example',
  displayName: 'Ann Olsen',
  emailVerified: true,
  providerUserInfo: [{ providerId: 'password', rawId: 'ann@firm.example' }],
}

function makeToken(): string {
  tokens += 1
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: 'ann', iat: now, exp: now + 3600, n: tokens }
  return `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`
}

function answer(operation: string): object {
  if (operation === 'lookup') return { users: [person] }
  const idToken = makeToken()
  return { ...person, idToken, refreshToken: `refresh-${tokens}`, expiresIn: '3600' }
}

function open(kind: IdentityConfig['kind']) {
  const config = { kind, apiKey: 'key', authDomain: null, projectId: 'foyer', google: null }
  opened = createFirebaseIdentity(config, {
    endSessions: async (token) => {
      expect(token).toMatch(/^h\./)
      ended.push(`after ${asked.length}`)
    },
    logFailure: () => {},
  })
  return opened
}

beforeEach(() => {
  asked = []
  ended = []
  refusal = null
  tokens = 0
  localStorage.clear()
  network.answer = (address) => {
    const operation = /accounts:(\w+)/.exec(address)?.[1] ?? address
    asked.push(operation)
    if (refusal?.operation !== operation) return Response.json(answer(operation))
    return Response.json({ error: { code: 400, message: refusal.message } }, { status: 400 })
  }
})
afterEach(async () => {
  // What is remembered outlives an app.
  await opened.signOut()
  const { deleteApp, getApps } = await import('@firebase/app')
  await Promise.all(getApps().map((app) => deleteApp(app)))
})

const changing = ['signInWithPassword', 'lookup', 'update']

describe('changing the password', () => {
  it('is all the embedded identity needs: it ends the other sessions itself', async () => {
    const identity = open('embedded')
    await identity.signIn('ann@firm.example', 'Old 1234')
    asked.length = 0
    await identity.changePassword('Old 1234', 'New 1234')
    expect(asked.filter((operation) => operation !== 'lookup')).toEqual([
      'signInWithPassword',
      'update',
    ])
    expect(ended).toEqual([])
  })

  it('has our server end every session of the hosted one, then signs in again', async () => {
    const identity = open('firebase')
    await identity.signIn('ann@firm.example', 'Old 1234')
    asked.length = 0
    await identity.changePassword('Old 1234', 'New 1234')
    const beforeEnd = asked.slice(0, Number(ended[0]?.replace('after ', '')))
    expect(new Set(beforeEnd)).toEqual(new Set(changing))
    expect(asked.slice(beforeEnd.length)).toContain('signInWithPassword')
    expect(ended).toHaveLength(1)
  })

  it('changes nothing where the current password is wrong', async () => {
    const identity = open('firebase')
    await identity.signIn('ann@firm.example', 'Old 1234')
    refusal = { operation: 'signInWithPassword', message: 'INVALID_LOGIN_CREDENTIALS' }
    await expect(identity.changePassword('Wrong', 'New 1234')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
    expect(asked).not.toContain('update')
    expect(ended).toEqual([])
  })

  it('needs somebody who is signed in', async () => {
    await expect(open('firebase').changePassword('a', 'b')).rejects.toMatchObject({
      code: 'auth/no-current-user',
    })
  })
})

describe('who is signed in', () => {
  it('is told with the name, the proof of the address and whether there is a password', async () => {
    const identity = open('embedded')
    const seen: unknown[] = []
    identity.watch((proof) => seen.push(proof?.person ?? null))
    await vi.waitFor(() => expect(seen).toEqual([null]))
    await identity.signIn('ann@firm.example', 'Old 1234')
    await vi.waitFor(() =>
      expect(seen.at(-1)).toEqual({
        id: 'ann',
        email: 'ann@firm.example',
        displayName: 'Ann Olsen',
        emailVerified: true,
        hasPassword: true,
      }),
    )
  })
})
