import type { appApi } from '@foyer/shared/api/index.ts'

/** What the browser must know about one call: its address, and whether anybody may make it. */
export type TableRow = { method: string; path: string; open: boolean }

/** One row for each call of the contract. */
export type ApiTable = Readonly<Record<keyof typeof appApi, TableRow>>
