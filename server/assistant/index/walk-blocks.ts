import type { Block } from './page-content.ts'
import { type DomElement, type DomNode, isSkipped, type Panels } from './hidden-elements.ts'
import { withDays } from './opening-lines.ts'
import { type Piece, blocksOfRun } from './text-run.ts'
import { blockNames, maxDepth, visibleText } from './visible-text.ts'
import { isTable, readTable } from './read-table.ts'
import { styledLevel } from './styled-heading.ts'

type Place = {
  kind: 'paragraph' | 'item'
  chrome: boolean
  bold: boolean
  link: boolean
  depth: number
}

/** One walk over a document: where its blocks go, the inline text being gathered, and whether some was left out since. */
type Walk = { blocks: Block[]; run: Piece[]; panels: Panels; gap: boolean }

/** Reads the visible blocks below an element, in page order. */
export function walkBlocks(root: DomNode[], panels: Panels): Block[] {
  const walk: Walk = { blocks: [], run: [], panels, gap: false }
  const place: Place = { kind: 'paragraph', chrome: false, bold: false, link: false, depth: 0 }
  visitAll(walk, root, place)
  flush(walk, place)
  return withDays(partQuestions(walk.blocks))
}

/** "Q: …" and "A: …", as pages mark what is asked and what is answered. */
const questionLabel = /^(?:(?:q|question)\s*\d*\s*[.:)]|(?:p|pregunta)\s*\d*\s*[:)])\s+/i
const answerLabel = /^(?:(?:a|answer)\s*\d*\s*[.:)]|(?:r|respuesta)\s*\d*\s*[:)])\s+(?=\p{Lu})/iu

/** Questions as headings of their answers, both without the letters that mark them. */
function partQuestions(blocks: readonly Block[]): Block[] {
  const isAnswer = (at: number): boolean =>
    answerLabel.test(blocks[at]?.text ?? '') && questionLabel.test(blocks[at - 1]?.text ?? '')
  return blocks.map((block, at) => {
    if (isAnswer(at + 1))
      return { ...block, kind: 'heading', level: 7, text: block.text.replace(questionLabel, '') }
    if (isAnswer(at)) return { ...block, text: block.text.replace(answerLabel, '') }
    return isQuestionOver(block, blocks[at + 1]) ? { ...block, kind: 'heading', level: 7 } : block
  })
}

/** Characters up to which a paragraph that asks may be the heading of the text that answers. */
const longestQuestion = 140

/** Whether a paragraph is a question and the next one its answer: its page shows it as a heading by style alone. */
function isQuestionOver({ kind, text, chrome }: Block, below: Block | undefined): boolean {
  return (
    kind === 'paragraph' &&
    chrome !== true &&
    text.length <= longestQuestion &&
    /^[\p{Lu}\u00bf\u201c"].*\?$/u.test(text) &&
    below !== undefined &&
    (below.kind === 'paragraph' || below.kind === 'item') &&
    !below.text.endsWith('?')
  )
}

function visitAll(walk: Walk, nodes: DomNode[], place: Place): void {
  for (const node of nodes) visit(walk, node, place)
}

function visit(walk: Walk, node: DomNode, place: Place): void {
  if (node.type === 'text') {
    walk.run.push({ text: node.data, bold: place.bold, link: place.link })
    return
  }
  if (!('attribs' in node) || place.depth > maxDepth) return
  if (isSkipped(node, walk.panels)) {
    leaveOut(walk, node, place)
    return
  }
  if (opensPanel(node)) {
    visitOpener(walk, node, place)
  } else if (node.name === 'br') {
    walk.run.push({ text: '\n', bold: place.bold })
  } else if (blockNames.has(node.name) || node.attribs.role === 'heading') {
    visitBlock(walk, node, place)
  } else {
    if (beginsWord(node, walk.run.at(-1)?.text ?? ''))
      walk.run.push({ text: ' ', bold: false, parts: true })
    visitAll(walk, node.childNodes, inside(node, place))
  }
}

/** What only eyes read is left out, and no quote goes across it. */
function leaveOut(walk: Walk, node: DomElement, place: Place): void {
  if (node.attribs['aria-hidden'] !== 'true' || !blockNames.has(node.name)) return
  flush(walk, place)
  walk.gap = true
}

/**
 * Whether an element begins a new word although no space stands before it: pages part "Eleanor Larch" and
 * "Attorney" by their styles alone.
 */
function beginsWord(node: DomElement, before: string): boolean {
  if (node.previousSibling?.type !== 'tag' || !/[\p{Ll}\d.)]$/u.test(before)) return false
  let first: DomNode | undefined = node
  while (first !== undefined && 'childNodes' in first) [first] = first.childNodes
  return first?.type === 'text' && /^\p{Lu}/u.test(first.data)
}

