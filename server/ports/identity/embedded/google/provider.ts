import { storableText } from '@foyer/shared/rules/storable-text.ts'
import * as oidc from 'openid-client'
import { z } from 'zod'
import { readName } from '../account-changes.ts'
import { providerPatience } from './limits.ts'

/** Where Foyer is registered with the provider. */
export type ProviderClient = { clientId: string; clientSecret: string; issuer: string }

/** A person, as the provider vouches for them. */
export type ProviderPerson = {
  /** The provider's own id for them, which never changes; the address may. */
  subject: string
  email: string
  emailVerified: boolean
  name: string
  firstName: string
  lastName: string
}

/** What is kept back between sending somebody to the provider and their return. */
export type ProviderChecks = { nonce: string; verifier: string }

/** Why nobody was signed in, in the SDK's words (`auth/…`). */
export type Refused = { outcome: 'refused'; code: string }

/** An OpenID provider that people are sent to and come back from. */
export type Provider = {
  /** The provider's address to send somebody to, who then comes back to `redirectUri`. */
  addressFor(
    back: { state: string; redirectUri: string },
    checks: ProviderChecks,
  ): Promise<{ outcome: 'address'; href: string } | Refused>
  /** Who came back to `arrived`, an address with the provider's answer in its query. */
  whoCame(
    arrived: URL,
    expected: ProviderChecks & { state: string },
  ): Promise<{ outcome: 'person'; person: ProviderPerson } | Refused>
}

/** A name as accounts keep it, whoever wrote it. */
export const Name = z.string().default('').transform(readName)

const Claims = z.object({
  sub: z.string().min(1).max(255).transform(storableText),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
  name: Name,
  given_name: Name,
  family_name: Name,
})

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** New secrets of one try. */
export function createChecks(): ProviderChecks {
  return { nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
}

/**
 * What a failure at the provider means. The person said no; the code was used, or is not for us; the
 * provider is away; or it answered what it should not have.
 */
function codeOf(error: unknown): string {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'auth/popup-closed-by-user' : 'auth/internal-error'
  if (error instanceof oidc.ResponseBodyError)
    return error.error === 'invalid_grant' ? 'auth/invalid-auth-event' : 'auth/internal-error'
  const away = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']
  if (error instanceof oidc.ClientError)
    return away.includes(error.code ?? '') ? 'auth/network-request-failed' : 'auth/internal-error'
  // What Node's fetch throws where there is no connection.
  if (error instanceof TypeError && error.cause !== undefined) return 'auth/network-request-failed'
  throw error
}

const refused = (error: unknown): Refused => ({ outcome: 'refused', code: codeOf(error) })

/** The discovery, asked again after it has failed. Without https a provider is taken on this machine only. */
function discoverOnce({ clientId, clientSecret, issuer }: ProviderClient) {
  const server = new URL(issuer)
  const insecure = server.protocol === 'http:' && isLoopback(server)
  let found: Promise<oidc.Configuration> | undefined
  return () => {
    found ??= oidc
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: providerPatience / 1_000,
        // The ID token comes straight from the provider; its signature is checked all the same.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(insecure ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        found = undefined
        throw error
      })
    return found
  }
}

/** Google, or another OpenID provider, by the code flow with PKCE. */
export function openProvider(client: ProviderClient): Provider {
  const discover = discoverOnce(client)
  return {
    async addressFor({ state, redirectUri }, { nonce, verifier }) {
      try {
        const address = oidc.buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return { outcome: 'address', href: address.href }
      } catch (error) {
        return refused(error)
      }
    },
    async whoCame(arrived, { state, nonce, verifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(await discover(), arrived, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        })
        const { success, data } = Claims.safeParse(tokens.claims())
        if (!success) return { outcome: 'refused', code: 'auth/internal-error' }
        const { sub: subject, email, email_verified: emailVerified, name } = data
        const names = { name, firstName: data.given_name, lastName: data.family_name }
        return { outcome: 'person', person: { subject, email, emailVerified, ...names } }
      } catch (error) {
        return refused(error)
      }
    },
  }
}
