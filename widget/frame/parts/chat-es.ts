export { chatEs as copy } from '@foyer/shared/copy/chat.es.ts'
