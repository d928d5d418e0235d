import { apiBase } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSite } from '#server/features/site/jobs.ts'
import { sitePage, type SiteServer, siteServer } from '#server/testing/site-server.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import type { World } from '#server/world.ts'
import { openChat } from '#server/testing/visitor.ts'

let old: SiteServer
let other: SiteServer
let test: TestWorld
let firm: TestFirm

const siteWith = (fee: string) => ({
  '/': sitePage('Hale & Wren', 'We are a small law firm in Detroit.', ['/fees', '/people']),
  '/fees': sitePage('Fees', `A first consultation costs ${fee} and lasts one hour.`),
  '/people': sitePage('People', 'Ida Hale has practised family law since 2004.'),
})

beforeAll(async () => {
  old = await siteServer(siteWith('$120'))
  other = await siteServer(siteWith('$95'))
  const dead = '127.0.0.1:1'
  test = await testWorld({ FETCH_PRIVATE_HOSTS: [old.host, other.host, dead].join(',') })
})
afterAll(async () => {
  await test.close()
  await old.close()
  await other.close()
})
beforeEach(async () => {
  firm = await test.addFirm({ siteUrl: `${old.origin}/` })
})

const path = () => `${apiBase}/integrations/${firm.integrationId}/site`
const bearer = () => ({ bearer: firm.idToken })
const change = (siteUrl: string) =>
  test.call('app', 'PUT', path(), { ...bearer(), body: { siteUrl } })
const progress = async () => (await test.call('app', 'GET', path(), bearer())).body.site
const ask = async () => {
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  return await visitor.say('How much is a first consultation?')
}
const hostsShown = async (): Promise<string[]> => {
  const { pages } = await progress()
  return [...new Set<string>(pages.map(({ url }: { url: string }) => new URL(url).host))]
}

const read = () => readSite(test.world, firm.firmId)

/** A world in which something else happens once a reading has come so far. */
const meddledWith = (at: 'pages' | 'building', meddle: () => Promise<unknown>): World => {
  let isDone = false
  return {
    ...test.world,
    db: {
      ...test.world.db,
      asFirm: async (firmId, work) => {
        const result = await test.world.db.asFirm(firmId, work)
        const { state, pagesDone } = isDone ? { state: '', pagesDone: 0 } : await progress()
        if (at === 'building' ? state === 'building' : pagesDone === 1) {
          isDone = true
          await meddle()
        }
        return result
      },
    },
  }
}

