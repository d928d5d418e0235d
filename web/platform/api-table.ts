import type { appApi } from '@foyer/shared/api/index.ts'

/**
 * What the browser must know about one call: its address, whether anybody may make it, whether it is
 * sent even while the page is closing, and whether its answer is a stream of events. What does not apply
 * is left out, since every page carries the table.
 */
export type TableRow = {
  method: string
  path: string
  open?: true
  outlivesPage?: true
  streams?: true
}

/** One row for each call of the contract. */
export type ApiTable = Readonly<Record<keyof typeof appApi, TableRow>>
