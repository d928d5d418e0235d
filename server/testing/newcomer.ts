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

const password = 'Right-horse-7'
const Session = z.object({ idToken: z.string(), localId: z.string() })

/** Makes an account and signs it in, through the door. */
export async function signInNewcomer(
  test: TestWorld,
  email = `${randomUUID()}@mail.example`,
): Promise<Newcomer> {
  await test.world.identity.createAccount({ email, password, emailVerified: true })
  const signIn = '/identity/v1/accounts:signInWithPassword?key=embedded'
  const { body } = await test.call('app', 'POST', signIn, {
    body: { email, password, returnSecureToken: true },
  })
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
