/**
 * The demo firm's website, three ports above the app's (design section 4): it runs only beside a
 * Foyer on one's own machine, and elsewhere there is none.
 */
export function demoSiteAddress(page: { hostname: string; port: string }): string | null {
  const isOwnMachine = page.hostname === 'localhost' || page.hostname === '127.0.0.1'
  return isOwnMachine && page.port !== '' ? `http://127.0.0.1:${Number(page.port) + 3}/` : null
}
