import { minutes, seconds } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letterLease } from '../limits.ts'
import { type IdentityUnderTest, openTestIdentity, testIssuerOrigin } from '../test-identity.ts'

let test: IdentityUnderTest
const password = 'Right 1234'
beforeAll(async () => {
  test = await openTestIdentity()
})
afterAll(() => test.close())
beforeEach(() => test.database.asOwner('delete from identity_attempts'))

async function signUp(email: string) {
  const { body } = await test.call('accounts:signUp', { email, password })
  return String(body['idToken'])
}
const askToVerify = (idToken: string) =>
  test.call('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
const askToReset = (email: string) =>
  test.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })

async function mailsTo(email: string) {
  const { entries } = await test.outbox.list()
  const found = entries.filter(({ to }) => to === email)
  return await Promise.all(found.map(async ({ id }) => await test.outbox.read(id)))
}
const dueOf = async (email: string) =>
  (
    await test.database.asOwner<{ due: Date | null; attempts: number }>(
      `select letter_due_at as due, letter_attempts as attempts from identity_codes
       where email = $1 order by created_at desc limit 1`,
      [email],
    )
  )[0]

describe('the letter that proves an address', () => {
  it('says what to do, how long it can be done, and what to do if it was not you', async () => {
    const email = 'ann@firm.example'
    await askToVerify(await signUp(email))
    const code = await test.readCode(email, 'verify')
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Confirm your e-mail address')
    const link = `${testIssuerOrigin}/verify-email?oobCode=${code}`
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(link)
      expect(body).toContain('The link works once, within one hour. After that, ask for a new one.')
      expect(body).toContain('If you did not make this account, leave the link alone')
      expect(body).toContain(email)
    }
    expect(mail?.html).not.toMatch(/<img|<script|src=/)
  })
})

describe('the letter with the link to choose a new password', () => {
  it('leads to the page that takes it', async () => {
    const email = 'ben@firm.example'
    await signUp(email)
    await askToReset(email)
    const code = await test.readCode(email, 'reset')
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Choose a new password')
    expect(mail?.text).toContain(`${testIssuerOrigin}/reset-password?oobCode=${code}`)
    expect(mail?.text).toContain('your password stays as it is')
  })

  it('shows no name and no markup of somebody’s choosing', async () => {
    const email = 'eve@firm.example'
    const displayName = '<a href="https://evil.example">Click here</a>'
    await test.call('accounts:signUp', { email, password, displayName })
    await askToReset(email)
    await test.readCode(email, 'reset')
    expect(JSON.stringify(await mailsTo(email))).not.toMatch(/evil|Click/)
  })
})

describe('sending letters', () => {
  it('sends each once, however many processes look for them at once', async () => {
    const people = Array.from({ length: 8 }, (_, n) => `many${n}@firm.example`)
    for (const email of people) await signUp(email)
    for (const email of people) await askToReset(email)
    const processes = await Promise.all([test.start(), test.start(), test.start()])
    await Promise.all([test, ...processes].map(({ identity }) => identity.sendLetters()))
    for (const email of people) expect(await mailsTo(email)).toHaveLength(1)
  })

  it('tries one that was not taken again, later and later, until its code has expired', async () => {
    const email = 'later@firm.example'
    await signUp(email)
    await askToReset(email)
    const waits: number[] = []
    for (;;) {
      await test.identity.sendLetters()
      const letter = await dueOf(email)
      if (letter === undefined || letter.due === null) break
      const wait = letter.due.getTime() - test.now()
      waits.push(Math.ceil(wait / 1_000))
      test.advance(wait + 1)
    }
    expect(waits.slice(0, 5)).toEqual([5, 15, 60, 300, 300])
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(3_600)
    expect((await dueOf(email))?.attempts).toBe(waits.length + 1)
  })

  it('stops at once when the mail server refuses for good', async () => {
    const email = 'bounce@firm.example'
    await signUp(email)
    await askToReset(email)
    await test.identity.sendLetters()
    expect(await dueOf(email)).toEqual({ due: null, attempts: 1 })
  })

  it('sends one again under the same Message-ID when its process died on the way', async () => {
    const email = 'cal@firm.example'
    await signUp(email)
    await askToReset(email)
    await test.identity.sendLetters()
    // As the process leaves it that died after the mail server's yes and before the record of it.
    const claimed = new Date(test.now() + letterLease)
    await test.database.asOwner('update identity_codes set letter_due_at = $2 where email = $1', [
      email,
      claimed,
    ])
    await test.identity.sendLetters()
    expect(await mailsTo(email)).toHaveLength(1)
    test.advance(letterLease + seconds(1))
    await test.identity.sendLetters()
    const mails = await mailsTo(email)
    const ids = mails.map((mail) => mail?.headers.find(({ name }) => name === 'Message-ID')?.value)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^<reset\.[0-9a-f-]{36}@foyer\.example>$/)
    expect(ids[1]).toBe(ids[0])
    expect(mails[0]?.text).toContain('within 59 minutes')
  })

  it('sends none whose code is worth nothing any more', async () => {
    const [used, late] = ['used@firm.example', 'late@firm.example']
    for (const email of [used, late]) await signUp(email)
    await askToReset(used)
    await askToReset(used)
    await test.identity.sendLetters()
    expect(await mailsTo(used)).toHaveLength(1)
    await askToReset(late)
    test.advance(minutes(61))
    await test.identity.sendLetters()
    expect(await mailsTo(late)).toHaveLength(0)
  })
})
