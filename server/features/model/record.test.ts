import { apiBase } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '#server/features/site/jobs.ts'
import { signInAdministrator, withAdministrator } from '#server/testing/administrator.ts'
import { modelServer, type ModelServer } from '#server/testing/model-server.ts'
import { sitePage, type SiteServer, siteServer } from '#server/testing/site-server.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'

let server: ModelServer
let site: SiteServer
let test: TestWorld
beforeAll(async () => {
  server = await modelServer()
  site = await siteServer({
    '/': sitePage('Hale & Wren', 'We are a small law firm in Detroit.', ['/fees']),
    '/fees': sitePage('Fees', 'A first consultation costs $120 and lasts one hour.'),
  })
  test = await testWorld({
    ...withAdministrator,
    FETCH_PRIVATE_HOSTS: site.host,
    MODEL_URL: server.url,
    MODEL_NAME: 'some-model',
  })
})
afterAll(async () => {
  await test.close()
  await site.close()
  await server.close()
})

describe('a chat with a model', () => {
  it('tells its firm what was sent: masked, with the prompt’s version and not its words', async () => {
    const administrator = await signInAdministrator(test)
    for (const promptText of ['Speak kindly.', 'Speak like a lighthouse keeper.'])
      await administrator.call('PUT', '/dashboard/prompt', { promptText })
    const firm = await test.addFirm({ siteUrl: `${site.origin}/` })
    await readSite(test.world, firm.firmId)
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    await visitor.say('My name is Ana Ruiz and my number is 313-555-0142')
    const asked = 'This is Ana, 0142: how much is a first consultation?'
    const turn = await visitor.say(asked)
    const { body } = await test.call(
      'app',
      'GET',
      `${apiBase}/dashboard/conversations/${visitor.sessionId}/model-calls`,
      { bearer: firm.idToken },
    )
    const call = body.calls.at(-1)
    expect(call).toMatchObject({ turnId: turn.id, promptVersion: 2, outcome: 'answered' })
    expect(call.messages.at(-1).text).toBe(
      'This is [name], [phone]: how much is a first consultation?',
    )
    expect(call.instructions).toContain('(The system prompt, version 2.)')
    expect(call.instructions).toContain('A first consultation costs $120 and lasts one hour.')
    expect(JSON.stringify(body)).not.toMatch(/lighthouse|Ruiz|\bAna\b|0142/)
    const [sent = ''] = server.prompts().slice(-1)
    expect(sent).toContain('lighthouse')
    expect(sent).not.toMatch(/Ruiz|\bAna\b|0142/)
  })
})
