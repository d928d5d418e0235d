import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Names this machine calls itself by; another name that leads here is a page of somebody else. */
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Lets only this machine see a development page: known by its address, and by the name that was asked
 * for, which a stranger's page cannot choose (DNS rebinding). For anybody else it is not there.
 */
export async function refuseStrangers(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const from = request.socket.remoteAddress ?? ''
  const isNear = ipaddr.isValid(from) && ipaddr.process(from).range() === 'loopback'
  if (isNear && ownNames.has(request.hostname)) return undefined
  reply.callNotFound()
  return reply
}
