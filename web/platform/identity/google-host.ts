import { identityPaths } from '@foyer/shared/paths.ts'
import type { IdentityConfig } from './identity.firebase.ts'
import { IdentityRefused } from './identity.ts'

/**
 * What must be right before a popup may open (specification 1, section 5): an API key without a
 * colon, an auth domain, and a host among those the identity project allows.
 */
export async function checkGoogleHost(
  { apiKey, authDomain }: Pick<IdentityConfig, 'apiKey' | 'authDomain'>,
  here: { protocol: string; hostname: string },
): Promise<void> {
  if (apiKey === '' || apiKey.includes(':')) throw new IdentityRefused('auth/invalid-api-key')
  if (authDomain === null || authDomain === '')
    throw new IdentityRefused('auth/auth-domain-config-required')
  const domains = await loadAuthorizedDomains(apiKey)
  if (!/^https?:$/.test(here.protocol) || !domains.some((domain) => covers(domain, here.hostname)))
    throw new IdentityRefused('auth/unauthorized-domain')
}

/** A name covers itself and what is under it; an address of numbers only itself, as at Firebase. */
function covers(domain: string, host: string): boolean {
  const [known, asked] = [domain.toLowerCase(), host.toLowerCase()]
  if (known === '') return false
  return asked === known || (!/^[\d.:[\]]+$/.test(known) && asked.endsWith(`.${known}`))
}

async function loadAuthorizedDomains(apiKey: string): Promise<string[]> {
  const address = `${identityPaths.base}/v1/projects?key=${encodeURIComponent(apiKey)}`
  const project: unknown = await fetch(address)
    .then((response) => (response.ok ? response.json() : Promise.reject(response)))
    .catch(() => {
      throw new IdentityRefused('auth/network-request-failed')
    })
  if (typeof project !== 'object' || project === null || !('authorizedDomains' in project))
    throw new IdentityRefused('auth/internal-error')
  const { authorizedDomains } = project
  return Array.isArray(authorizedDomains)
    ? authorizedDomains.filter((domain) => typeof domain === 'string')
    : []
}
