export { chatEn as copy } from '@foyer/shared/copy/chat.en.ts'
