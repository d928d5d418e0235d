export { waysEn as copy } from '@foyer/shared/copy/ways.en.ts'
