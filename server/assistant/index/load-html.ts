import { type CheerioAPI, load } from 'cheerio'
import { adapter } from 'parse5-htmlparser2-tree-adapter'

/** Elements open at once. Browsers stop at 512; unclosed old markup goes a little deeper. */
const maxOpen = 1_000

/** Elements of one page: more than 2 MB of ordinary markup has (measured: 73,000 in paragraphs). */
const maxElements = 150_000

/** Attributes of all elements: several for each of those. */
const maxAttributes = 400_000

/** The markup is made to be costly, not to be read. */
export class CostlyMarkup extends Error {
  override name = 'CostlyMarkup'
}

/**
 * Parses a document, giving up on one whose nesting or number of elements or attributes grows beyond
 * what a page has: the parser's work grows with the square of the depth (measured: 100 kB of `<div>` took
 * 3 s), and formatting that is never closed is copied into every later paragraph, with its attributes.
 * Within one tag the work still grows with the square of its attributes: whoever parses what anybody may
 * give does so in a thread that can be ended.
 * @throws CostlyMarkup
 */
export function loadHtml(html: string): CheerioAPI {
  let open = 0
  let elements = 0
  let attributes = 0
  const treeAdapter: typeof adapter = {
    ...adapter,
    createElement(name, namespace, ofElement) {
      elements += 1
      attributes += ofElement.length
      if (elements > maxElements) throw new CostlyMarkup('too many elements')
      if (attributes > maxAttributes) throw new CostlyMarkup('too many attributes')
      return adapter.createElement(name, namespace, ofElement)
    },
    onItemPush() {
      open += 1
      if (open > maxOpen) throw new CostlyMarkup('nested too deeply')
    },
    onItemPop() {
      open -= 1
    },
  }
  return load(html, { treeAdapter })
}
