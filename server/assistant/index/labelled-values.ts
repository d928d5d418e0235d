import type { Block } from './page-content.ts'

/** Words up to which a line is a value and no sentence, and up to which a label with its values is a row. */
export const valueWords = 8
const sentenceWords = 4
const rowWords = 16
/** Words up to which a line over a text may be its title. */
const titleWords = 4

const wordsIn = ({ text }: Pick<Block, 'text'>): number => text.split(' ').length

/**
 * A label as definition lists and price lists have it, right over its value: "DACA renewal", "With the firm since".
 * Over a price any heading is one.
 */
const isLabel = ({ kind, level, text, chrome, moved }: Block, below: Block | undefined): boolean =>
  kind === 'heading' &&
  (level === 7 || isPrice(below)) &&
  chrome !== true &&
  moved !== true &&
  !/[?:.]$/.test(text)

/** A text that begins with a price: "$450", "From $1,200". */
export const opensWithPrice = /^(?:from |desde )?\$\d/i

const isPrice = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && opensWithPrice.test(block.text)

/** A line that says nothing without its label: "$450", "2013.", "per applicant", "$290. Less for students." */
const isValue = (block: Block): boolean =>
  block.kind === 'paragraph' && wordsIn(block) <= mostWordsOfValue(block.text)

/** Whether a block is read right after the one before it: it is no frame's and no link, and nothing stands between. */
const isNext = ({ chrome, apart, link }: Block): boolean =>
  chrome !== true && apart !== true && link !== true

const mostWordsOfValue = (text: string): number => {
  if (/^\$[\d,.]*\d\.? /.test(text)) return rowWords
  return /[.!?]$/.test(text) ? sentenceWords : valueWords
}

/** Whether a line is a title by its looks alone, over a list or a text ("Repairs"): it says nothing itself. */
export const isTitle = (block: Block, below: Block | undefined): boolean =>
  block.kind === 'paragraph' &&
  block.chrome !== true &&
  wordsIn(block) <= titleWords &&
  /^\p{Lu}[^\d@]*[^\d@.:;,!?)]$/u.test(block.text) &&
  below !== undefined &&
  (below.kind === 'item' || (below.kind === 'paragraph' && wordsIn(below) > valueWords))

/** A number as pages count with it: "1,900+", "$40 M", "98 %". */
const isNumber = (block: Block | undefined): boolean =>
  block !== undefined &&
  block.kind !== 'row' &&
  /^[$~]? ?\d[\d.,]* ?(?:[%+]|[kmb]\+?|million\+?)?$/i.test(block.text)

/** What a number counts, below it: "Claims concluded". */
const isCounted = (block: Block | undefined): block is Block =>
  block !== undefined &&
  (block.kind === 'heading' || block.kind === 'paragraph') &&
  isNext(block) &&
  wordsIn(block) <= valueWords &&
  /^\p{L}[^\d$?]*$/u.test(block.text)

/** How many blocks from one on are numbers, each over what it counts; 0 where it is a label over its value. */
function counted(blocks: readonly Block[], from: number): number {
  let at = from
  while (isNumber(blocks[at]) && isCounted(blocks[at + 1])) at += 2
  return at - from < 4 || isLabelled(blocks, from) ? 0 : at - from
}

/** Whether a number has its label before it, maybe with a note between ("Naturalization", "per applicant", "$950"). */
function isLabelled(blocks: readonly Block[], number: number): boolean {
  const [above, before, first] = [blocks[number - 2], blocks[number - 1], blocks[number + 1]]
  const isAlike = (label: Block | undefined) =>
    isCounted(label) && label.kind === first?.kind && label.level === first.level
  return isAlike(before) || (before !== undefined && isValue(before) && isAlike(above))
}

/** A page's blocks with each of several numbers and what it counts as one row ("1,900+ Claims concluded"). */
function withCounts(blocks: readonly Block[]): Block[] {
  const whole: Block[] = []
  let end = 0
  for (const [at, block] of blocks.entries()) {
    if (at >= end) end = at + counted(blocks, at)
    if (at >= end) whole.push(block)
    else if (isNumber(block))
      whole.push({ kind: 'row', text: `${block.text} ${blocks[at + 1]?.text}` })
  }
  return whole
}

/**
 * A page's blocks with a label and its values as one row, word for word ("DACA renewal $450"): a value alone
 * is no answer. The label stays as the row's heading.
 */
export function withLabels(page: readonly Block[]): Block[] {
  const blocks = withCounts(page)
  const whole: Block[] = []
  let taken = 0
  for (const [at, block] of blocks.entries()) {
    if (at < taken) continue
    whole.push(block)
    const values = isLabel(block, blocks[at + 1]) ? valuesBelow(blocks, at) : []
    taken = at + 1 + values.length
    const texts = [block, ...values].map(({ text }) => text)
    if (values.length > 0) whole.push({ kind: 'row', text: texts.join(' ') })
  }
  return whole
}

/** The values under a label, as many as fit into a row. */
function valuesBelow(blocks: readonly Block[], label: number): Block[] {
  const values: Block[] = []
  let words = wordsIn(blocks[label] ?? { text: '' })
  for (const block of blocks.slice(label + 1)) {
    words += wordsIn(block)
    if (!isNext(block) || !isValue(block) || words > rowWords) return values
    values.push(block)
  }
  return values
}
