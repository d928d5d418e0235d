import { demoFirm } from './firm.ts'

/** The firm's telephone number as a link. */
export const phoneLink = `<a class="nowrap" href="tel:${demoFirm.phoneE164}">${demoFirm.phone}</a>`

/** A link that opens a letter to one of the firm's mailboxes. */
export const mailLink = (address: string = demoFirm.email): string =>
  `<a href="mailto:${address}">${address}</a>`

/** Text made safe to stand in HTML or in a double-quoted attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The office address as HTML, one line each. */
export const addressBlock = `<address>${[
  demoFirm.name,
  demoFirm.address.street,
  `${demoFirm.address.city}, ${demoFirm.address.state} ${demoFirm.address.zip}`,
]
  .map(escaped)
  .join('<br>')}</address>`
