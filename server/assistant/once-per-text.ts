/** Texts remembered: a turn reads its own words again and again, and now and then a part of them. */
const mostTexts = 16

/** Reads a text once though many ask: what was read of the latest few is kept. */
export function oncePerText<Read extends object | string | number | boolean | null>(
  read: (text: string) => Read,
): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    if (known.size >= mostTexts) known.clear()
    known.set(text, found)
    return found
  }
}
