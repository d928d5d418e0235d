import { hours, minutes } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityReply, type IdentityUnderTest, openTestIdentity } from '../test-identity.ts'

let test: IdentityUnderTest
const password = 'Right 1234'
const next = 'Other 5678'
const lab = '203.0.113.200'
beforeAll(async () => {
  test = await openTestIdentity({ exempt: [lab] })
})
afterAll(() => test.close())
beforeEach(() => test.database.asOwner('delete from identity_attempts'))

let made = 0
/** A person who has just signed up. */
async function person() {
  const email = `person${(made += 1)}@firm.example`
  const { body } = await test.call('accounts:signUp', { email, password }, lab)
  return { email, uid: String(body['localId']), idToken: String(body['idToken']) }
}
const askToVerify = (idToken: string, address?: string) =>
  test.call('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, address)
const askToReset = (email: string, address?: string) =>
  test.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, address)
const verify = (oobCode: unknown, address?: string) =>
  test.call('accounts:update', { oobCode }, address)
const reset = (oobCode: unknown, newPassword?: string, address?: string) =>
  test.call('accounts:resetPassword', { oobCode, newPassword }, address)
const codes = (replies: IdentityReply[]) => replies.map(({ code }) => code).toSorted()

async function verifyCode() {
  const who = await person()
  await askToVerify(who.idToken)
  return { ...who, code: await test.readCode(who.email, 'verify') }
}
async function resetCode() {
  const who = await person()
  await askToReset(who.email)
  return { ...who, code: await test.readCode(who.email, 'reset') }
}

