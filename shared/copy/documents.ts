/** What a visitor reads once a file has been taken. */
export const documentTaken = {
  en: 'Your file was sent to {firm}. The firm answers you itself.',
  es: 'Su archivo fue enviado a {firm}. La firma le responde directamente.',
} as const

/** What is wrong with the form around a file, for `details`. */
export const documentForm = {
  oneFile: 'Send one file at a time.',
  fieldTooLong: 'This is too long.',
} as const

/** The e-mail that tells the firm. Its subject holds no fact of the case, and the file stays here. */
export const documentMail = {
  subject: 'A visitor sent a document',
  title: 'A visitor sent a document',
  document: 'Document',
  filename: 'File name',
  kind: 'Kind',
  size: 'Size',
  description: 'Description',
  nameless: 'The visitor has left no name and no way to reach them yet.',
  fetch:
    'The file is not attached. You can download it in your dashboard, under Documents Received.',
  infected:
    'A virus was found in the file, so it was removed. Ask the sender for a clean copy if you need it.',
  open: 'Open Documents Received',
  caution: 'Open it with the same care as any file from somebody you do not know yet.',
  why: 'You receive this because Foyer answers visitors on your website and brings what they leave to this address.',
} as const
