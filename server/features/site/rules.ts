import { minutes } from '@foyer/shared/facts/time.ts'

/** A reading this old has died with its process; a new one may begin. */
export const stalledAfter = minutes(15)

/** Pages that a person is shown; a site has at most 500 that are read (crawl limits). */
export const pagesShown = 1_500
