/**
 * Trees that weigh evidence together (gradient boosting, Friedman 2001), all alike at each depth as CatBoost's are: a
 * few questions "is this piece at least so much", whose answers together pick what the tree adds to the log-odds.
 */
export type Tree<Name extends string> = {
  questions: { name: Name; least: number }[]
  /** One for each way to answer them, the first question's answer the highest bit. */
  adds: number[]
}
export type Trees<Name extends string> = { base: number; trees: Tree<Name>[] }

/** The log-odds that trees add up to. */
export function weighByTrees<Name extends string>(
  { base, trees }: Trees<Name>,
  evidence: Readonly<Record<Name, number>>,
): number {
  let odds = base
  for (const { questions, adds } of trees) {
    let at = 0
    for (const { name, least } of questions) at = at * 2 + (evidence[name] >= least ? 1 : 0)
    odds += adds[at] ?? 0
  }
  return odds
}

/** Writes trees as a text: the base, then a tree a line, its questions and what each way to answer them adds. */
export function writeTrees<Name extends string>({ base, trees }: Trees<Name>): string {
  const lines = trees.map(({ questions, adds }) => {
    const asked = questions.map(({ name, least }) => `${name} ${least}`).join(' ')
    return `${asked} | ${adds.map((one) => one.toFixed(4)).join(' ')}`
  })
  return `${[base.toFixed(3), ...lines].join('\n')}\n`
}

/** Reads what {@link writeTrees} wrote. Throws where a piece of evidence is none of these names. */
export function readTrees<Name extends string>(text: string, names: readonly Name[]): Trees<Name> {
  const [base = '', ...lines] = text.trimEnd().split('\n')
  const nameOf = (said: string): Name => {
    const name = names.find((one) => one === said)
    if (name === undefined) throw new Error(`Evidence trees ask for ${said}, which is no evidence`)
    return name
  }
  const trees = lines.map((line) => {
    const [asked = '', adds = ''] = line.split(' | ')
    const words = asked.split(' ')
    const questions = words.flatMap((word, at) =>
      at % 2 === 0 ? [{ name: nameOf(word), least: Number(words[at + 1]) }] : [],
    )
    return { questions, adds: adds.split(' ').map(Number) }
  })
  return { base: Number(base), trees }
}
