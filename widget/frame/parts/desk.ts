import css from '@foyer/chat/ways/ways.css?inline'
import { wear } from './wear.ts'

// What several ways need, and their style, is in this one file: the build has their imports of it end
// here (scripts/build-widget.mjs).
export { faultOf, prefilled, sentContact } from '@foyer/chat/ways/contact.ts'
export { ContactFields } from '@foyer/chat/ways/contact-fields.tsx'
export { Refusal, sayRefusal } from '@foyer/chat/ways/refusal.tsx'
export { WayDialog } from '@foyer/chat/ways/way-dialog.tsx'
export { whyNot } from './why-not.ts'

wear(css)
