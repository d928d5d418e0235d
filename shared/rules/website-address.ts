/** What this rule needs of an address; every runtime of ours has it, no library of this room does. */
declare const URL: {
  canParse(text: string): boolean
  new (text: string): {
    readonly protocol: string
    readonly username: string
    readonly password: string
    readonly hostname: string
    readonly host: string
    readonly port: string
    readonly pathname: string
    readonly search: string
  }
}

/** Why a text is not the address of a firm's website. */
export type WebsiteProblem = 'not-an-address' | 'not-the-web' | 'with-password' | 'private'

/** A website's address as it is kept, or what is wrong with it. */
export type WebsiteReading =
  | { outcome: 'address'; url: string }
  | { outcome: 'refused'; problem: WebsiteProblem }

const maxLength = 500
const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i
const ipLiteral = /^\[|^\d{1,3}(?:\.\d{1,3}){3}$/
/** Names that lead nowhere outside a machine or a house (RFC 6761, RFC 6762, RFC 8375). */
const privateName = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/
/** A name that the public can look up: labels with a dot between, the last with a letter in it. */
const publicName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d-]{2,63}$/

const refused = (problem: WebsiteProblem): WebsiteReading => ({ outcome: 'refused', problem })

/**
 * Reads the address of a firm's website as people write it: `https://` is added where it is missing,
 * the host is in small letters, what follows `#` is dropped. Only the web's public names are taken,
 * without a password; addresses of one machine or network only where `privateHosts` names them, as
 * `host:port`. Whether a website answers there shows when it is read.
 */
export function readWebsite(text: string, privateHosts: readonly string[] = []): WebsiteReading {
  const written = text.trim()
  const address = scheme.test(written) ? written : `https://${written.replace(/^\/\//, '')}`
  if (/^https?:(?!\/\/)/i.test(address) || written.length > maxLength)
    return refused('not-an-address')
  if (!/^https?:/i.test(address)) return refused('not-the-web')
  if (!URL.canParse(address)) return refused('not-an-address')
  const parsed = new URL(address)
  if (parsed.username !== '' || parsed.password !== '') return refused('with-password')
  const { hostname, host, port, protocol } = parsed
  const url = `${protocol}//${host}${parsed.pathname}${parsed.search}`
  const withPort = port === '' ? `${host}:${protocol === 'https:' ? '443' : '80'}` : host
  if (privateHosts.some((known) => known.toLowerCase() === withPort))
    return { outcome: 'address', url }
  if (ipLiteral.test(hostname) || privateName.test(hostname)) return refused('private')
  if (!publicName.test(hostname.replace(/\.$/, ''))) return refused('not-an-address')
  return { outcome: 'address', url }
}
