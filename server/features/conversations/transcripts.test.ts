import { fileURLToPath } from 'node:url'
import { demoFirm } from '@foyer/demo/firm.ts'
import { pages } from '@foyer/demo/pages.ts'
import { demoSite } from '@foyer/demo/site.ts'
import { expect, it } from 'vitest'
import { readSite } from '#server/features/site/jobs.ts'
import { gallery } from '#server/testing/gallery.ts'
import { type SiteServer, siteServer } from '#server/testing/site-server.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'
import { type PlayedVisitor, writeGallery } from '#server/testing/write-gallery.ts'

const opening = `# Twenty conversations

What the assistant says to visitors of the demo firm, ${demoFirm.name} in ${demoFirm.address.city}, on Friday,
November 20, 2026, without any model. The visitors are invented; the replies are the server’s, over HTTP, as
\`server/features/conversations/transcripts.test.ts\` gets them each time the tests run. That test fails where
this page says something else. After a change that is meant, write the page anew and read it:

\`\`\`sh
npm test -- --project server server/features/conversations/transcripts.test.ts -u
\`\`\`

A visitor’s lines are bold. Under a reply stand the pages it quotes, and the buttons that the chat shows.`

const page = fileURLToPath(new URL('../../../docs/transcripts.md', import.meta.url))

/** The demo firm's site on this machine, under a port of its own. */
async function openSite(): Promise<SiteServer> {
  const server = await siteServer({})
  const site = demoSite({ origin: server.origin, snippet: '' })
  for (const { path } of pages) server.pages.set(path, site.get(path).body)
  return server
}

async function openFirm(test: TestWorld, site: SiteServer): Promise<string> {
  const { firmId, token } = await test.addFirm({ name: demoFirm.name, siteUrl: `${site.origin}/` })
  await test.database.asOwner('update firms set phone = $1, time_zone = $2 where firm_id = $3', [
    demoFirm.phoneE164,
    demoFirm.timeZone,
    firmId,
  ])
  await readSite(test.world, firmId)
  return token
}

it('are what docs/transcripts.md shows', { timeout: 120_000 }, async () => {
  const site = await openSite()
  const test = await testWorld({
    FOYER_NOW: '2026-11-20T18:00:00Z',
    FETCH_PRIVATE_HOSTS: site.host,
  })
  try {
    const token = await openFirm(test, site)
    const played: PlayedVisitor[] = []
    for (const visitor of gallery) {
      const chat = await openChat(test, token, visitor.locale)
      await chat.accept()
      const turns: PlayedVisitor['turns'] = []
      for (const line of visitor.lines) turns.push({ line, reply: await chat.say(line) })
      played.push({ visitor, turns })
    }
    expect(played).toHaveLength(20)
    await expect(writeGallery(opening, played)).toMatchFileSnapshot(page)
  } finally {
    await test.close()
    await site.close()
  }
})
