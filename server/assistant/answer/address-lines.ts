import type { SiteIndex } from '../index/site-index.ts'
import type { Span } from './grow-quote.ts'
import type { Line } from './quote.ts'

/** A box at the post office: nobody is found there. */
const postBox = /\bp\.? ?o\.? ?box\b|\bapartado postal\b/i
const asksForMail = /(?<!e-)\bmail(?:ing)?\b|\bp\.? ?o\.? ?box\b|\bpostal\b|\bcorrespondencia\b/i

/** Offices told at once; a firm with more has a page for them. */
const mostOffices = 3

/**
 * Where the firm is: of the lines that state an address, one for each office, with its street and its town where
 * any line has both. Where mail is asked about, its box alone.
 */
export function addressLines(index: SiteIndex, text: string, stated: readonly Span[]): Line[] {
  const said = ({ from }: Span) => index.sentences[from] ?? ''
  const boxes = stated.filter((line) => postBox.test(said(line)))
  if (boxes.length > 0 && asksForMail.test(text)) return boxes.slice(0, 1)
  const streets = stated.filter((line) => !boxes.includes(line))
  const offices = new Map<string, Span>()
  for (const line of streets) {
    const place = placeOf(said(line))
    if (place !== null && !offices.has(place)) offices.set(place, line)
  }
  if (offices.size === 0) return [...streets, ...boxes].slice(0, 1)
  return [...offices.values()].slice(0, mostOffices).map((line) => ({ ...line, apart: true }))
}

/** The number of a house with its postal code ("418 44299"); null where a line lacks either. */
function placeOf(line: string): string | null {
  const house = /\d+/.exec(line)
  const code = [...line.matchAll(/\b\d{5}\b/g)].at(-1)
  if (house === null || code === undefined || house.index === code.index) return null
  return `${house[0]} ${code[0]}`
}
