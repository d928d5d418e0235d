import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInWithEmailAndPassword } from '@firebase/auth'
import { type IdentityUnderTest, openTestIdentity } from './embedded/test-identity.ts'
import { describeIdentity } from './identity.conformance.ts'
import { type ConnectedSdk, connectSdk, type ServedIdentity } from './identity.rig.ts'

async function serve(test: IdentityUnderTest): Promise<ServedIdentity> {
  await test.door.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.door.server.address() as AddressInfo
  const host = `127.0.0.1:${port}/identity`
  const { asOwner } = test.database
  return {
    identity: test.identity,
    hosts: { accounts: host, tokens: host },
    readCode: test.readCode,
    disable: async (uid) =>
      void (await asOwner('update identity_accounts set disabled = true where uid = $1', [uid])),
    pass: async (milliseconds) => test.advance(milliseconds),
    forgetAttempts: async () => void (await asOwner('delete from identity_attempts')),
    close: test.close,
  }
}

describeIdentity('the embedded identity', async () => serve(await openTestIdentity()))

describe('the firebase SDK against the embedded identity', () => {
  let test: IdentityUnderTest
  let served: ServedIdentity
  let sdk: ConnectedSdk
  const email = 'owner@firm.example'
  beforeAll(async () => {
    test = await openTestIdentity()
    served = await serve(test)
    sdk = connectSdk(served, 'trouble')
    await test.identity.createAccount({ email, password: 'Right 1234', emailVerified: true })
  })
  afterAll(async () => {
    await sdk.close()
    await served.close()
  })

  it('stays signed in while the database is away, and goes on when it is back', async () => {
    const { user } = await signInWithEmailAndPassword(sdk.auth, email, 'Right 1234')
    await test.database.asOwner('alter table identity_refresh_tokens rename to hidden')
    const code = 'auth/network-request-failed'
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code })
    expect(sdk.auth.currentUser?.email).toBe(email)
    await test.database.asOwner('alter table hidden rename to identity_refresh_tokens')
    expect(await test.identity.verify(await user.getIdToken(true))).toMatchObject({ email })
  })

  it('is signed out by an account that was switched off', async () => {
    const { user } = await signInWithEmailAndPassword(sdk.auth, email, 'Right 1234')
    await test.database.asOwner('update identity_accounts set disabled = true')
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-disabled' })
    expect(sdk.auth.currentUser).toBeNull()
    await expect(signInWithEmailAndPassword(sdk.auth, email, 'Right 1234')).rejects.toMatchObject({
      code: 'auth/user-disabled',
    })
    await test.database.asOwner('update identity_accounts set disabled = false')
    const again = await signInWithEmailAndPassword(sdk.auth, email, 'Right 1234')
    expect(again.user.email).toBe(email)
  })

  it('hears auth/too-many-requests after ten wrong passwords, then also for the right one', async () => {
    const codes: unknown[] = []
    for (let n = 0; n < 11; n += 1)
      await signInWithEmailAndPassword(sdk.auth, email, `wrong ${n}`).catch((error: unknown) =>
        codes.push(error instanceof Error && 'code' in error ? error.code : error),
      )
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'auth/wrong-password'),
      'auth/too-many-requests',
    ])
    await expect(signInWithEmailAndPassword(sdk.auth, email, 'Right 1234')).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    })
  })
})
