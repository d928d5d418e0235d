import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '#server/features/site/jobs.ts'
import { loadSiteIndex } from '#server/features/site/commands.ts'
import { sitePage, type SiteServer, siteServer } from '#server/testing/site-server.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'

let site: SiteServer
let test: TestWorld
let firm: TestFirm

const pagesOfFirm = {
  '/fees': sitePage('Fees', 'A first consultation costs $120 and lasts one hour.'),
  '/people': sitePage(
    'People',
    'Ida Hale has practised family law since 2004. Tomas Wren joined her in 2011.',
  ),
  '/visit': sitePage(
    'Directions',
    'The entrance is on Grand River Avenue. Parking behind the house is free.',
  ),
  '/divorce': sitePage(
    'Divorce',
    'We help with divorce, custody and support in Wayne and Oakland County.',
  ),
  '/leases': sitePage('Leases', 'We advise tenants on deposits, repairs and notices to quit.'),
}
const links = Object.keys(pagesOfFirm)
const home = (to: string[]) => sitePage('Hale & Wren', 'We are a small law firm in Detroit.', to)

beforeAll(async () => {
  site = await siteServer({
    ...pagesOfFirm,
    '/': home([...links, '/gone', '/broken']),
    '/broken': 500,
  })
  test = await testWorld({ FETCH_PRIVATE_HOSTS: site.host })
  firm = await test.addFirm({ siteUrl: `${site.origin}/` })
})
afterAll(async () => {
  await test.close()
  await site.close()
})

const pathOf = (part: string) => `/api/v1/integrations/${firm.integrationId}${part}`
const get = async (part: string) =>
  (await test.call('app', 'GET', pathOf(part), { bearer: firm.idToken })).body
const reindex = () => test.call('app', 'POST', pathOf('/rag/reindex'), { bearer: firm.idToken })
const ask = async (question: string) => {
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  return await visitor.say(question)
}

describe('the snippet', () => {
  it('carries the firm’s token and says when it has been seen on the firm’s site', async () => {
    expect(await get('/snippet')).toEqual({
      success: true,
      snippetCode: `<script src="http://localhost:3001/widget.js" data-token="${firm.token}" async></script>`,
      domain: site.host,
      isActive: false,
      lastSeenAt: null,
    })
    await test.widget.inject({
      url: `/look/${firm.token}`,
      headers: { referer: `${site.origin}/fees` },
    })
    expect(await get('/snippet')).toMatchObject({ isActive: true, lastSeenAt: expect.any(String) })
  })
})

