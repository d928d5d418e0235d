import { days, minutes, seconds } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, openTestIdentity } from './test-identity.ts'

let test: IdentityUnderTest
let uid: string
const email = 'ann@firm.example'
const password = 'Right 1234'
beforeAll(async () => {
  test = await openTestIdentity()
  const created = await test.identity.createAccount({ email, password, emailVerified: true })
  uid = created.outcome === 'created' ? created.uid : ''
})
afterAll(() => test.close())

async function signIn() {
  const { body } = await test.signIn(email, password)
  return { refreshToken: String(body['refreshToken']), idToken: String(body['idToken']) }
}
const next = (reply: { body: Record<string, unknown> }) => String(reply.body['refresh_token'])

describe('a refresh token', () => {
  it('is good once and leads to another', async () => {
    const { refreshToken } = await signIn()
    const first = await test.refresh(refreshToken)
    expect(first.body).toMatchObject({ token_type: 'Bearer', expires_in: '3600', user_id: uid })
    const second = await test.refresh(next(first))
    expect(second.code).toBe('ok')
    expect(new Set([refreshToken, next(first), next(second)]).size).toBe(3)
  })

  it('gives the same successor again within a minute: a lost reply or a second tab', async () => {
    const { refreshToken } = await signIn()
    const replies = await Promise.all(Array.from({ length: 8 }, () => test.refresh(refreshToken)))
    test.advance(seconds(59))
    replies.push(await test.refresh(refreshToken))
    expect(new Set(replies.map(next)).size).toBe(1)
    expect((await test.refresh(next(await test.refresh(refreshToken)))).code).toBe('ok')
  })

  it('ends its whole family when it comes back later, whoever holds the newer one', async () => {
    const { refreshToken: stolen } = await signIn()
    const other = await signIn()
    const first = await test.refresh(stolen)
    const second = await test.refresh(next(first))
    const idToken = String(second.body['id_token'])
    expect(await test.identity.verify(idToken)).not.toBeNull()
    test.advance(seconds(61))
    expect((await test.refresh(stolen)).code).toBe('TOKEN_EXPIRED')
    expect((await test.refresh(next(second))).code).toBe('TOKEN_EXPIRED')
    expect(await test.identity.verify(idToken)).toBeNull()
    expect((await test.refresh(other.refreshToken)).code).toBe('ok')
  })

  it('is not in the database, nor is anything it could be read from', async () => {
    const { refreshToken } = await signIn()
    const successor = next(await test.refresh(refreshToken))
    const rows = await test.database.asOwner<object>(
      'select * from identity_refresh_tokens r join identity_sessions s using (sid)',
    )
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
    expect(JSON.stringify(rows)).not.toContain(successor)
    expect(Buffer.from(refreshToken, 'base64url')).toHaveLength(32)
  })

  it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(60_000)])(
    'is refused where it was never given out (%#)',
    async (token) => {
      const { status, code } = await test.refresh(token)
      expect({ status, code }).toEqual({
        status: 400,
        code: token === '' ? 'MISSING_REFRESH_TOKEN' : 'INVALID_REFRESH_TOKEN',
      })
    },
  )

  it('is sent as a form by the SDK', async () => {
    const { refreshToken } = await signIn()
    const reply = await test.door.inject({
      method: 'POST',
      url: '/identity/v1/token?key=embedded',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
    })
    expect(reply.statusCode).toBe(200)
    const wrong = await test.call('token', { grant_type: 'password', refresh_token: refreshToken })
    expect(wrong.code).toBe('INVALID_GRANT_TYPE')
  })
})

describe('a session', () => {
  it('ends for good when the person signs out, on every device, in every process', async () => {
    const [here, there] = [await signIn(), await signIn()]
    const elsewhere = await test.start()
    expect(await elsewhere.identity.verify(there.idToken)).toMatchObject({ uid })
    await test.identity.endSessions(uid)
    for (const { idToken, refreshToken } of [here, there]) {
      expect(await elsewhere.identity.verify(idToken)).toBeNull()
      expect((await test.call('accounts:lookup', { idToken })).code).toBe('TOKEN_EXPIRED')
      expect((await elsewhere.refresh(refreshToken)).code).toBe('TOKEN_EXPIRED')
    }
    expect(await test.identity.verify((await signIn()).idToken)).toMatchObject({ uid })
  })

  it('that began to be checked before the sign-out ends with it', async () => {
    const { idToken } = await signIn()
    await test.database.asOwner(
      `update identity_accounts set valid_since = valid_since + interval '1 day' where uid = $1`,
      [uid],
    )
    expect(await test.identity.verify(idToken)).toBeNull()
    await test.database.asOwner('update identity_accounts set valid_since = created_at')
    expect(await test.identity.verify(idToken)).not.toBeNull()
  })

  it('ends after 30 days without a refresh', async () => {
    const { refreshToken } = await signIn()
    test.advance(days(29))
    const refreshed = await test.refresh(refreshToken)
    expect(refreshed.code).toBe('ok')
    test.advance(days(30) + minutes(1))
    expect((await test.refresh(next(refreshed))).code).toBe('TOKEN_EXPIRED')
  })

  it('ends after 90 days, however busy', async () => {
    let { refreshToken } = await signIn()
    for (let week = 0; week < 12; week += 1) {
      test.advance(days(7))
      refreshToken = next(await test.refresh(refreshToken))
    }
    test.advance(days(5))
    const last = await test.refresh(refreshToken)
    expect(last.code).toBe('ok')
    test.advance(days(2))
    expect((await test.refresh(next(last))).code).toBe('TOKEN_EXPIRED')
  })

  it('leaves nothing behind: sessions and tokens of long ago are forgotten at the next sign-in', async () => {
    test.advance(days(120))
    await signIn()
    const left = await test.database.asOwner<{ sessions: number; tokens: number }>(
      `select (select count(*)::int from identity_sessions) as sessions,
        (select count(*)::int from identity_refresh_tokens) as tokens`,
    )
    expect(left).toEqual([{ sessions: 1, tokens: 1 }])
  })
})
