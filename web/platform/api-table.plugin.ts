import type { Plugin } from 'vite'
import { appApi } from '../../shared/api/index.ts'
import { apiBase } from '../../shared/paths.ts'
import type { ApiTable, TableRow } from './api-table.ts'

const id = 'virtual:api-table'

/**
 * Gives the browser the method, path and access of every call, made from the contract while
 * building, so that no schema library reaches the browser.
 */
export function apiTable(): Plugin {
  return {
    name: 'foyer-api-table',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const appTable = ${JSON.stringify(makeApiTable())}`
        : undefined,
  }
}

/** The table of the whole contract. */
export function makeApiTable(): ApiTable {
  const rows = Object.entries(appApi).map(([name, row]): [string, TableRow] => [
    name,
    {
      method: row.method,
      path: `${apiBase}${row.path}`,
      ...(row.access === 'public' && { open: true }),
      ...('outlivesPage' in row && { outlivesPage: true }),
      ...('stream' in row && { streams: true }),
    },
  ])
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.entries forgets the names' type
  return Object.fromEntries(rows) as ApiTable
}
