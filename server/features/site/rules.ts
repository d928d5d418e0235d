import { minutes } from '@foyer/shared/facts/time.ts'

/** A reading this old has died with its process (its job expires after 30 minutes); a new one may begin. */
export const stalledAfter = minutes(35)

/** Pages that a person is shown; a site has at most 500 that are read (crawl limits). */
export const pagesShown = 1_500
