/** What this rule needs of an address; every runtime of ours has it, no library of this room does. */
declare const URL: {
  canParse(text: string): boolean
  new (text: string): { readonly hostname: string; readonly port: string }
}

/** Why a text names no host. */
export type HostProblem = 'not-a-host' | 'wildcard'

/** A host as it is kept, or what is wrong with it. */
export type HostReading =
  | { outcome: 'host'; host: string }
  | { outcome: 'refused'; problem: HostProblem }

/** Labels with a dot between, the last with a letter in it (RFC 1123), or the machine itself. */
const name =
  /^(?=.{1,253}$)(?:(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d-]{2,63}|localhost)$/
/** Numbers are taken only as they are usually written: "127.1" or "0x7f.1" mean an address to few. */
const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
const scheme = /^[a-z][a-z\d+.-]*:\/\//i
const usualPorts = ['80', '443']

/** The host of an address as it was written, without a name before it, a port or a closing dot. */
const writtenHost = (bare: string): string =>
  (/^(?:[^/?#]*@)?([^/?#@:]*)/.exec(bare)?.[1] ?? '').replace(/\.$/, '')

/**
 * Reads the name of a host that may show the chat: small letters, other alphabets as punycode, with a
 * port where it is an unusual one. A pasted address is cut to its host. No wildcard: one name at a time.
 */
export function readHostName(text: string): HostReading {
  const bare = text.trim().replace(scheme, '').replace(/^\/\//, '')
  if (bare.includes('*')) return { outcome: 'refused', problem: 'wildcard' }
  const address = `http://${bare}`
  if (/[\s\\]/.test(bare) || !URL.canParse(address))
    return { outcome: 'refused', problem: 'not-a-host' }
  const { hostname, port } = new URL(address)
  const host = hostname.replace(/\.$/, '')
  const isNumbers = ipv4.test(host) && writtenHost(bare) === host
  if ((!name.test(host) && !isNumbers) || port === '0')
    return { outcome: 'refused', problem: 'not-a-host' }
  return {
    outcome: 'host',
    host: port === '' || usualPorts.includes(port) ? host : `${host}:${port}`,
  }
}
