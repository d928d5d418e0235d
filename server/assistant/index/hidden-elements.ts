import type { CheerioAPI } from 'cheerio'
import { tidy } from './text-run.ts'

/** Any node of a parsed document, and its elements. */
export type DomNode = ReturnType<CheerioAPI['root']>[number]['childNodes'][number]
export type DomElement = Extract<DomNode, { attribs: Record<string, string> }>

const neverText = new Set(
  `script style noscript template svg math iframe object embed canvas video audio map
  nav menu input select textarea option datalist label progress meter dialog head title`.split(
    /\s+/,
  ),
)
const neverRoles = new Set(['navigation', 'menu', 'menubar', 'search', 'dialog', 'alertdialog'])

/**
 * Panels that an accordion or a tab opens, by id: collapsed, yet text the visitor can read. Each with the words
 * of its tab, since tabs stand in a row of their own; '' where what opens it stands above it.
 */
export type Panels = ReadonlyMap<string, string>

/** The panels of a document. */
export function controlledPanels($: CheerioAPI): Panels {
  const panels = new Map<string, string>()
  $('[aria-controls][aria-expanded], [role="tab"][aria-controls]').each((_, element) => {
    const title = $(element).attr('role') === 'tab' ? tidy($(element).text()) : ''
    for (const id of ($(element).attr('aria-controls') ?? '').split(/\s+/)) panels.set(id, title)
  })
  return panels
}

/** Whether an element's text is not part of what the page tells a reader. */
export function isSkipped(element: DomElement, panels: Panels): boolean {
  const { name, attribs } = element
  if (neverText.has(name) || neverRoles.has(attribs.role ?? '')) return true
  if (/(^|\s)(skip-?(link|nav|to-content)|cookie-(banner|notice))/i.test(attribs.class ?? '')) {
    return true
  }
  if (name === 'a' && isSkipLink(element)) return true
  if (name === 'tr' && isFieldRow(element)) return true
  return looksHidden(attribs) && !isPanel(attribs, panels)
}

/** Whether an element is a panel: one that something opens, or by its role, as builders write it without more. */
function isPanel({ id, role, ...attribs }: Record<string, string>, panels: Panels): boolean {
  if (role === 'tabpanel' || (role === 'region' && attribs['aria-labelledby'] !== undefined))
    return true
  return id !== undefined && panels.has(id)
}

const fields = new Set(['input', 'select', 'textarea'])
/** Inputs that no words are typed into: what stands beside a box to tick is told, and a button has no name. */
const untyped = new Set(['checkbox', 'radio', 'hidden', 'button', 'submit', 'reset', 'image'])
/** A row with more letters is laid out around a field, such as one to search. */
const longestFieldName = 100
/** A field and its name lie no deeper than this in their row. */
const deepest = 8

/** A row of a form: the name of a field beside a cell with nothing but the field, which tells a reader nothing. */
function isFieldRow({ childNodes: cells }: DomElement): boolean {
  const isField = (cell: DomNode): boolean =>
    'attribs' in cell &&
    cell.childNodes.some(
      (one) => 'attribs' in one && fields.has(one.name) && !untyped.has(one.attribs.type ?? ''),
    ) &&
    lettersIn(cell) === 0
  const letters = () => cells.reduce((sum, cell) => sum + lettersIn(cell), 0)
  return cells.some(isField) && letters() <= longestFieldName
}

function lettersIn(node: DomNode, depth = 0): number {
  if (node.type === 'text') return tidy(node.data).length
  if (!('attribs' in node) || fields.has(node.name)) return 0
  if (depth > deepest) return Infinity
  return node.childNodes.reduce((sum, one) => sum + lettersIn(one, depth + 1), 0)
}

/** A link past the menu, for keyboards: "Skip to the text". */
function isSkipLink({ attribs, childNodes }: DomElement): boolean {
  const [only] = childNodes
  if (!(attribs.href ?? '').startsWith('#') || only?.type !== 'text') return false
  return /^\s*(?:skip|jump|saltar|ir) (?:to|past|over|al?|directamente)\b/i.test(only.data)
}

function looksHidden(attribs: Record<string, string>): boolean {
  if (attribs.hidden !== undefined || attribs['aria-hidden'] === 'true') return true
  return /(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribs.style ?? '')
}
