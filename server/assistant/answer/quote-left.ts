import type { SiteIndex } from '../index/site-index.ts'
import type { Span } from './grow-quote.ts'
import { leavesToOthers } from './practice-gate.ts'
import { type Quoted, quoteSpan } from './quote.ts'

/**
 * The quote of a span. Where only the heading above it says that the firm leaves it to others ("What we do not take"),
 * that is told before it: without it the quote would say the opposite.
 */
export function quoteWithRefusal(index: SiteIndex, span: Span): Quoted {
  const quoted = quoteSpan(index, span)
  const heading = index.passages[span.passage]?.headings.at(-1) ?? ''
  if (!leavesToOthers(heading) || leavesToOthers(quoted.text)) return quoted
  return { ...quoted, text: `${heading.replace(/[.:]$/, '')}: ${quoted.text}` }
}