describe('a mailed code', () => {
  it('is 256 bits that the database does not hold', async () => {
    const { code } = await verifyCode()
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
    const rows = await test.database.asOwner<object>('select * from identity_codes')
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('proves an address once, also when it is sent ten times at once', async () => {
    const { code, idToken, email } = await verifyCode()
    const replies = await Promise.all(Array.from({ length: 10 }, () => verify(code)))
    expect(codes(replies)).toEqual([...Array.from({ length: 9 }, () => 'INVALID_OOB_CODE'), 'ok'])
    expect(await test.identity.verify(idToken)).toMatchObject({ email, emailVerified: true })
  })

  it('is shown with its address without being used up', async () => {
    const { code, email } = await resetCode()
    for (let n = 0; n < 3; n += 1)
      expect((await reset(code)).body).toMatchObject({ email, requestType: 'PASSWORD_RESET' })
    const mailed = await verifyCode()
    expect((await reset(mailed.code)).body).toMatchObject({ requestType: 'VERIFY_EMAIL' })
  })

  it('does nothing it was not sent for', async () => {
    const proving = await verifyCode()
    expect((await reset(proving.code, next)).code).toBe('INVALID_OOB_CODE')
    expect((await verify((await resetCode()).code)).code).toBe('INVALID_OOB_CODE')
    expect((await verify(proving.code)).code).toBe('ok')
  })

  it('is good for an hour', async () => {
    const [first, second] = [await verifyCode(), await resetCode()]
    test.advance(hours(1) - minutes(1))
    expect((await reset(second.code)).code).toBe('ok')
    test.advance(minutes(1))
    expect((await verify(first.code)).code).toBe('EXPIRED_OOB_CODE')
    expect((await reset(second.code)).code).toBe('EXPIRED_OOB_CODE')
    expect((await reset(second.code, next)).code).toBe('EXPIRED_OOB_CODE')
    expect((await test.signIn(second.email, password)).code).toBe('ok')
  })

  it('is worth nothing once a newer one of its kind was asked for', async () => {
    const { code, email, idToken } = await resetCode()
    await askToVerify(idToken)
    const proving = await test.readCode(email, 'verify')
    await askToReset(email)
    const newest = await test.readCode(email, 'reset')
    expect((await reset(code, next)).code).toBe('INVALID_OOB_CODE')
    expect((await verify(proving)).code).toBe('ok')
    expect((await reset(newest, next)).code).toBe('ok')
  })

  it('leaves one good code when several are asked for at once', async () => {
    const { email } = await person()
    await Promise.all(Array.from({ length: 5 }, () => askToReset(email, lab)))
    const unused = await test.database.asOwner(
      `select 1 from identity_codes c join identity_accounts a using (uid)
       where a.email = $1 and c.used_at is null`,
      [email],
    )
    expect(unused).toHaveLength(1)
  })

  it('is worth nothing for a person who was switched off', async () => {
    const [first, second] = [await verifyCode(), await resetCode()]
    await test.database.asOwner(
      'update identity_accounts set disabled = true where uid = any($1)',
      [[first.uid, second.uid]],
    )
    expect((await verify(first.code)).code).toBe('USER_DISABLED')
    expect((await reset(second.code)).code).toBe('USER_DISABLED')
    expect((await reset(second.code, next)).code).toBe('USER_DISABLED')
  })

  it('is worth nothing for an address the account no longer has', async () => {
    const { code, uid } = await verifyCode()
    await test.database.asOwner(
      `update identity_accounts set email = 'moved' || email where uid = $1`,
      [uid],
    )
    expect((await verify(code)).code).toBe('INVALID_OOB_CODE')
  })

  it('is asked for by nobody without a session, and for nothing else', async () => {
    expect((await askToVerify('x')).code).toBe('INVALID_ID_TOKEN')
    const other = { requestType: 'EMAIL_SIGNIN', email: 'ann@firm.example' }
    expect((await test.call('accounts:sendOobCode', other)).code).toBe('OPERATION_NOT_ALLOWED')
    expect((await askToReset('no address')).code).toBe('INVALID_EMAIL')
  })
})

describe('guessing a code', () => {
  const guess = (n: number) => Buffer.alloc(32, n + 1).toString('base64url')

  it.each([
    ['one IPv4 address', () => '198.51.100.7'],
    ['any address of one IPv6 customer', (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`],
  ])('is evaluated ten times an hour for %s', async (_name, address) => {
    const tried: string[] = []
    for (let n = 0; n < 15; n += 1)
      tried.push(
        (n % 2 === 0 ? await verify(guess(n), address(n)) : await reset(guess(n), next, address(n)))
          .code,
      )
    expect(tried.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_OOB_CODE'))
    expect(tried.slice(10)).toEqual(Array.from({ length: 5 }, () => 'TOO_MANY_ATTEMPTS_TRY_LATER'))
    const { code } = await verifyCode()
    expect((await verify(code, address(99))).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    test.advance(hours(1) + 1)
    expect((await verify(guess(1), address(99))).code).toBe('INVALID_OOB_CODE')
  })

  it('is not helped by another address claimed in a header', async () => {
    const codesHeard: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const reply = await test.door.inject({
        method: 'POST',
        url: '/identity/v1/accounts:resetPassword',
        payload: { oobCode: guess(n) },
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
        remoteAddress: '198.51.100.9',
      })
      codesHeard.push(String(reply.statusCode))
    }
    expect(codesHeard.indexOf('429')).toBe(10)
  })

  it('cannot outrun the count with fifty at once, nor begin anew with a restart', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => verify(guess(n), '198.51.100.20')),
    )
    expect(replies.filter(({ code }) => code === 'INVALID_OOB_CODE')).toHaveLength(10)
    const restarted = await test.start()
    const body = { oobCode: guess(60) }
    const reply = await restarted.call('accounts:update', body, '198.51.100.20')
    expect(reply.code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  it('is refused while it cannot be counted, and so is the right code', async () => {
    const { code } = await verifyCode()
    await test.database.asOwner('alter table identity_attempts rename to hidden')
    const replies = [await verify(code), await reset(code, next)]
    await test.database.asOwner('alter table hidden rename to identity_attempts')
    for (const reply of replies) expect(reply.code).toBe('NETWORK_REQUEST_FAILED')
    expect((await verify(code)).code).toBe('ok')
  })

  it('is not what a person does who opens an old link again and again', async () => {
    const { code } = await verifyCode()
    await verify(code)
    for (let n = 0; n < 15; n += 1) expect((await verify(code)).code).toBe('INVALID_OOB_CODE')
  })
})

describe('a password that is reset', () => {
  it('lets its person in, proves the address, and ends every session and code', async () => {
    const { code, email, idToken } = await resetCode()
    await askToVerify(idToken)
    const proving = await test.readCode(email, 'verify')
    const session = await test.signIn(email, password)
    expect((await reset(code, next)).body).toMatchObject({ email })
    expect(await test.identity.verify(idToken)).toBeNull()
    expect((await test.refresh(session.body['refreshToken'])).code).toBe('TOKEN_EXPIRED')
    expect((await verify(proving)).code).toBe('INVALID_OOB_CODE')
    expect((await test.signIn(email, password)).code).toBe('INVALID_PASSWORD')
    const { body } = await test.signIn(email, next)
    expect(await test.identity.verify(String(body['idToken']))).toMatchObject({
      emailVerified: true,
    })
  })

  it('is set once when two are sent at the same moment', async () => {
    const { code, email } = await resetCode()
    const choices = ['First 1234', 'Second 1234', 'Third 12345']
    const replies = await Promise.all(choices.map((choice) => reset(code, choice)))
    expect(codes(replies)).toEqual(['INVALID_OOB_CODE', 'INVALID_OOB_CODE', 'ok'])
    const won = choices[replies.findIndex((reply) => reply.code === 'ok')] ?? ''
    expect((await test.signIn(email, won)).code).toBe('ok')
  })

  it('must be as good as any, and a weak one leaves the code good', async () => {
    const { code } = await resetCode()
    for (const weak of ['', 'Short 1', 'lower 1234', 'UPPER 1234', 'No number'])
      expect((await reset(code, weak)).code).toBe('WEAK_PASSWORD')
    expect((await reset(code, next)).code).toBe('ok')
  })

  it('opens an account that too many wrong guesses had closed', async () => {
    const { code, email } = await resetCode()
    for (let n = 0; n < 11; n += 1) await test.signIn(email, 'x', `198.51.100.${n}`)
    expect((await test.signIn(email, password)).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    await reset(code, next)
    expect((await test.signIn(email, next)).code).toBe('ok')
  })

  it('lets nobody in with the old one whose sign-in was on its way', async () => {
    const { code, email } = await resetCode()
    const [signIns] = await Promise.all([
      Promise.all(
        Array.from({ length: 6 }, (_, n) => test.signIn(email, password, `198.51.100.${n}`)),
      ),
      reset(code, next),
    ])
    for (const { body } of signIns)
      expect(await test.identity.verify(String(body['idToken']))).toBeNull()
  })
})

describe('asking for letters', () => {
  const lettersTo = async (email: string) => {
    await test.identity.sendLetters()
    return (await test.outbox.list()).entries.filter(({ to }) => to === email).length
  }

  it('sends a person five an hour, and tells a signed-in one when to stop', async () => {
    const { email, idToken } = await person()
    const replies: string[] = []
    for (let n = 0; n < 6; n += 1) {
      replies.push((await askToVerify(idToken)).code)
      await test.identity.sendLetters()
    }
    expect(replies).toEqual([
      ...Array.from({ length: 5 }, () => 'ok'),
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    ])
    expect(await lettersTo(email)).toBe(5)
  })

  it('says the same to who asks for a reset, and sends no more', async () => {
    const { email } = await person()
    for (let n = 0; n < 8; n += 1) {
      expect(await askToReset(email, `198.51.100.${n}`)).toEqual({
        status: 200,
        code: 'ok',
        body: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email },
      })
      await test.identity.sendLetters()
    }
    expect(await lettersTo(email)).toBe(5)
  })

  it('sends twenty an hour for one network', async () => {
    const people = await Promise.all(Array.from({ length: 22 }, person))
    for (const { email } of people) await askToReset(email, '198.51.100.50')
    const sent: number[] = []
    for (const { email } of people) sent.push(await lettersTo(email))
    expect(sent).toEqual([...Array.from({ length: 20 }, () => 1), 0, 0])
  })

  it('sends none to a proved address, to nobody, and to a person switched off', async () => {
    const { email, idToken, code, uid } = await verifyCode()
    await verify(code)
    expect((await askToVerify(idToken)).code).toBe('ok')
    expect(await lettersTo(email)).toBe(1)
    await test.database.asOwner('update identity_accounts set disabled = true where uid = $1', [
      uid,
    ])
    expect((await askToReset(email)).code).toBe('ok')
    expect((await askToReset('nobody@firm.example')).code).toBe('ok')
    expect(await lettersTo(email)).toBe(1)
    expect(await lettersTo('nobody@firm.example')).toBe(0)
  })
})
