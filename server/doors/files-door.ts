import type { FastifyInstance } from 'fastify'
import { createDoor, type DoorOptions } from '#server/platform/door.ts'

/** The files door: an origin of its own, so that a visitor's file can never script anything of ours. */
export async function filesDoor(options: DoorOptions): Promise<FastifyInstance> {
  return await createDoor(options)
}
