import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Firm } from './desk.ts'
import { plainPage, type Website } from './website.ts'

/** One text of a public set that becomes a page. */
export type Passage = { title: string; text: string }

/** A firm whose site is a public set of texts, a page each: `/1` is the first. */
export function passagesFirm(
  name: string,
  language: Language,
  passages: readonly Passage[],
): Firm & { website: Website } {
  const pages = passages.map(({ title, text }, at): [string, string] => [
    pathOf(at),
    plainPage(language, { title, paragraphs: [text.replaceAll(/\s+/g, ' ').trim()] }),
  ])
  const home = plainPage(language, { title: name, paragraphs: [`${name}.`] })
  const website: Website = new Map([['/', home], ...pages])
  return { name, phone: '555-555-0100', timeZone: 'America/New_York', website }
}

/** The path of the passage at this place, counted from nought. */
export const pathOf = (at: number): string => `/${at + 1}`
