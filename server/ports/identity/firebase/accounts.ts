import { request } from 'undici'
import { z } from 'zod'
import { Failure } from '#server/platform/failure.ts'
import { googlePatience } from './tokens.ts'

/** Where Firebase's accounts are kept. */
export const googleAccounts = 'https://identitytoolkit.googleapis.com'

/** What Firebase answers: what was asked for, or why not, as a code in capitals. */
export type AccountsAnswer =
  | { outcome: 'done'; body: unknown }
  | { outcome: 'refused'; code: string }

/** Firebase's accounts, as far as a public API key reaches. */
export type Accounts = {
  /**
   * Asks for an operation such as `signUp`.
   * @throws Failure server/unavailable where there is no answer in time
   */
  ask(operation: 'signUp' | 'sendOobCode', body: object): Promise<AccountsAnswer>
}

const Refusal = z.object({ error: z.object({ message: z.string() }) })

/** A client of Firebase's accounts at `origin`. */
export function openAccounts({ origin, apiKey }: { origin: string; apiKey: string }): Accounts {
  return {
    async ask(operation, body) {
      const address = new URL(`/v1/accounts:${operation}`, origin)
      address.searchParams.set('key', apiKey)
      const { status, said } = await post(address, body)
      if (status === 200) return { outcome: 'done', body: said }
      const refusal = Refusal.safeParse(said)
      if (status >= 500 || status === 429 || !refusal.success)
        throw new Failure('server/unavailable', { retryAfterSeconds: 5 })
      const [code = ''] = refusal.data.error.message.split(' : ')
      return { outcome: 'refused', code }
    },
  }
}

/** One call, whole or not at all; a network that fails, or hangs, is an answer of 503 to the person. */
async function post(address: URL, body: object): Promise<{ status: number; said: unknown }> {
  try {
    const reply = await request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(googlePatience),
    })
    return { status: reply.statusCode, said: await reply.body.json() }
  } catch (cause) {
    throw new Failure('server/unavailable', { retryAfterSeconds: 5, cause })
  }
}
