import { CostlyMarkup, loadHtml } from '../index/load-html.ts'

/**
 * Where a snippet stands. Only in the first two does a browser run it: the others are texts and shelves,
 * such as a comment, a `noscript`, or words that an editor shows as they were pasted.
 */
export type SnippetPlace =
  | 'head'
  | 'body'
  | 'noscript'
  | 'template'
  | 'comment'
  | 'text'
  | 'frame'
  | 'script'
  | 'drawing'

/** A script element that is, or was meant to be, a snippet of Foyer. */
export type FoundSnippet = {
  place: SnippetPlace
  /** How many elements come before it. */
  after: number
  /** Whose address it is: this installation's, its twin without encryption, another's, or a broken one. */
  address: 'ours' | 'insecure' | 'other' | 'broken'
  token: string | null
  nonce: string | null
  /** What keeps a browser from running it as the plain script it is. */
  held: HeldBy | null
}

/** Why a script element does not run, or not as itself. */
export type HeldBy = 'rocket-loader' | 'type' | 'module' | 'nomodule' | 'crossorigin' | 'integrity'

/** What a page says that matters to the chat. */
export type ReadPage = {
  snippets: FoundSnippet[]
  /** Policies in the page itself, with how many elements come before each. */
  policies: { text: string; after: number }[]
  /** It has a tag manager, whose scripts do not stand in it. */
  hasTagManager: boolean
  /** One of its scripts names ours, and may bring it in. */
  isNamedByScript: boolean
}

type Page = ReturnType<typeof loadHtml>
type Node = ReturnType<Page>[number]
type Attributes = Readonly<Record<string, string>>

/** What is looked for, and where. */
type Search = {
  loader: URL
  base: string
  found: ReadPage
  elements: number
  /** Texts that may still be read as markup: a hostile page would have thousands. */
  texts: number
  /** Characters of policies so far. */
  policies: number
}

const maxTexts = 40

/** Copies of the snippet, and characters of policies, that a page may have: all is held against all. */
const most = { snippets: 40, policies: 20_000 } as const

/** Longest base address that counts; every address in the page is read anew with it. */
const longestBase = 2_000

/** Types that browsers run as classic scripts (HTML standard, JavaScript MIME types). */
const scriptTypes = new Set([
  'text/jscript',
  'text/livescript',
  ...['javascript', 'ecmascript', 'x-javascript', 'x-ecmascript'].flatMap((name) => [
    `text/${name}`,
    `application/${name}`,
  ]),
  ...['1.0', '1.1', '1.2', '1.3', '1.4', '1.5'].map((version) => `text/javascript${version}`),
])

