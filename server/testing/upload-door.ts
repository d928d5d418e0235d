import { readdirSync } from 'node:fs'
import path from 'node:path'
import { visitorDocumentsApi } from '@foyer/shared/api/documents.ts'
import { widgetApiBase } from '@foyer/shared/paths.ts'
import type { FastifyInstance } from 'fastify'
import { visitorGate } from '#server/features/conversations/routes.ts'
import { createDoor } from '#server/platform/door.ts'
import { createLog } from '#server/platform/log.ts'
import { mount } from '#server/platform/serve.ts'
import type { TestFirm, TestWorld } from './test-world.ts'
import { openChat, type Visitor } from './visitor.ts'
import type { World } from '#server/world.ts'
import { documentRoutes } from '#server/features/documents/routes.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { registerUploads } from '#server/platform/uploads.ts'

const refuse = () => Promise.reject(new Error('no such gate here'))

/** A door with the uploads alone, and one more address that takes JSON. */
export async function openUploadDoor(world: World): Promise<FastifyInstance> {
  const made = await createDoor({
    log: createLog('silent'),
    trustedProxies: [],
    rateLimitExempt: ['127.0.0.1'],
    isReady: async () => true,
  })
  await registerUploads(made, world.config.dataFolder)
  made.post('/json', async ({ body }) => ({ body: body ?? null }))
  mount(made, widgetApiBase, visitorDocumentsApi, {
    handlers: documentRoutes(world),
    gates: { visitor: visitorGate(world), user: refuse, member: refuse, administrator: refuse },
  })
  return made
}

/** A visitor who has accepted the notice, and where their firm reads its mail. */
export type Chat = { firm: TestFirm; desk: string; visitor: Visitor }

let desks = 0
export async function newChat(
  test: TestWorld,
  locale = 'en-US',
  of?: TestFirm & { desk: string },
): Promise<Chat> {
  desks += 1
  const desk = of?.desk ?? `files${desks}@halewren.example`
  const firm = of ?? (await test.addFirm({ notifyEmail: desk }))
  const visitor = await openChat(test, firm.token, locale)
  await visitor.accept()
  return { firm, desk, visitor }
}

/** A field of a form, or a file where it has that name. */
export type Part = { name?: string; file?: string; bytes: Uint8Array | string }
export const leasePart: Part = { file: 'lease.pdf', bytes: pdf }

/** A form as a browser writes it. */
export async function formOf(
  parts: Part[],
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData()
  for (const { name = 'file', file, bytes } of parts) {
    if (file === undefined) form.append(name, String(bytes))
    else form.append(name, new Blob([Buffer.from(bytes)]), file)
  }
  const body = new Response(form)
  const type = body.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': type } }
}

/** Sends a form through a door, as the visitor unless told otherwise. */
export async function sendForm(
  door: FastifyInstance,
  visitor: Visitor,
  parts: Part[] = [leasePart],
  secret: string = visitor.secret,
) {
  const { payload, headers } = await formOf(parts)
  const answer = await door.inject({
    method: 'POST',
    url: `${widgetApiBase}/sessions/${visitor.sessionId}/documents`,
    headers: { ...headers, authorization: `Bearer ${secret}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** A firm's rows, oldest first, seen from behind the walls. */
export const rowsOf = (test: TestWorld, firm: TestFirm) =>
  test.database.asOwner<Record<string, string | null>>(
    'select * from documents where firm_id = $1 order by created_at',
    [firm.firmId],
  )

/** Names in a folder of the data folder. */
export function namesIn(test: TestWorld, folder: string): string[] {
  try {
    return readdirSync(path.join(test.world.config.dataFolder, folder))
  } catch {
    return []
  }
}
