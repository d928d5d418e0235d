import type { Block } from './page-content.ts'

/**
 * A piece of inline text, whether it is bold and whether it is a link to a page; `parts` is where a page parts
 * words by its styles alone.
 */
export type Piece = { text: string; bold: boolean; link?: boolean; parts?: true }

/** Whitespace collapsed and trimmed: how every text of a page is kept and quoted. */
export function tidy(text: string): string {
  return text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim()
}

/**
 * Blocks of one run of inline text. A bold question opening the run, or standing alone, becomes a
 * heading: that is how many sites write their questions. Lines parted by `br` are joined again
 * where they look like one address.
 */
export function blocksOfRun(run: Piece[], kind: 'paragraph' | 'item'): Block[] {
  return paragraphsOf(splitLines(run)).flatMap((lines) => blocksOfLines(lines, kind))
}

/** The paragraphs of lines: parted by empty lines, as old pages part them, and begun by a bold title. */
function paragraphsOf(lines: readonly Piece[][]): Piece[][][] {
  const paragraphs: Piece[][][] = [[]]
  for (const [at, line] of lines.entries()) {
    if (lineText(line) === '') paragraphs.push([])
    else if (openingHeading(line, textBelow(lines, at))?.after === '') paragraphs.push([line])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/** The line below another in its paragraph, if there is one. */
const textBelow = (lines: readonly Piece[][], at: number): string[] =>
  lines
    .slice(at + 1, at + 2)
    .map(lineText)
    .filter((text) => text !== '')

function blocksOfLines(lines: Piece[][], kind: 'paragraph' | 'item'): Block[] {
  const [first, ...rest] = lines
  const opening = first === undefined ? null : openingHeading(first, rest.map(lineText), kind)
  if (opening === null) return joinLines(lines.map(readLine)).map((line) => ({ kind, ...line }))
  const after = [{ text: opening.after }, ...rest.map(readLine)].filter(({ text }) => text !== '')
  return [
    { kind: 'heading', text: opening.heading, level: 7 },
    ...joinLines(after).map((line): Block => ({ kind, ...line })),
  ]
}

/** A line as its block has it. */
type Line = Pick<Block, 'text' | 'link'>

function readLine(pieces: Piece[]): Line {
  const text = lineText(pieces)
  return isOfLinks(pieces) && !/\d/.test(text) ? { text, link: true } : { text }
}

/** Words up to which a link names where it leads, and says nothing itself. */
const linkWords = 6

/** Whether nothing but short links stands in a line, whatever parts them. */
const isOfLinks = (pieces: Piece[]): boolean =>
  pieces.every(
    ({ text, link }) =>
      !/\p{L}/u.test(text) || (link === true && tidy(text).split(' ').length <= linkWords),
  )

function lineText(pieces: Piece[]): string {
  return tidy(pieces.map((piece) => piece.text).join(''))
}

function splitLines(run: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const piece of run) {
    if (piece.text === '\n') lines.push([])
    else lines.at(-1)?.push(piece)
  }
  return lines
}

/** Words from which the line after a bold one is its text and not the next line of an address. */
const textWords = 8

function openingHeading(
  line: Piece[],
  below: readonly string[],
  kind: 'paragraph' | 'item' = 'paragraph',
): { heading: string; after: string } | null {
  const alone = below.length === 0
  const pieces = line.filter(({ text, parts }) => parts === true || text.trim() !== '')
  const plain = pieces.findIndex((piece) => !piece.bold)
  const whole = lineText(line)
  const asked = /^(q|question|p|pregunta)\s*\d*\s*[.:)]\s/i.test(whole) && whole.endsWith('?')
  if (asked && alone) return { heading: whole, after: '' }
  const bold =
    plain < 0
      ? whole
      : tidy(
          pieces
            .slice(0, plain)
            .map((piece) => piece.text)
            .join(''),
        )
  if (bold === '' || bold.length > 200) return null
  const after = tidy(whole.slice(bold.length))
  if (bold.endsWith('?') || isRunIn(bold, after, kind)) return { heading: bold, after }
  if (pieces[plain]?.parts === true && isLabel(bold))
    return { heading: bold, after: tidy(whole.slice(bold.length)) }
  return plain < 0 && isTitle(bold, below) ? { heading: bold, after: '' } : null
}

/**
 * Words of a bold sentence that opens a paragraph as its heading does ("How we bill.", "What to bring."), and fewest of
 * what follows; each entry of a list has one however short ("Pay.").
 */
const runIn = {
  paragraph: { from: 2, to: 6, after: 8 },
  item: { from: 1, to: 6, after: 2 },
} as const
/** What answers a question, and is no heading over the rest of the answer. */
const isAnswer = /^(?:yes|no|s[ií]|maybe|often|sometimes|never)\.$/iu

const isRunIn = (bold: string, after: string, kind: 'paragraph' | 'item'): boolean => {
  const words = bold.split(' ').length
  const { from, to, after: least } = runIn[kind]
  const isOpening =
    words >= from &&
    words <= to &&
    !isAnswer.test(bold) &&
    /^\p{Lu}(?:[^\d.]|(?<=(?:^| )\p{Lu})\.)*\.$/u.test(bold)
  return isOpening && after.split(' ').length >= least
}

/** Words of a bold text beside another that may be its label: "Family law", "Eleanor Larch". */
const isLabel = (bold: string): boolean =>
  bold.split(' ').length <= 6 && /^\p{Lu}.*[\p{L})]$/u.test(bold)

/** Whether a bold line is a title: alone, or over a line that is a text. */
function isTitle(bold: string, [next]: readonly string[]): boolean {
  const fewest = next === undefined ? 8 : 3
  if (next !== undefined && next.split(' ').length < textWords) return false
  return bold.length >= fewest && /^\p{L}.{0,70}[^.:;,!]$/u.test(bold) && !/\d{3}/.test(bold)
}

function joinLines(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before !== undefined && continues(before.text, line.text)) {
      joined[joined.length - 1] = { text: `${before.text} ${line.text}` }
    } else {
      joined.push(line)
    }
  }
  return joined
}

/** Whether two short lines are one thing broken for looks, such as a postal address. */
function continues(before: string, line: string): boolean {
  if (before.length > 90 || line.length > 60) return false
  if (/[.!?:]$/.test(before) || /^[\p{L} ]{2,20}:/u.test(line)) return false
  const contact = /@|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\d:\d\d|\b(?:noon|closed|cerrado)\b/i
  if (contact.test(before) || contact.test(line)) return false
  return /\d/.test(before) || /\d/.test(line)
}
