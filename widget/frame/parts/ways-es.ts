export { waysEs as copy } from '@foyer/shared/copy/ways.es.ts'
