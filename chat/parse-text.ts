/** A stretch of a reply: plain words, or something to follow. */
export type Span = { text: string; href?: string }

/** A reply's paragraphs and lists, in order. */
export type Block = { list: boolean; lines: Span[][] }

const bullet = /^\s*[-*•–]\s+/
const linkable =
  /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]’”'])|((?:\+1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b)|\b(911|988)\b/g

/**
 * Reads a reply's plain text: blank lines part paragraphs, lines with a leading dash are list
 * items, and telephone numbers become links. Web addresses do in the firm's `own` words: what a page
 * says may be anybody's. 911 and 988 are only linked where the reply is about safety.
 */
export function parseText(text: string, safety?: boolean, own?: boolean): Block[] {
  const blocks: Block[] = []
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    for (const [index, line] of paragraph.split('\n').entries()) {
      const list = bullet.test(line)
      const spans = parseSpans(list ? line.replace(bullet, '') : line, safety, own)
      const last = blocks.at(-1)
      if (index > 0 && last?.list === list) last.lines.push(spans)
      else blocks.push({ list, lines: [spans] })
    }
  }
  return blocks
}

function parseSpans(line: string, safety?: boolean, own?: boolean): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of line.matchAll(linkable)) {
    const span = readMatch(match, safety, own)
    if (!span) continue
    if (match.index > from) spans.push({ text: line.slice(from, match.index) })
    spans.push(span)
    from = match.index + match[0].length
  }
  if (from < line.length) spans.push({ text: line.slice(from) })
  return spans
}

function readMatch(match: RegExpExecArray, safety?: boolean, own?: boolean): Span | null {
  const [text, address, phone, emergency] = match
  if (address) return own ? { text, href: address } : null
  if (phone) return { text, href: `tel:${phone.replace(/[^+\d]/g, '')}` }
  return emergency && safety ? { text, href: `tel:${emergency}` } : null
}

/** A page address that may be followed from the chat, or null: only http and https. */
export function webAddress(url: string): string | null {
  return /^https?:\/\//i.test(url) ? url : null
}
