import { oncePerText } from '../once-per-text.ts'
import { cardinals, months, ordinals, weekdays } from './date-words.ts'

const extra =
  'yesterday today tomorrow tonight ago last next week weeks month months night morning since happened ayer anteayer manana semana semanas semana dias meses pasado pasada proximo'

const vocabulary = [
  ...new Set([
    ...[...months.keys(), ...weekdays.keys(), ...ordinals.keys()].filter((word) => word.length > 4),
    ...[...cardinals.keys()].filter((word) => word.length > 4 && !word.includes(' ')),
    ...extra.split(' '),
  ]),
]
const known = new Set([...vocabulary, ...months.keys(), ...weekdays.keys(), ...cardinals.keys()])

/** Words one slip away from a date word that are words themselves. */
const innocent = new Set(
  'marches marched works later lately mouth mouths money month monthly weekly fights might right light sight father fort forty march seven several events augusta marco marcos mayor pasando pasada pasaba cuarto cuartos cuatros tree there their three quite quiet weed sunny friends tenths worth north'.split(
    ' ',
  ),
)

/** Whether two words differ by at most one letter added, lost, changed or swapped. */
export const oneSlipApart = (a: string, b: string): boolean => {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  )
}

const mendWord = (word: string): string => {
  if (word.length < 5 || known.has(word) || innocent.has(word)) return word
  return vocabulary.find((right) => right.length > 4 && oneSlipApart(word, right)) ?? word
}

/** "weeks ago" with a space in the wrong place ("wee kago", "week sago", "weeksago"). */
const spacedAgo = /\b(?:d ?a ?y|n ?i ?g ?h ?t|w ?e ?e ?k|m ?o ?n ?t ?h|y ?e ?a ?r) ?s? ?a ?g ?o\b/g
const joined =
  /\b(about|last|next|on|the|happened|since|past)(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday)/g

/**
 * Lower-case text without accents in which slips inside date words are put right
 * ("last saurday", "lastTuesday", "two week sago"); other words stay as they are.
 */
export const mendDateWords = oncePerText((text): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\bit(?=happened\b)/g, 'it ')
    .replace(/[a-z]+/g, mendWord)
    .replace(/\b(?:aog|gao|agoo|agp)\b/g, 'ago')
    .replace(spacedAgo, (all: string) =>
      /^(?:days?|weeks?|months?|years?|nights?) ago$/.test(all)
        ? all
        : `${all.replace(/ /g, '').replace(/ago$/, '')} ago`,
    )
    .replace(joined, '$1 '),
)
