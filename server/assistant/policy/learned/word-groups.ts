import { spanish } from '../safety.es.ts'
import { words as english } from '../safety-words.en.ts'

const pronouns = new Map(
  Object.entries({
    '@they': ['he', 'she', 'they', 'hes', 'shes', 'theyre', 'el', 'ella', 'ellos'],
    '@them': ['him', 'her', 'them'],
  }).flatMap(([group, words]) => words.map((word) => [word, group] as const)),
)

type Group = { name: string; words: ReadonlySet<string>; stems: readonly string[] }

/** The single words and stems of a lexicon's groups. */
function groupsOf(lexicon: Readonly<Record<string, string>>): Group[] {
  return Object.entries(lexicon).map(([name, text]) => {
    const alternatives = text.split(/[/\n]/).map((one) => one.trim())
    return {
      name: `@${name}`,
      words: new Set(alternatives.filter((one) => /^[a-z]+$/.test(one))),
      stems: alternatives.filter((one) => /^[a-z]+\*$/.test(one)).map((one) => one.slice(0, -1)),
    }
  })
}

const groups = [...groupsOf(english), ...groupsOf(spanish.words)]
const known = new Map<string, readonly string[]>()
const mostKnown = 20_000

/** The groups of the danger lexicons that a word belongs to, as "@kin"; none for most words. */
export function wordGroups(word: string): readonly string[] {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const pronoun = pronouns.get(word)
  const found = groups
    .filter(({ words, stems }) => words.has(word) || stems.some((stem) => word.startsWith(stem)))
    .map(({ name }) => name)
  const all = [...new Set(pronoun === undefined ? found : [pronoun, ...found])]
  known.set(word, all)
  return all
}
