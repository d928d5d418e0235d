import type { DomElement, Panels } from './hidden-elements.ts'
import { opensWithPrice, valueWords } from './labelled-values.ts'
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
  const told = levelByStyle(styleOf(node)) ?? (isLabel(node, panels) ? label : null)
  if (told === null || holdsBlocks(node)) return null
  const text = visibleText(node, panels)
  return readsAsHeading(text) && (told.named || !/[.!]$/.test(text)) ? told.level : null
}

/** A label of level 7 is joined with its value into one row (`labelled-values.ts`). */
const label = { level: 7, named: false }

/** Words up to which what stands beside a number is its label. */
const labelWords = 5

/**
 * Whether an element stands first in a box, and second its price; or, where boxes of one kind follow each other,
 * a number, an address or a time ("Fax", "(330) 555-0149").
 */
function isLabel(node: DomElement, panels: Panels): boolean {
  const second = elementBeside(node, 'nextSibling')
  if (second === null || elementBeside(node, 'previousSibling') !== null) return false
  const value = visibleText(second, panels)
  if (value.split(' ').length > valueWords) return false
  if (opensWithPrice.test(value)) return true
  const text = visibleText(node, panels)
  if (!/[\d@]/.test(value) || /\d/.test(text) || text.split(' ').length > labelWords) return false
  return elementBeside(second, 'nextSibling') === null && isOneOfMany(node.parent)
}

/** Whether a box has another of its class beside it. */
function isOneOfMany(box: DomElement['parent']): boolean {
  if (box === null || !('attribs' in box) || (box.attribs.class ?? '') === '') return false
  return (['nextSibling', 'previousSibling'] as const).some(
    (side) => elementBeside(box, side)?.attribs.class === box.attribs.class,
  )
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