describe('another address of the website', () => {
  it('is read at once; the site before answers until a page of the new one was read', async () => {
    await read()
    const answer = await change(` ${other.origin} `)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Re-indexing started successfully!',
        site: { state: 'queued', siteUrl: `${other.origin}/`, version: 1, pages: [] },
      },
    })
    expect((await ask()).text).toContain('$120')
    let halfway: Awaited<ReturnType<typeof ask>> | undefined
    await readSite(
      meddledWith('pages', async () => (halfway = await ask())),
      firm.firmId,
    )
    expect(halfway?.kind).toBe('handoff')
    expect(await progress()).toMatchObject({ state: 'ready', version: 2 })
    expect(await hostsShown()).toEqual([other.host])
    const turn = await ask()
    expect(turn.text).toContain('$95')
    expect(JSON.stringify(turn)).not.toContain(old.host)
  })

  it('takes the seal off the snippet: it was seen on the other site', async () => {
    const snippet = async () =>
      (await test.call('app', 'GET', path().replace('/site', '/snippet'), bearer())).body
    const headers = { referer: `${old.origin}/fees` }
    await test.widget.inject({ url: `/look/${firm.token}`, headers })
    expect(await snippet()).toMatchObject({ isActive: true, domain: old.host })
    await change(`${other.origin}/`)
    expect(await snippet()).toMatchObject({ isActive: false, domain: other.host })
  })

  it('that nobody answers at leaves the site before in use, and says why', async () => {
    await read()
    await change('http://127.0.0.1:1/')
    await read()
    expect(await progress()).toMatchObject({ state: 'failed', version: 1 })
    expect((await progress()).failure).toBe(
      'Your website did not answer. Open it in a browser to see whether it works, then read the site again.',
    )
    expect((await ask()).text).toContain('$120')
  })

  it('on the same host keeps the pages that were read; the same address is only read again', async () => {
    await test.database.asOwner(
      `insert into pages (firm_id, url, status, reading_started_at) values ($1, $2, 'read', now())`,
      [firm.firmId, `${old.origin}/fees`],
    )
    expect((await change(`${old.origin}/fees`)).body.site.pages).toHaveLength(1)
    await test.database.asOwner(`update sites set state = 'ready' where firm_id = $1`, [
      firm.firmId,
    ])
    await test.database.asOwner('update firms set snippet_seen_at = now() where firm_id = $1', [
      firm.firmId,
    ])
    expect((await change(`${old.origin}/fees`)).body).toMatchObject({
      message: 'Re-indexing started successfully!',
      site: { state: 'queued', pages: [{ url: `${old.origin}/fees` }] },
    })
    const seen = 'select 1 from firms where firm_id = $1 and snippet_seen_at is not null'
    expect(await test.database.asOwner(seen, [firm.firmId])).toHaveLength(1)
    expect(await change(`${old.origin}/fees`)).toMatchObject({
      status: 409,
      body: { message: 'Your website is being read already.' },
    })
  })

  it('that is empty removes the website: intake without answers', async () => {
    await read()
    expect((await change('  ')).body).toMatchObject({
      message:
        'Your website was removed. The assistant goes on taking details, without answers from your pages.',
      site: { state: 'none', siteUrl: null, version: null, passages: 0, pages: [] },
    })
    expect((await ask()).kind).toBe('handoff')
    const kept = `select 1 from site_indexes where firm_id = $1 and length(data) > 0`
    expect(await test.database.asOwner(kept, [firm.firmId])).toEqual([])
    await change(`${other.origin}/`)
    await read()
    // Never the number of an index that some process may still hold.
    expect(await progress()).toMatchObject({ state: 'ready', version: 2 })
    expect((await ask()).text).toContain('$95')
  })

  it.each([
    ['ftp://halewren.example', 'A website address begins with https:// or http://.'],
    [
      'http://192.168.1.1/',
      'This address leads into a private network. Enter the address that anyone can open.',
    ],
    [
      'https://me:pass@halewren.example/',
      'Please leave the user name and password out of the website address.',
    ],
    [
      'not an address',
      'This is not a website address. Write it as in the browser, for example https://www.yourfirm.com.',
    ],
  ])('is refused with a sentence: %s', async (given, message) => {
    expect(await change(given)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'siteUrl', message }] },
    })
    expect(await progress()).toMatchObject({ state: 'none', siteUrl: `${old.origin}/` })
  })
})

describe('a change while the site is being read', () => {
  it.each(['pages', 'building'] as const)(
    'wins at its %s: the running reading publishes nothing of the old site',
    async (at) => {
      await readSite(
        meddledWith(at, () => change(`${other.origin}/`)),
        firm.firmId,
      )
      expect(await progress()).toMatchObject({ state: 'queued', version: null, pages: [] })
      await read()
      expect(await hostsShown()).toEqual([other.host])
      expect(await progress()).toMatchObject({ state: 'ready', version: 1, failure: null })
      expect((await ask()).text).toContain('$95')
    },
  )

  it.each(['pages', 'building'] as const)('to none wins at its %s too', async (at) => {
    await readSite(
      meddledWith(at, () => change('')),
      firm.firmId,
    )
    expect(await progress()).toMatchObject({ state: 'none', version: null, pages: [] })
    expect((await ask()).kind).toBe('handoff')
  })

  it('leaves the field to the later of two readings', async () => {
    await readSite(meddledWith('pages', read), firm.firmId)
    expect(await progress()).toMatchObject({ state: 'ready', version: 1 })
  })

  it('ends up at the last of many changes made at once, whoever reads meanwhile', async () => {
    await test.database.asOwner('delete from pgboss.job')
    const worker = await test.startWorker()
    const addresses = [other, old, other, old, other].map(({ origin }) => `${origin}/`)
    for (const address of addresses) expect((await change(address)).status).toBe(200)
    await expect.poll(async () => (await progress()).state, { timeout: 20_000 }).toBe('ready')
    expect(await hostsShown()).toEqual([other.host])
    expect((await ask()).text).toContain('$95')
    await worker.stop()
  })
})
