import type { Page } from 'playwright-core'

/** What a page does that it should not, as it happens. */
export type PageWatch = {
  /** Whatever it writes to the console, violations of its policy, failed and foreign requests. */
  noticed: string[]
  /** Requests that are still under way. */
  underWay: () => number
}

/** Watches a page from now on; nothing but `origin` is to be asked for. */
export async function watchPage(page: Page, origin: string): Promise<PageWatch> {
  const noticed: string[] = []
  let underWay = 0
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`)),
    ),
  )
  page.on('console', (message) => noticed.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noticed.push(String(error)))
  page.on('request', (request) => {
    underWay += 1
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:') noticed.push(`asks for ${url.href}`)
  })
  page.on('requestfinished', () => (underWay -= 1))
  page.on('requestfailed', (request) => {
    underWay -= 1
    noticed.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400) noticed.push(`${response.status()} ${pathname}`)
  })
  return { noticed, underWay: () => underWay }
}
