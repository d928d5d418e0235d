import { days } from '@foyer/shared/facts/time.ts'

/** A chat whose notice nobody accepted cannot be gone on with after a day; here it is forgotten. */
export const unacceptedKept = days(30)

/**
 * Which of the payment provider's events had their effect is known this long. A provider repeats an event
 * for some days; an event that came again later would have it asked how things stand, and no more.
 */
export const paymentEventsKept = days(90)

/** Letters to an address are counted by the day; an older count stops none. */
export const letterCountsKept = days(7)

const extensions: Record<string, string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/svg+xml': '.svg',
  'image/gif': '.gif',
}

/** What a logo's file is called in a copy. */
export const logoFile = (mimeType: string): string => `logo${extensions[mimeType] ?? ''}`

/** What a visitor's file is called in a copy: by its id, for its own name may be no name of a file. */
export function documentFile({
  documentId,
  originalFilename,
}: {
  documentId: string
  originalFilename: string
}): string {
  const extension = /\.[a-z0-9]{1,8}$/i.exec(originalFilename)?.[0].toLowerCase() ?? ''
  return `documents/${documentId}${extension}`
}

/** A row without what is the same for all, or means nothing outside Foyer. */
export function plainRow<Row extends object, Left extends keyof Row>(
  row: Row,
  left: readonly Left[],
): Omit<Row, Left> {
  const plain = { ...row }
  for (const name of left) delete (plain as Partial<Row>)[name]
  return plain
}
