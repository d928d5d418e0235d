import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { buildConnector } from 'undici'
import { hostAndPort, isPublicAddress, type Walls } from './fetch-guard-addresses.ts'

/** All addresses a host name stands for, as text. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** The connection was not made, because the name or number leads inside. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

const resolveBySystem: Resolve = async (hostname) =>
  (await systemLookup(hostname, { all: true })).map((found) => found.address)

/** Time for one TCP and TLS handshake; the whole request has its own, longer limit. */
const connectTimeoutMs = 5_000

/**
 * Makes the connections of the fetch guard. What a name resolves to is judged here, in the very
 * lookup whose result is connected to, so a name that changes its answer between a check and the
 * connection gains nothing. One inward address among several is enough to refuse. undici does not
 * call `lookup` for IP literals, so those are judged apart (docs/measurements.md, Fetching).
 */
export const guardConnections = (
  walls: Walls,
  resolve: Resolve = resolveBySystem,
): buildConnector.connector => {
  const free = buildConnector({
    timeout: connectTimeoutMs,
    lookup: lookUp(resolve, () => true),
  })
  const guarded = buildConnector({
    timeout: connectTimeoutMs,
    lookup: lookUp(resolve, isPublicAddress),
  })
  return (options, callback) => {
    if (walls.privateHosts.has(hostAndPort(options))) return free(options, callback)
    if (isIP(options.hostname) !== 0 && !isPublicAddress(options.hostname)) {
      return callback(new ForbiddenAddress(options.hostname), null)
    }
    return guarded(options, callback)
  }
}

const lookUp = (resolve: Resolve, accept: (address: string) => boolean): LookupFunction => {
  const find = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname)
    if (addresses.length === 0) throw notFound(hostname)
    if (!addresses.every(accept)) throw new ForbiddenAddress(hostname)
    return addresses.map((address) => ({ address, family: isIP(address) }))
  })
  return (hostname, options, callback) =>
    find(hostname, (error, found) => {
      const first = found?.[0]
      if (!first) callback(error, '', 0)
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
}

const notFound = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`No address for ${hostname}`), { code: 'ENOTFOUND' })
