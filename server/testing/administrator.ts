import { type Newcomer, signInAgain } from './newcomer.ts'
import type { TestWorld } from './test-world.ts'

/** Configures a test world with the administrator that {@link signInAdministrator} makes. */
export const withAdministrator = { FOYER_ADMIN_UID: 'the-administrator' }

/** Makes the administrator's account, which has no firm, and signs it in. */
export async function signInAdministrator(test: TestWorld): Promise<Newcomer> {
  const email = 'administrator@foyer.example'
  const account = { email, password: 'Right-horse-7', emailVerified: true }
  await test.world.identity.createAccount(account)
  await test.database.asOwner('update identity_accounts set uid = $1 where email = $2', [
    withAdministrator.FOYER_ADMIN_UID,
    email,
  ])
  return await signInAgain(test, email)
}
