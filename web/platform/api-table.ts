import type { appApi } from '@foyer/shared/api/index.ts'

/**
 * What the browser must know about one call: its address, whether anybody may make it, and whether
 * it is sent even while the page is closing, and whether its answer is a stream of events.
 */
export type TableRow = {
  method: string
  path: string
  open: boolean
  outlivesPage: boolean
  streams: boolean
}

/** One row for each call of the contract. */
export type ApiTable = Readonly<Record<keyof typeof appApi, TableRow>>