function visitBlock(walk: Walk, node: DomElement, place: Place): void {
  flush(walk, place)
  const level = headingLevel(node) ?? (place.chrome ? null : styledLevel(node, walk.panels))
  if (level !== null) {
    pushHeading(walk, node, { level, chrome: place.chrome })
    return
  }
  if (isTable(node) && pushTable(walk, node, place)) return
  // What a button does is no text of the page.
  if (node.name === 'button') return
  const title = walk.panels.get(node.attribs.id ?? '') ?? ''
  if (title !== '' && !place.chrome)
    walk.blocks.push({ kind: 'heading', text: title, level: 7, moved: true })
  const within = inside(node, place)
  visitAll(walk, node.childNodes, within)
  flush(walk, within)
}

function inside(node: DomElement, place: Place): Place {
  const isChrome = ['header', 'footer', 'aside'].includes(node.name) && !inArticle(node)
  return {
    kind:
      node.name === 'li' ? 'item' : blockNames.has(node.name) ? itemKept(node, place) : place.kind,
    chrome: place.chrome || isChrome || node.attribs.role === 'contentinfo',
    bold: place.bold || node.name === 'b' || node.name === 'strong',
    link:
      place.link ||
      (node.name === 'a' && /^(?!(?:tel|mailto|sms):)/i.test(node.attribs.href ?? 'tel:')),
    depth: place.depth + 1,
  }
}

function itemKept(node: DomElement, place: Place): 'paragraph' | 'item' {
  return ['p', 'div', 'span'].includes(node.name) ? place.kind : 'paragraph'
}

/** A header or footer inside the main part belongs to it, not to the page's frame. */
function inArticle(node: DomElement): boolean {
  let parent = node.parent
  for (let steps = 0; parent !== null && steps < 12; steps += 1) {
    if ('name' in parent && ['article', 'main', 'section'].includes(parent.name)) return true
    parent = parent.parent
  }
  return false
}

function headingLevel(node: DomElement): number | null {
  const marked = /^h([1-6])$/.exec(node.name)
  if (marked !== null) return Number(marked[1])
  if (node.attribs.role === 'heading') return Number(node.attribs['aria-level'] ?? 3) || 3
  return node.name === 'summary' || node.name === 'dt' ? 7 : null
}

function pushHeading(walk: Walk, node: DomElement, at: { level: number; chrome: boolean }): void {
  const text = visibleText(node, walk.panels)
  if (text === '') return
  const block: Block = { kind: 'heading', text, level: at.level }
  const id = node.attribs.id ?? anchorBefore(node)
  if (id !== undefined && id !== '') block.id = id
  if (at.chrome) block.chrome = true
  walk.blocks.push(block)
}

/** The id of the section a heading opens, where the heading itself has none. */
function anchorBefore(node: DomElement): string | undefined {
  const parent = node.parent
  if (parent === null || !('attribs' in parent)) return undefined
  const first = parent.childNodes.find((child) => child.type === 'tag')
  return first === node && ['section', 'article', 'div', 'details'].includes(parent.name)
    ? parent.attribs.id
    : undefined
}

function pushTable(walk: Walk, node: DomElement, place: Place): boolean {
  const rows = readTable(node, walk.panels)
  if (rows === null) return false
  for (const row of rows) walk.blocks.push(place.chrome ? { ...row, chrome: true } : row)
  return true
}

/** Whether an element opens a panel: a button or its like, or a tab. */
function opensPanel(node: DomElement): boolean {
  const { name, attribs } = node
  if (headingLevel(node) !== null) return false
  if (attribs.role === 'tab') return attribs['aria-controls'] !== undefined
  return attribs['aria-expanded'] !== undefined && (name === 'button' || attribs.role === 'button')
}

/** What opens a panel is that panel's heading: an accordion's stands above it, a tab's is put there. */
function visitOpener(walk: Walk, node: DomElement, place: Place): void {
  flush(walk, place)
  const text = visibleText(node, walk.panels)
  if (place.chrome || node.attribs.role === 'tab') return
  // A word alone opens a menu.
  if (/[a-z].*\s/i.test(text) && text.length <= 200)
    walk.blocks.push({ kind: 'heading', text, level: 7 })
}

function flush(walk: Walk, place: Place): void {
  if (walk.run.length === 0) return
  for (const block of blocksOfRun(walk.run, place.kind)) {
    if (place.chrome) block.chrome = true
    if (walk.gap) block.apart = true
    walk.gap = false
    walk.blocks.push(block)
  }
  walk.run = []
}