const resolved = (text: string, base: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null

/** `widget.example/widget.js`: how our script is known in whatever a text has become. */
const markOf = ({ host, pathname }: URL): string => `${host}${pathname}`

function addressOf(written: string, url: URL | null, loader: URL): FoundSnippet['address'] | null {
  if (url?.pathname === loader.pathname) {
    if (url.origin === loader.origin) return 'ours'
    if (url.host === loader.host) return 'insecure'
    return 'other'
  }
  return written.toLowerCase().includes(markOf(loader)) ? 'broken' : null
}

function heldBy(attributes: Attributes, isMoved: boolean): HeldBy | null {
  const type = (attributes['type'] ?? '').trim().toLowerCase()
  if (/^[\da-f]+-(?:text|application)\/javascript$/.test(type)) return 'rocket-loader'
  if (type === 'module') return 'module'
  if (isMoved || (type !== '' && !scriptTypes.has(type))) return 'type'
  if (attributes['nomodule'] !== undefined) return 'nomodule'
  if (attributes['integrity'] !== undefined) return 'integrity'
  return attributes['crossorigin'] === undefined ? null : 'crossorigin'
}

/** Reads a script element; null where it is none of Foyer's. */
function readScript(
  attributes: Attributes,
  { loader, base }: Search,
): Omit<FoundSnippet, 'place' | 'after'> | null {
  const token = attributes['data-token'] ?? null
  const nonce = attributes['nonce'] ?? null
  const src = attributes['src']?.trim() ?? ''
  const url = src === '' ? null : resolved(src, base)
  const address = src === '' ? null : addressOf(src, url, loader)
  // Any site may have a widget.js; with a token of this kind beside it, it is a Foyer's.
  if (address === 'other' && token === null) return null
  if (address !== null) return { address, token, nonce, held: heldBy(attributes, false) }
  // Those who hold a script back keep its address under another name.
  for (const [name, value] of Object.entries(attributes)) {
    const kept = name === 'src' ? null : resolved(value.trim(), base)
    if (kept !== null && markOf(kept) === markOf(loader))
      return { address: 'ours', token, nonce, held: heldBy(attributes, true) }
  }
  return null
}

/** The tag of a text that names our script, and what follows; a whole snippet is much shorter. */
function tagAround(text: string, mark: string): string | null {
  const at = text.toLowerCase().indexOf(mark)
  const start = at === -1 ? -1 : text.lastIndexOf('<', at)
  return start === -1 ? null : text.slice(start, at + longestTag)
}

const longestTag = 2_000

/** Reads what is only text to a browser as if it were markup, to say where a snippet has ended up. */
function readText(text: string, place: SnippetPlace, search: Search): void {
  const mark = markOf(search.loader)
  if (place === 'script' && text.toLowerCase().includes(mark)) search.found.isNamedByScript = true
  const tag = tagAround(text, mark)
  if (tag === null || search.texts === 0) return
  search.texts -= 1
  const inner: Search = { ...search, found: emptyPage(), elements: 0, texts: 0, policies: 0 }
  walk(loadHtml(tag).root().toArray(), 'body', inner)
  const snippets = inner.found.snippets.map((each) => ({ ...each, place, after: search.elements }))
  search.found.snippets.push(...snippets)
}

const emptyPage = (): ReadPage => ({
  snippets: [],
  policies: [],
  hasTagManager: false,
  isNamedByScript: false,
})

const tagManager = 'googletagmanager.com/gtm.js'

function readElement(name: string, attributes: Attributes, place: SnippetPlace, search: Search) {
  const { found, elements: after } = search
  if (name === 'meta' && place === 'head') {
    const isPolicy = attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy'
    if (isPolicy) addPolicy({ text: attributes['content'] ?? '', after }, search)
  }
  if (name === 'iframe') readText(attributes['srcdoc'] ?? '', 'frame', search)
  if (name !== 'script') return
  if ((attributes['src'] ?? '').includes(tagManager)) found.hasTagManager = true
  const script = readScript(attributes, search)
  if (script === null) return
  found.snippets.push({ ...script, place, after })
  if (found.snippets.length > most.snippets) throw new CostlyMarkup('too many snippets')
}

function addPolicy(policy: ReadPage['policies'][number], search: Search): void {
  search.found.policies.push(policy)
  search.policies += policy.text.length + 1
  if (search.policies > most.policies) throw new CostlyMarkup('too long a policy')
}

/** Where an element's children stand, as far as the element changes that. */
function placeWithin(name: string, place: SnippetPlace): SnippetPlace {
  if (place !== 'head' && place !== 'body') return place
  if (name === 'head' || name === 'body') return name
  if (name === 'template') return 'template'
  return name === 'svg' || name === 'math' ? 'drawing' : place
}

/** What the text within an element is to a browser. */
function placeOfText(parent: string, place: SnippetPlace): SnippetPlace {
  if (parent === 'noscript' || parent === 'script') return parent
  return place === 'head' || place === 'body' ? 'text' : place
}

/** Goes through nodes in the order of the document, without calling itself for each depth. */
function walk(nodes: Node[], start: SnippetPlace, search: Search): void {
  const left = nodes.toReversed().map((node) => ({ node, place: start, parent: '' }))
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, place, parent } = next
    if (node.type === 'text') {
      if (parent === 'script' && node.data.includes(tagManager)) search.found.hasTagManager = true
      readText(node.data, placeOfText(parent, place), search)
    }
    if (node.type === 'comment') readText(node.data, 'comment', search)
    if (!('children' in node)) continue
    const name = 'name' in node ? node.name : ''
    if ('attribs' in node) {
      search.elements += 1
      readElement(name, node.attribs, place, search)
    }
    const within = placeWithin(name, place)
    for (const child of node.children.toReversed())
      left.push({ node: child, place: within, parent: name })
  }
}

/**
 * Finds every snippet in a page, and where it has ended up. `loader` is the address of this installation's
 * script.
 * @throws CostlyMarkup for a page made to be costly.
 */
export function findSnippets(html: string, page: URL, loader: URL): ReadPage {
  const document = loadHtml(html)
  const named = document('base[href]').attr('href') ?? ''
  const base = resolved(named.slice(0, longestBase), page.href)?.href ?? page.href
  const found = emptyPage()
  const search: Search = { loader, base, found, elements: 0, texts: maxTexts, policies: 0 }
  walk(document.root().toArray(), 'body', search)
  return found
}
