import { plain } from '../../intake/plain-text.ts'
import { oncePerText } from '../../once-per-text.ts'
import { wordGroups } from './word-groups.ts'

/** Lengths of the runs of letters looked at within a word: slips and endings keep most of them. */
const runs = [4, 5]

/**
 * What a text is judged by: its words and pairs of neighbors, each also as what it stands for
 * ("@kin @hurt"), what its clauses begin with, runs of letters within words, and up to three words as they
 * were typed. English and Spanish alike, since people mix them. Each trait once.
 */
export const traitsOf = oncePerText((text): readonly string[] => {
  const traits = new Set<string>()
  for (const words of clausesOf(text)) {
    const senses = words.map((word) => [word, ...wordGroups(word)])
    senses.forEach((ones, at) => {
      for (const one of ones) {
        traits.add(one)
        if (at === 0) traits.add(`^${one}`)
        for (const next of senses[at + 1] ?? []) {
          traits.add(`${one} ${next}`)
          if (at === 0) traits.add(`^${one} ${next}`)
        }
      }
    })
    for (const word of words) for (const run of runsOf(`_${word}_`)) traits.add(run)
  }
  for (const words of asTyped(text)) traits.add(words)
  return [...traits]
})

/** Words and marks as typed, across clauses: each, and two and three that follow one another. */
function asTyped(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}']+|[?!]/gu) ?? []
  return words.flatMap((_, at) =>
    [1, 2, 3]
      .filter((many) => at + many <= words.length)
      .map((many) => `~${words.slice(at, at + many).join(' ')}`),
  )
}

/** The words of each clause, plain and without apostrophes; every number is the same. */
function clausesOf(text: string): string[][] {
  return plain(text)
    .replaceAll("'", '')
    .split(/[.!?;:\n]+(?!\d)|, /)
    .map((clause) => clause.replaceAll(/\d+/g, '#').match(/[a-z#$]+/g) ?? [])
    .filter((words) => words.length > 0)
}

function runsOf(word: string): string[] {
  return runs.flatMap((length) =>
    Array.from(
      { length: Math.max(0, word.length - length + 1) },
      (_, at) => `*${word.slice(at, at + length)}`,
    ),
  )
}
