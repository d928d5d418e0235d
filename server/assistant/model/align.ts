import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Word } from './read-words.ts'
import {
  isInflected,
  joinsStatements,
  limitsBefore,
  opensPhrase,
  pointsBack,
} from './word-classes.ts'

/** Whether two words are the same word. One written as a name is no common word. */
const isSame = (said: Word, quoted: Word, language: Language): boolean => {
  if (said.name && !quoted.name && !quoted.first) return false
  return said.form === quoted.form || isInflected(said.form, quoted.form, language)
}

const isSameRun = (said: readonly Word[], quoted: readonly Word[], language: Language): boolean =>
  said.length === quoted.length &&
  said.every((word, at) => {
    const other = quoted[at]
    return other !== undefined && isSame(word, other, language)
  })

/** Fewer words than this are no phrase that could stand elsewhere. */
const fewestMoved = 2

/** Whether a clause has a pause within itself, or anywhere but at one place. */
const pausesOutside = (clause: readonly Word[], place: number): boolean =>
  clause.some(({ edge }, at) => edge && at > 0 && at !== place)

/**
 * The orders a clause may be said in: its own, and the one with a phrase from one end at the other ("In
 * Ohio, we help tenants"). With more than the one pause between them a phrase could belong to either side.
 */
const ordersOf = (clause: readonly Word[]): (readonly Word[])[] => {
  const turned = clause.flatMap((word, at) => {
    const mayPart =
      Math.min(at, clause.length - at) >= fewestMoved &&
      (opensPhrase(word.form) || (word.edge && opensPhrase(clause[0]?.form ?? '')))
    return mayPart && !pausesOutside(clause, at)
      ? [[...clause.slice(at), ...clause.slice(0, at)]]
      : []
  })
  return [clause, ...turned]
}

const clausesOf = (quoted: readonly Word[]): Word[][] => {
  const clauses = new Map<number, Word[]>()
  for (const word of quoted) clauses.set(word.clause, [...(clauses.get(word.clause) ?? []), word])
  return [...clauses.values()]
}

/** Where a clause ends that is said from `at` on, perhaps behind an "and"; null where it is not. */
const endOf = (
  said: readonly Word[],
  { at, clause, isFirst }: { at: number; clause: readonly Word[]; isFirst: boolean },
  language: Language,
): number | null => {
  const joined = !isFirst && joinsStatements(said[at]?.form ?? '')
  const begin = (joined ? [at, at + 1] : [at]).find((from) => {
    const run = said.slice(from, from + clause.length)
    return ordersOf(clause).some((order) => isSameRun(run, order, language))
  })
  return begin === undefined ? null : begin + clause.length
}

/** Whether clauses may be said without the one before them and the one after. */
const standAlone = (clauses: readonly Word[][], from: number, to: number): boolean => {
  const opener = clauses[from]?.[0]?.form ?? ''
  const next = clauses[to + 1]?.[0]?.form ?? ''
  return (from === 0 || !(pointsBack(opener) || limitsBefore(opener))) && !limitsBefore(next)
}

/**
 * Whether a sentence says one or more whole clauses of a quote, one after the other: all of their words, in
 * their order, and no other. Articles, endings of number and person, and one way or another to write a word
 * make no difference.
 * @returns the numbers of the clauses, or null.
 */
export function align(
  said: readonly Word[],
  quoted: readonly Word[],
  language: Language,
): ReadonlySet<number> | null {
  const words = said.filter(({ free }) => !free)
  const clauses = clausesOf(quoted.filter(({ free }) => !free))
  for (const from of clauses.keys()) {
    let at = 0
    for (let to = from; to < clauses.length; to += 1) {
      const end = endOf(words, { at, clause: clauses[to] ?? [], isFirst: to === from }, language)
      if (end === null) break
      at = end
      if (at === words.length && standAlone(clauses, from, to))
        return new Set(clauses.slice(from, to + 1).flatMap(([first]) => first?.clause ?? []))
    }
  }
  return null
}
