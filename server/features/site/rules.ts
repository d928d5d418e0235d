import { minutes } from '@foyer/shared/facts/time.ts'

/** A reading this old has died with its process (its job expires after 30 minutes); a new one may begin. */
export const stalledAfter = minutes(35)

/** Pages that a person is shown; a site has at most 500 that are read (crawl limits). */
export const pagesShown = 1_500

/** Whether two addresses are the same website: its pages may move in it, and `www.` is no other. */
export function isSameHost(a: string, b: string): boolean {
  const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')
  return hostOf(a) === hostOf(b)
}
