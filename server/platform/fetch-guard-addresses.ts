import ipaddr from 'ipaddr.js'

/** Why an address was not even asked. */
export type Refusal = 'not_an_address' | 'scheme' | 'credentials' | 'port' | 'private_address'

/** What an address is held against: which ports are open to all, which `host:port` to local use. */
export type Walls = { ports: ReadonlySet<number>; privateHosts: ReadonlySet<string> }

/** IPv6 that is routed on the internet at all (IANA IPv6 Global Unicast). */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Documentation addresses newer than ipaddr.js knows (RFC 9637). */
const documentationIpv6 = ipaddr.IPv6.parseCIDR('3fff::/20')

/** Azure's host channel: a public address by its range, answered by the machine's own host. */
const azureHost = '168.63.129.16'

/**
 * Whether an IP address is one of the open internet. Everything else is refused: loopback, private,
 * link-local with cloud metadata, carrier NAT, multicast, and every form that wraps an IPv4 address
 * (mapped, compatible, 6to4, Teredo, NAT64), public or not (docs/measurements.md, Fetching).
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6
    ? address.match(globalIpv6) && !address.match(documentationIpv6)
    : address.toString() !== azureHost
}

/** A URL's host without the brackets of IPv6. */
const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** `host:port` as the walls write it, the port filled in from the scheme. */
export const hostAndPort = (at: { protocol: string; hostname: string; port: string }): string =>
  `${bareHost(at.hostname)}:${at.port || (at.protocol === 'https:' ? '443' : '80')}`

/**
 * Reads the walls from configuration.
 * @throws when an entry of `privateHosts` is not `host:port`.
 */
export const raiseWalls = (
  privateHosts: readonly string[],
  ports: readonly number[] = [80, 443],
): Walls => ({
  ports: new Set(ports),
  privateHosts: new Set(privateHosts.map(readPrivateHost)),
})

const readPrivateHost = (entry: string): string => {
  const address = `http://${entry}`
  if (!/^[^/@?#\s]+:\d{1,5}$/.test(entry) || !URL.canParse(address)) {
    throw new Error(`A private host is written host:port, not "${entry}".`)
  }
  return hostAndPort(new URL(address))
}

/**
 * Looks at an address before it is asked. `new URL` has already turned every odd spelling of an IP
 * (octal, hex, one number, full-width digits) into its plain form; names are checked again when the
 * connection is made, by what they resolve to.
 */
export const inspectAddress = (url: URL, walls: Walls): Refusal | null => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'credentials'
  const place = hostAndPort(url)
  if (walls.privateHosts.has(place)) return null
  if (!walls.ports.has(Number(place.slice(place.lastIndexOf(':') + 1)))) return 'port'
  const host = bareHost(url.hostname)
  return ipaddr.isValid(host) && !isPublicAddress(host) ? 'private_address' : null
}
