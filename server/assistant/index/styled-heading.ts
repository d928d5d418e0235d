import type { DomElement, Panels } from './hidden-elements.ts'
import { blockNames, visibleText } from './visible-text.ts'

/** A level as builders name it: "Heading_h2__d3d36", "heading-style-h4". */
const levelName = /(?:^|[\s_-])h([1-6])(?=$|[\s_-])/i
/** A title by its name: "Hero_title", "card-title", "section_heading". */
const titleName = /(?:^|[\s_-])(?:title|heading|headline|sub-?heading)(?=$|[\s_-])/i
/** The type sizes of utility classes, with the level each stands for. */
const sizes: readonly (readonly [size: RegExp, level: number])[] = [
  [/(?:^|[\s:])text-[3-9]xl(?=$|\s)/, 2],
  [/(?:^|[\s:])text-2xl(?=$|\s)/, 3],
  [/(?:^|[\s:])text-xl(?=$|\s)/, 4],
]
const boldName = /(?:^|[\s:])font-(?:semibold|bold|extrabold|black)(?=$|\s)/
const boldStyle = /font-weight\s*:\s*(?:bold|[6-9]00)/i

/** Words up to which a line that looks like a heading is one. */
const longestHeading = 14

/** Whether a text can be a heading: short, with a word in it, no sum, no address of any kind, not cut off. */
const readsAsHeading = (text: string): boolean =>
  text.split(' ').length <= longestHeading &&
  /\p{L}{3}/u.test(text) &&
  /^["\u201c\u00bf\u00a1(]?[\p{Lu}\d]/u.test(text) &&
  !/[$@]|\d{3}[-. ]\d{4}|[:;,]$/.test(text)

/**
 * The level of a paragraph that only its style makes a heading, as frameworks and page builders print them; null
 * where it is none.
 */
export function styledLevel(node: DomElement, panels: Panels): number | null {
  if (node.name !== 'p' && node.name !== 'div') return null
  const told = levelByStyle(styleOf(node)) ?? (isOverPrice(node, panels) ? overPrice : null)
  if (told === null || holdsBlocks(node)) return null
  const text = visibleText(node, panels)
  return readsAsHeading(text) && (told.named || !/[.!]$/.test(text)) ? told.level : null
}

/** A label of level 7 is joined with its value into one row (`labelled-values.ts`). */
const overPrice = { level: 7, named: false }

/** Words of a price with what it is for: "$450 flat", "from $1,100 for two". */
const priceWords = 8

/** Whether an element stands first in a box and a price second, as cards and rows of prices are built. */
function isOverPrice(node: DomElement, panels: Panels): boolean {
  const second = elementBeside(node, 'nextSibling')
  if (second === null || elementBeside(node, 'previousSibling') !== null) return false
  const price = visibleText(second, panels)
  return /^(?:from |desde )?\$\d/i.test(price) && price.split(' ').length <= priceWords
}

function elementBeside(
  node: DomElement,
  side: 'nextSibling' | 'previousSibling',
): DomElement | null {
  let beside = node[side]
  while (beside !== null && !('attribs' in beside)) beside = beside[side]
  return beside
}

function levelByStyle(style: string): { level: number; named: boolean } | null {
  const level = levelName.exec(style)?.[1]
  if (level !== undefined) return { level: Number(level), named: true }
  const size = sizes.find(([pattern]) => pattern.test(style))
  if (titleName.test(style)) return { level: size?.[1] ?? 7, named: true }
  if (!boldName.test(style) && !boldStyle.test(style)) return null
  return { level: size?.[1] ?? 7, named: false }
}

/** The classes and the style of an element and of the one it wraps. */
function styleOf({ attribs, childNodes }: DomElement): string {
  const parts = childNodes.filter((child) => child.type === 'tag' || /\S/.test(textOf(child)))
  const [only] = parts
  const inner = parts.length === 1 && only !== undefined && 'attribs' in only ? only.attribs : {}
  return [attribs.class, attribs.style, inner.class, inner.style].join(' ')
}

const textOf = (node: DomElement['childNodes'][number]): string =>
  node.type === 'text' ? node.data : ''

const holdsBlocks = (node: DomElement): boolean =>
  node.childNodes.some(
    (child) => 'attribs' in child && (blockNames.has(child.name) || holdsBlocks(child)),
  )
