import { type DomElement, isSkipped, type Panels } from './hidden-elements.ts'
import type { Block } from './page-content.ts'
import { visibleText } from './visible-text.ts'

/** Whether an element is a table, by its name or, as site builders make them, by its role alone. */
export const isTable = ({ name, attribs }: DomElement): boolean =>
  name === 'table' || attribs.role === 'table' || attribs.role === 'grid'

const isRow = ({ name, attribs }: DomElement): boolean => name === 'tr' || attribs.role === 'row'

/** Whether an element is a cell, and of which kind; null for any other. */
function cellKind({ name, attribs: { role } }: DomElement): 'head' | 'value' | null {
  if (name === 'th' || role === 'columnheader' || role === 'rowheader') return 'head'
  return name === 'td' || role === 'cell' || role === 'gridcell' ? 'value' : null
}

/** Cells longer than this hold a page's layout, not data. */
const longestCell = 400

/**
 * Reads a data table: one `row` block per row, cells parted by a space so that the row stays a
 * verbatim quote, column heads as searchable context. Null for layout tables, which are read like
 * any other block.
 */
export function readTable(table: DomElement, panels: Panels): Block[] | null {
  const rows = rowsOf(table, panels, 0).filter((row) => row.cells.length > 0)
  if (!rows.some((row) => row.cells.length > 1) || rows.some((row) => row.laidOut > 1)) return null
  if (rows.some((row) => row.cells.some((cell) => cell.length > longestCell))) return null
  const blocks: Block[] = []
  let heads = ''
  for (const row of rows) {
    const text = row.cells.join(' ')
    if (row.head) heads = text
    else blocks.push({ kind: 'row', text, ...(heads === '' ? {} : { context: heads }) })
  }
  return blocks
}

/** A row's cells that hold any text, how many are laid out in lines of their own, and whether it names columns. */
type Row = { cells: string[]; laidOut: number; head: boolean }

function rowsOf(node: DomElement, panels: Panels, depth: number): Row[] {
  const rows: Row[] = []
  for (const child of node.childNodes) {
    if (!('attribs' in child) || depth > 4 || isSkipped(child, panels)) continue
    if (isRow(child)) rows.push(readRow(child, panels))
    else if (child.name === 'caption') {
      rows.push({ cells: [visibleText(child, panels)], laidOut: 0, head: false })
    } else rows.push(...rowsOf(child, panels, depth + 1))
  }
  return rows
}

function readRow(row: DomElement, panels: Panels): Row {
  const cells: string[] = []
  let laidOut = 0
  let head = row.parent !== null && 'name' in row.parent && row.parent.name === 'thead'
  let allHeads = true
  for (const cell of row.childNodes) {
    if (!('attribs' in cell) || isSkipped(cell, panels)) continue
    const kind = cellKind(cell)
    if (kind === null) continue
    if (kind === 'value') allHeads = false
    const text = visibleText(cell, panels)
    if (text === '') continue
    cells.push(text)
    if (hasLines(cell)) laidOut += 1
  }
  head ||= allHeads
  return { cells, laidOut, head }
}

/** Whether a cell is a small page of its own, with lines, a list or a heading, rather than a value. */
const hasLines = (cell: DomElement): boolean =>
  cell.childNodes.some((child) => 'attribs' in child && /^(?:br|ul|ol|dl|h[1-6])$/.test(child.name))
