import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import type { Demo } from './foyer-process.ts'

const recorder = readFileSync(new URL('hostile/recorder.js', import.meta.url), 'utf8')

/** What the recorder of hostile/recorder.js can still reach when asked. */
export type Scraped = {
  html: string[]
  frames: { name: string; documentIsNull: boolean; found: string[] }[]
  storage: string[]
  databases: string[]
  requests: string[]
}

/** The snippet as the firm pastes it. */
export const snippetOf = ({ widget, token }: Demo): string =>
  `<script src="${widget}/widget.js" data-token="${token}" async></script>`

/**
 * Answers `url` with a page of our own. The browser does not see that it came from this machine,
 * and would ask before such a page may reach it.
 */
export async function servePage(
  page: Page,
  url: string,
  write: (route: Route) => Promise<Parameters<Route['fulfill']>[0]>,
): Promise<void> {
  await page.context().grantPermissions(['local-network-access'])
  await page.route(url, async (route) => route.fulfill(await write(route)))
}

/** Serves the demo site's home page changed by `change`, with further headers. */
export async function changeHomePage(
  page: Page,
  { site }: Demo,
  change: (html: string) => string,
  headers: Record<string, string> = {},
): Promise<void> {
  await servePage(page, `${site}/`, async (route) => {
    const answer = await route.fetch()
    const body = change(await answer.text())
    return { response: answer, body, headers: { ...answer.headers(), ...headers } }
  })
}

/** Makes the firm's page hostile: it spies from its first line, and has a field of its own. */
export async function makeHostile(page: Page, demo: Demo): Promise<void> {
  await changeHomePage(page, demo, (html) =>
    html
      .replace('<head>', () => `<head><script>${recorder}</script>`)
      .replace('<body>', '<body><label>Newsletter <input></label>'),
  )
}

/** All text in a value, wherever it is, a line for each piece. */
export function textIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(textIn).join('\n')
}

type Hostile = {
  records: { by: string; saw: string }[]
  scrape: () => Promise<Scraped>
}

/** Everything the hostile page has seen so far. */
export async function readRecords(page: Page): Promise<Hostile['records']> {
  return await page.evaluate(() => (globalThis as unknown as { hostile: Hostile }).hostile.records)
}

/** Everything the hostile page can reach now. */
export async function scrape(page: Page): Promise<Scraped> {
  return await page.evaluate(() => (globalThis as unknown as { hostile: Hostile }).hostile.scrape())
}
