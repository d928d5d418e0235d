import { z } from 'zod'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { describe } from 'vitest'
import { describeIdentity } from './identity.conformance.ts'
import { firebaseIdentity } from './identity.firebase.ts'
import type { Identity } from './identity.ts'
import type { ServedIdentity } from './identity.rig.ts'

/*
 * Google's own Auth emulator, where it runs (docs/operating.md). It is the measure of what the
 * embedded identity imitates; what it does not do itself is left out by name.
 */

const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST']
const projectId = 'demo-foyer'
const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
})
const users = z.object({
  users: z.array(
    z.object({ localId: z.string(), email: z.string(), emailVerified: z.boolean().default(false) }),
  ),
})
const requestTypes = { verify: 'VERIFY_EMAIL', reset: 'PASSWORD_RESET' }

/** Calls the emulator; as its owner where it is asked to do what only an operator may. */
async function ask(host: string, path: string, body?: object, owner = false): Promise<unknown> {
  const reply = await fetch(`http://${host}${path}`, {
    headers: {
      'content-type': 'application/json',
      ...(owner ? { authorization: 'Bearer owner' } : {}),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return await reply.json()
}

async function openEmulator(host: string): Promise<ServedIdentity> {
  const database = await createTestDatabase()
  // It keeps what an earlier run has made.
  await fetch(`http://${host}/emulator/v1/projects/${projectId}/accounts`, { method: 'DELETE' })
  const api = '/identitytoolkit.googleapis.com'
  const adapter = firebaseIdentity({
    db: database.db,
    clock: { now: () => new Date() },
    log: createLog('silent'),
    apiKey: 'any',
    projectId,
    authDomain: null,
    apiOrigin: `http://${host}${api}`,
  })
  const identity: Identity = {
    ...adapter,
    // The emulator signs nothing, and nothing unsigned is taken outside this file: it is asked itself.
    async verify(idToken) {
      const found = users.safeParse(
        await ask(host, `${api}/v1/accounts:lookup?key=any`, { idToken }),
      )
      const user = found.data?.users[0]
      if (user === undefined) return null
      return { uid: user.localId, email: user.email, emailVerified: user.emailVerified }
    },
  }
  return {
    identity,
    hosts: { accounts: `${host}${api}`, tokens: `${host}/securetoken.googleapis.com` },
    async readCode(email, kind) {
      const path = `/emulator/v1/projects/${projectId}/oobCodes`
      const { oobCodes } = codes.parse(await ask(host, path))
      const found = oobCodes.findLast(
        (code) => code.email === email && code.requestType === requestTypes[kind],
      )
      if (found === undefined) throw new Error(`no code to ${kind} for ${email}`)
      return found.oobCode
    },
    async disable(localId) {
      const path = `${api}/v1/projects/${projectId}/accounts:update`
      await ask(host, path, { localId, disableUser: true }, true)
    },
    pass: () => Promise.reject(new Error('the emulator has no clock to move')),
    forgetAttempts: async () => {},
    close: () => database.drop(),
  }
}

if (emulator === undefined)
  describe.skip('Google’s Auth emulator (skipped: set FIREBASE_AUTH_EMULATOR_HOST)', () => {
    describeIdentity('hosted Firebase', () => Promise.reject(new Error('no emulator')))
  })
else
  describeIdentity('hosted Firebase, as its emulator has it', () => openEmulator(emulator), [
    'counting attempts',
    'letting time pass',
    'ending sessions',
    'replacing codes',
    'mistaking codes',
    'keeping addresses to itself',
    'our rule for passwords',
    'refusing strangers',
  ])
