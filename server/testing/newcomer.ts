import { randomUUID } from 'node:crypto'
import { apiBase } from '@foyer/shared/paths.ts'
import { z } from 'zod'
import type { Answer, Method, TestWorld } from './test-world.ts'

/** A signed-in person, who has no firm yet. */
export type Newcomer = {
  uid: string
  email: string
  idToken: string
  /** Calls the app's API as this person. */
  call(method: Method, path: string, body?: object): Promise<Answer>
}

/** Asks the identity's own door. */
const askIdentity = (test: TestWorld, method: string, body: object) =>
  test.call('app', 'POST', `/identity/v1/accounts:${method}?key=embedded`, { body })

const password = 'Right-horse-7'
const Session = z.object({ idToken: z.string(), localId: z.string() })

/** Makes an account and signs it in, through the door. */
export async function signInNewcomer(
  test: TestWorld,
  email = `${randomUUID()}@mail.example`,
  { emailVerified = true } = {},
): Promise<Newcomer> {
  await test.world.identity.createAccount({ email, password, emailVerified })
  return await signInAgain(test, email)
}

/** Signs a newcomer in anew: the token says what is so now. */
export async function signInAgain(test: TestWorld, email: string): Promise<Newcomer> {
  const person = { email, password, returnSecureToken: true }
  const { body } = await askIdentity(test, 'signInWithPassword', person)
  const { idToken, localId: uid } = Session.parse(body)
  return {
    uid,
    email,
    idToken,
    call: (method, path, sent) =>
      test.call('app', method, apiBase + path, {
        bearer: idToken,
        ...(sent === undefined ? {} : { body: sent }),
      }),
  }
}

/** Proves a newcomer's address by the letter's link, and signs in anew. */
export async function proveAddress(test: TestWorld, person: Newcomer): Promise<Newcomer> {
  await askIdentity(test, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: person.idToken })
  await test.world.identity.sendLetters()
  const { entries } = await test.outbox.list()
  const letter = entries.find(({ to }) => to === person.email)
  const text = letter === undefined ? '' : (await test.outbox.read(letter.id))?.text
  const oobCode = /oobCode=([\w-]+)/.exec(text ?? '')?.[1]
  const { status } = await askIdentity(test, 'update', { oobCode })
  if (status !== 200) throw new Error('the link was not taken')
  return await signInAgain(test, person.email)
}
