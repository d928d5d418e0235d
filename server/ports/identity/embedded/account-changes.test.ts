import { minutes } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeAccount, findAccountByEmail, holdAccount } from './queries.ts'
import { type IdentityUnderTest, openTestIdentity } from './test-identity.ts'

let test: IdentityUnderTest
const password = 'Right 1234'
const next = 'Other 5678'
beforeAll(async () => {
  test = await openTestIdentity()
})
afterAll(() => test.close())
beforeEach(() => test.database.asOwner('delete from identity_attempts'))

let made = 0
async function person() {
  const email = `person${(made += 1)}@firm.example`
  const { body } = await test.call('accounts:signUp', { email, password })
  return {
    email,
    idToken: String(body['idToken']),
    refreshToken: String(body['refreshToken']),
  }
}
const update = (body: object) => test.call('accounts:update', { returnSecureToken: true, ...body })

describe('the name a person goes by', () => {
  const nameOf = async (idToken: string) => {
    const { body } = await test.call('accounts:lookup', { idToken })
    const users = body['users'] as { displayName?: string }[]
    return users[0]?.displayName
  }

  it.each([
    ['Dana Reyes', 'Dana Reyes'],
    ['  Dana\0 Reyes ', 'Dana Reyes'],
    ['<b>Dana</b>', '<b>Dana</b>'],
    ['x'.repeat(300), 'x'.repeat(200)],
    ['', undefined],
    [null, undefined],
  ])('%j is kept as %j', async (displayName, kept) => {
    const { idToken } = await person()
    expect((await update({ idToken, displayName })).code).toBe('ok')
    expect(await nameOf(idToken)).toBe(kept)
  })

  it('changes nothing else, and nobody’s but the person’s own', async () => {
    const [one, other] = [await person(), await person()]
    await update({ idToken: one.idToken, displayName: 'One', localId: 'x', emailVerified: true })
    expect(await nameOf(other.idToken)).toBeUndefined()
    expect(await test.identity.verify(one.idToken)).toMatchObject({ emailVerified: false })
    expect((await update({ displayName: 'Nobody' })).code).toBe('INVALID_ID_TOKEN')
  })

  it('is all that is offered: no other e-mail address', async () => {
    const { idToken, email } = await person()
    const reply = await update({ idToken, email: 'other@firm.example' })
    expect(reply.code).toBe('OPERATION_NOT_ALLOWED')
    expect((await test.signIn(email, password)).code).toBe('ok')
  })
})

describe('changing the password', () => {
  it('gives new tokens and ends every other session at once', async () => {
    const { email, idToken, refreshToken } = await person()
    const elsewhere = await test.signIn(email, password)
    const { body } = await update({ idToken, password: next })
    expect(body).toMatchObject({ email, expiresIn: '3600' })
    expect(await test.identity.verify(String(body['idToken']))).toMatchObject({ email })
    expect((await test.refresh(body['refreshToken'])).code).toBe('ok')
    for (const old of [idToken, String(elsewhere.body['idToken'])])
      expect(await test.identity.verify(old)).toBeNull()
    for (const old of [refreshToken, elsewhere.body['refreshToken']])
      expect((await test.refresh(old)).code).toBe('TOKEN_EXPIRED')
    expect((await test.signIn(email, password)).code).toBe('INVALID_PASSWORD')
    expect((await test.signIn(email, next)).code).toBe('ok')
  })

  it('needs a sign-in of the last five minutes, whatever was refreshed since', async () => {
    const { idToken, refreshToken, email } = await person()
    test.advance(minutes(5) + 1)
    expect((await update({ idToken, password: next })).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    const { body } = await test.refresh(refreshToken)
    const refreshed = { idToken: body['id_token'], password: next }
    expect((await update(refreshed)).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect((await test.signIn(email, password)).code).toBe('ok')
  })

  it('takes no weak one, and nobody’s without a session', async () => {
    const { idToken } = await person()
    for (const weak of ['', 'Short 1', 'lower 1234', 'UPPER 1234', 'No number'])
      expect((await update({ idToken, password: weak })).code).toBe('WEAK_PASSWORD')
    expect((await update({ idToken: 'x.y.z', password: next })).code).toBe('INVALID_ID_TOKEN')
  })

  it('happens once when it is sent three times at the same moment', async () => {
    const { idToken, email } = await person()
    const choices = ['First 1234', 'Second 1234', 'Third 12345']
    const replies = await Promise.all(
      choices.map((choice) => update({ idToken, password: choice })),
    )
    const codes = replies.map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED', 'ok'])
    const won = replies.findIndex(({ code }) => code === 'ok')
    expect((await test.signIn(email, choices[won] ?? '')).code).toBe('ok')
    expect(await test.identity.verify(String(replies[won]?.body['idToken']))).not.toBeNull()
  })

  it('lets nobody in with the old one whose sign-in was on its way', async () => {
    const { idToken, email } = await person()
    const [signIns] = await Promise.all([
      Promise.all(
        Array.from({ length: 6 }, (_, n) => test.signIn(email, password, `198.51.100.${n}`)),
      ),
      update({ idToken, password: next }),
    ])
    for (const { body } of signIns)
      expect(await test.identity.verify(String(body['idToken']))).toBeNull()
  })

  it('lets nobody in whose old password was found right just before', async () => {
    const { email } = await person()
    const isWaiting = async () =>
      (
        await test.database.asOwner(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length > 0
    const signingIn = await test.database.db.asNobody(async (tx) => {
      const found = await findAccountByEmail(tx, email)
      await holdAccount(tx, found?.uid ?? '')
      const begun = test.signIn(email, password)
      await expect.poll(isWaiting, { timeout: 5_000 }).toBe(true)
      await changeAccount(tx, found?.uid ?? '', { passwordHash: 'another' })
      return { begun }
    })
    expect((await signingIn.begun).code).toBe('INVALID_PASSWORD')
  })

  it('makes a mailed link to reset it worthless', async () => {
    const { idToken, email } = await person()
    await test.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const oobCode = await test.readCode(email, 'reset')
    await update({ idToken, password: next })
    const reply = await test.call('accounts:resetPassword', { oobCode, newPassword: password })
    expect(reply.code).toBe('INVALID_OOB_CODE')
  })
})
