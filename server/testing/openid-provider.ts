import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair } from 'jose'
import { type KoaContextWithOIDC, Provider } from 'oidc-provider'

/** A person of the provider, as its ID tokens tell. */
export type ProviderAccount = {
  email: string
  email_verified: boolean
  name: string
  given_name: string
  family_name: string
}

/** A real OpenID provider on this machine, in Google's manner. */
export type OpenIdProvider = {
  /** What Foyer is configured with. */
  client: { clientId: string; clientSecret: string; issuer: string }
  /** Its people by id; tests add their own. */
  people: Map<string, ProviderAccount>
  /** How often a code was exchanged, or tried to be. */
  exchanges(): number
  /**
   * Gives its pages that Cross-Origin-Opener-Policy from now on, as Google's may have one: it cuts the
   * popup off from the window that opened it.
   */
  setOpenerPolicy(policy: string | undefined): void
  close(): Promise<void>
}

const clientId = 'foyer-under-test'
const clientSecret = 'a-secret-of-the-tests-and-the-provider'

/** Fields of a form in a request's body. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request))
}

/** The sign-in page: a button for each person, and one to turn back. */
function signInPage(people: ReadonlyMap<string, ProviderAccount>): string {
  const buttons = [...people].map(
    ([sub, { name }]) => `<button name="sub" value="${sub}">${name}</button>`,
  )
  return `<!doctype html><html lang="en"><title>Provider</title><h1>Choose an account</h1>
<form method="post">${buttons.join('')}<button name="cancel" value="1">Cancel</button></form></html>`
}

function configure(
  people: ReadonlyMap<string, ProviderAccount>,
  { redirectUri, jwk }: { redirectUri: string; jwk: object },
): ConstructorParameters<typeof Provider>[1] {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    // Google puts the address into the ID token itself.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    findAccount: (_context: unknown, sub: string) => {
      const person = people.get(sub)
      if (person === undefined) return undefined
      return { accountId: sub, claims: async () => ({ sub, ...person }) }
    },
    // Consent is not what these tests are about: it is given as soon as somebody has signed in.
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of the tests'] },
    ttl: { Interaction: 3_600, Session: 3_600, Grant: 3_600, AccessToken: 600, IdToken: 600 },
    jwks: { keys: [jwk] },
  }
}

/** Starts a provider that sends people back to `redirectUri`. */
export async function startOpenIdProvider(options: {
  redirectUri: string
}): Promise<OpenIdProvider> {
  let openerPolicy: string | undefined
  const people = new Map<string, ProviderAccount>()
  let exchanges = 0
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const server = createServer((request, response) => {
    if (openerPolicy !== undefined) response.setHeader('cross-origin-opener-policy', openerPolicy)
    if (request.url?.startsWith('/token') === true) exchanges += 1
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'provider-1', use: 'sig', alg: 'RS256' }
  const provider = new Provider(issuer, configure(people, { ...options, jwk }))
  const serveProvider = provider.callback()
  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST')
      return response.setHeader('content-type', 'text/html').end(signInPage(people))
    const sub = (await readForm(request)).get('sub')
    const result = sub === null ? { error: 'access_denied' } : { login: { accountId: sub } }
    return await provider.interactionFinished(request, response, result)
  }
  handle = (request, response) =>
    request.url?.startsWith('/interaction/') === true
      ? signIn(request, response)
      : serveProvider(request, response)
  return {
    client: { clientId, clientSecret, issuer },
    people,
    exchanges: () => exchanges,
    setOpenerPolicy: (policy) => void (openerPolicy = policy),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
