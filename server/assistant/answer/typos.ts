import { oncePerSite } from '../index/once-per-site.ts'
import type { SiteIndex } from '../index/site-index.ts'

const shortestCorrected = 5
const mostCorrections = 3

/** Terms of the index a word unknown to it may be a slip for: same first letter, one or two edits. */
export function nearestTerms(index: SiteIndex, word: string): number[] {
  if (word.length < shortestCorrected || /\d/.test(word)) return []
  const allowed = word.length >= 8 ? 2 : 1
  const found: { term: number; edits: number }[] = []
  for (const number of termsByLetter(index).get(word.charAt(0)) ?? []) {
    const term = index.terms[number] ?? ''
    if (Math.abs(term.length - word.length) > allowed) continue
    const edits = countEdits(word, term, allowed)
    if (
      edits <= allowed &&
      !(word.length < 6 && term.length === word.length && !swapped(word, term))
    ) {
      found.push({ term: number, edits })
    }
  }
  const fewest = Math.min(...found.map((one) => one.edits))
  return found
    .filter((one) => one.edits === fewest)
    .slice(0, mostCorrections)
    .map((one) => one.term)
}

/** The numbers of a site's terms by their first letter. */
const termsByLetter = oncePerSite(({ terms }) => {
  const byLetter = new Map<string, number[]>()
  for (const [number, term] of terms.entries()) {
    const letter = term.charAt(0)
    const same = byLetter.get(letter)
    if (same === undefined) byLetter.set(letter, [number])
    else same.push(number)
  }
  return byLetter
})

/** Two words of one length that differ by two neighbouring letters changing places. */
function swapped(word: string, term: string): boolean {
  return Array.from(word).toSorted().join('') === Array.from(term).toSorted().join('')
}

/** Damerau-Levenshtein distance, given up once it must exceed `limit`. */
function countEdits(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const swap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swap ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[b.length] ?? limit + 1
}
