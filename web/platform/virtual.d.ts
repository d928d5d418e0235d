declare module 'virtual:api-table' {
  import type { ApiTable } from '#web/platform/api-table.ts'

  export const appTable: ApiTable
}