describe('reading the site', () => {
  it('begins with an empty list and answers nothing from it', async () => {
    expect((await get('/site')).site).toMatchObject({ state: 'none', version: null, pages: [] })
    expect((await ask('How much is a first consultation?')).kind).toBe('handoff')
  })

  it('runs as a job, page by page, and then answers', async () => {
    const worker = await test.startWorker()
    expect((await reindex()).body).toEqual({
      success: true,
      message: 'Re-indexing started successfully!',
    })
    await expect
      .poll(async () => (await get('/site')).site.state, { timeout: 15_000 })
      .toBe('ready')
    const { site: progress } = await get('/site')
    expect(progress).toMatchObject({ version: 1, pagesFound: 8, pagesDone: 8, failure: null })
    expect(
      Object.fromEntries(
        progress.pages.map((page: { url: string; status: string }) => [
          new URL(page.url).pathname,
          page.status,
        ]),
      ),
    ).toEqual({
      '/': 'read',
      ...Object.fromEntries(links.map((path) => [path, 'read'])),
      '/gone': 'not_found',
      '/broken': 'failed',
    })
    for (const page of progress.pages) expect(page.note).not.toBe('')
    const turn = await ask('How much is a first consultation?')
    expect(turn).toMatchObject({
      kind: 'answer',
      citations: [
        {
          url: `${site.origin}/fees`,
          title: 'Fees',
          quote: 'A first consultation costs $120 and lasts one hour.',
        },
      ],
    })
    await worker.stop()
  })

  it('is not begun twice at once', async () => {
    await test.database.asOwner(
      `update sites set state = 'reading', started_at = now() where firm_id = $1`,
      [firm.firmId],
    )
    expect(await reindex()).toMatchObject({
      status: 409,
      body: { message: 'Your website is being read already.' },
    })
    await test.database.asOwner(
      `update sites set started_at = now() - interval '1 hour' where firm_id = $1`,
      [firm.firmId],
    )
    expect((await reindex()).status).toBe(200)
  })

  it('takes the new words over whole, and drops pages that are gone', async () => {
    site.pages.set(
      '/fees',
      sitePage('Fees', 'A first consultation costs $95 and lasts half an hour.'),
    )
    site.pages.set('/', home(links))
    const before = await test.world.db.asFirm(firm.firmId, (tx) =>
      loadSiteIndex(test.world, tx, { firmId: firm.firmId, version: 1 }),
    )
    await readSite(test.world, firm.firmId)
    const { site: progress } = await get('/site')
    expect(progress.version).toBe(2)
    expect(progress.pages.map(({ url }: { url: string }) => new URL(url).pathname)).not.toContain(
      '/gone',
    )
    expect((await ask('How much is a first consultation?')).text).toContain('$95')
    expect(before?.sentences.join(' ')).toContain('$120')
  })

  it('keeps answering from the last index when the site is away, and says why', async () => {
    const kept = new Map(site.pages)
    site.pages.clear()
    await readSite(test.world, firm.firmId)
    const { site: progress } = await get('/site')
    expect(progress).toMatchObject({ state: 'failed', version: 2 })
    expect(progress.failure).toBe(
      'Your website says that this page does not exist. Check the address you entered; usually it is the one of your start page.',
    )
    expect((await ask('How much is a first consultation?')).text).toContain('$95')
    for (const [path, page] of kept) site.pages.set(path, page)
  })

  it('reads an index that another version wrote anew, from a reading asked for by itself', async () => {
    await test.database.asOwner(
      `update site_indexes set data = '\\x00', version = version + 10 where firm_id = $1`,
      [firm.firmId],
    )
    await test.database.asOwner(
      `update sites set index_version = (select max(version) from site_indexes), state = 'ready' where firm_id = $1`,
      [firm.firmId],
    )
    expect((await ask('How much is a first consultation?')).kind).toBe('handoff')
    expect((await get('/site')).site.state).toBe('queued')
    await readSite(test.world, firm.firmId)
    expect((await ask('How much is a first consultation?')).kind).toBe('answer')
  })

  it('keeps to the limits that the configuration sets', async () => {
    const limited = await testWorld({ FETCH_PRIVATE_HOSTS: site.host, CRAWL_MAX_PAGES: '3' })
    const { firmId, integrationId, idToken } = await limited.addFirm({ siteUrl: `${site.origin}/` })
    await readSite(limited.world, firmId)
    const { body } = await limited.call(
      'app',
      'GET',
      `/api/v1/integrations/${integrationId}/site`,
      {
        bearer: idToken,
      },
    )
    const statuses = body.site.pages.map(({ status }: { status: string }) => status)
    expect(statuses.filter((status: string) => status === 'read')).toHaveLength(3)
    expect(statuses).toContain('over_limit')
    await limited.close()
  })

  it('needs a site', async () => {
    const bare = await test.addFirm({ siteUrl: null })
    const answer = await test.call(
      'app',
      'POST',
      `/api/v1/integrations/${bare.integrationId}/rag/reindex`,
      {
        bearer: bare.idToken,
        headers: { 'content-type': 'application/json' },
      },
    )
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Add your website address first, then its pages can be read.' },
    })
    const visitor = await openChat(test, bare.token)
    await visitor.accept()
    expect((await visitor.say('How much is a first consultation?')).kind).toBe('handoff')
  })
})
