/** A run of words in a text that is written in shared/copy/public/long-text.ts's manner. */
export type Run =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }

/** What stands in for `{contact}` and the like. */
export type Fill = Readonly<Record<string, string>>

const marked = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<shown>[^\]]+)\]\((?<href>[^)\s]+)\)/g

/** Puts in what is known; a name that nobody filled stays, so that it is seen. */
export function fillWords(text: string, fill: Fill): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => fill[name] ?? whole)
}

function runOf(groups: Readonly<Record<string, string | undefined>>): Run {
  const { strong, code, shown = '', href = '' } = groups
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (code !== undefined) return { kind: 'code', text: code }
  return { kind: 'link', text: shown, href }
}

/** The runs of a text, in order; all of them together are its words. */
export function readWords(text: string, fill: Fill = {}): Run[] {
  const filled = fillWords(text, fill)
  const runs: Run[] = []
  let end = 0
  for (const match of filled.matchAll(marked)) {
    if (match.index > end) runs.push({ kind: 'text', text: filled.slice(end, match.index) })
    runs.push(runOf(match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < filled.length) runs.push({ kind: 'text', text: filled.slice(end) })
  return runs
}

/** The words alone, for machines. */
export function plainWords(text: string, fill: Fill = {}): string {
  return readWords(text, fill)
    .map((run) => run.text)
    .join('')
}
