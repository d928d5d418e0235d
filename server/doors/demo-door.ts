import { demoSite } from '@foyer/demo/site.ts'
import type { FastifyInstance } from 'fastify'
import { createDoor, type DoorOptions } from '#server/platform/door.ts'

/**
 * The demo firm's website with the snippet pasted in: another site to the browser than Foyer's own
 * doors, as a firm's would be.
 */
export async function demoDoor(
  options: DoorOptions,
  site: { origin: string; snippet: string },
): Promise<FastifyInstance> {
  const door = await createDoor(options)
  const pages = demoSite(site)
  door.get('/*', async (request, reply) => {
    const { status, contentType, body } = pages.get(request.url)
    // A firm's own page, not ours: like most it has next to no policy.
    reply.header('content-security-policy', "object-src 'none'").header('cache-control', 'no-cache')
    return await reply.code(status).type(contentType).send(body)
  })
  return door
}
