import { type EverydayKind, everydayKinds } from '../../server/assistant/answer/everyday/kinds.ts'
import { statedSigns } from '../../server/assistant/answer/everyday/stated.ts'
import { detectLanguage } from '../../server/assistant/index/detect-language.ts'
import { acts, details } from '../../server/assistant/policy/learned/learned.ts'
import { inventedSites } from '../eval/invented-sites.ts'
import { askedOf } from '../eval/plain-questions.ts'
import { answerable } from '../eval/said-by-site.ts'
import type { Answerable } from '../eval/site-answers.ts'
import { readPhrases } from '../learn-policy/phrases.ts'
import { type Asked, onRightPage, shareSaid, type Site } from '../learn/questions.ts'
import { randomFrom, shuffled } from '../random.ts'

/** Whether the first talk is free, and what it costs, are one thing. */
const freeFirst = 'free-first'
const askedKinds = [...everydayKinds, freeFirst]

/** The everyday thing that a front desk's question or a pen's wording asks for; null for any other. */
export const everydayKindOf = (kind: string): EverydayKind | null =>
  kind === freeFirst ? 'first-cost' : (everydayKinds.find((one) => one === kind) ?? null)

/** Sentences of a site that stand for all that state nothing of a kind. */
const anyOfSite = 200

/** A site with what it says to each everyday thing: what answers it, null where it does not say, nothing where that is unclear. */
export type EverydaySite = {
  site: Site
  held: ReadonlyMap<string, Answerable | null>
  /** The sentences that state each kind, and some that stand for all others. */
  stating: ReadonlyMap<EverydayKind, readonly number[]>
  any: readonly number[]
  /** Talk of other things, and a share of what people only tell: it asks for nothing. */
  talk: readonly Asked[]
  signs: (sentence: number) => Iterable<string>
}

/** The sites with what their front desks' questions say of them. */
export function everydaySites(sites: readonly Site[]): EverydaySite[] {
  const invented = new Map(inventedSites().map((one) => [one.name, one]))
  const random = randomFrom(3)
  const told = toldPhrases()
  return sites.flatMap((site, at) => {
    const one = invented.get(site.name)
    const website = one?.website() ?? null
    if (one === undefined || website === null) return []
    const held = new Map(
      askedKinds.flatMap((kind): [string, Answerable | null][] => {
        const label = askedOf(one.questions, kind)
        if (label === null) return []
        return [[kind, label.expect === 'answer' ? answerable(label, website) : null]]
      }),
    )
    const { sentences } = site.index
    const numbers = [...sentences.keys()]
    const stating = new Map<EverydayKind, number[]>()
    for (const [asked, said] of held) {
      const kind = everydayKindOf(asked)
      if (kind === null) continue
      const known = said === null ? [] : numbers.filter((at) => states(site, said, at))
      stating.set(kind, [...new Set([...(stating.get(kind) ?? []), ...known])])
    }
    const any = shuffled([...numbers], random).slice(0, anyOfSite)
    const talk = [...site.talk, ...told.filter((_, turn) => turn % sites.length === at)]
    return [{ site, held, stating, any, talk, signs: signsIn(site) }]
  })
}

/** What a visitor tells, and does beside telling: the phrases by which these are told (`bench/phrases`). */
const telling: ReadonlySet<string> = new Set([
  'tells',
  'elsewhere',
  ...details,
  ...acts.filter((act) => act !== 'meet'),
])

/** Of these phrases so many are enough. */
const everyTold = 3

const toldPhrases = (): Asked[] =>
  readPhrases()
    .filter(({ kind }) => telling.has(kind))
    .filter((_, at) => at % everyTold === 0)
    .map(({ kind, text }, at) => {
      const query = { text, language: detectLanguage(text) ?? 'en', history: [] }
      return { id: `${kind}-${at}`, kind, query, held: null }
    })

/** Whether a sentence says all that answers a question. */
export function states({ index }: Site, held: Answerable, sentence: number): boolean {
  const page = index.pages[index.sentencePage[sentence] ?? -1]?.url ?? 'none:/'
  return onRightPage(held, page) && shareSaid(held, index.sentences[sentence] ?? '') === 1
}

/** The signs of a site's sentences, each worked out once. */
function signsIn({ index }: Site): EverydaySite['signs'] {
  const passageOf = new Uint32Array(index.sentences.length)
  for (const [passage, { start, end }] of index.passages.entries())
    passageOf.fill(passage, start, end)
  const known = new Map<number, Set<string>>()
  return (sentence) => {
    const signs = known.get(sentence) ?? statedSigns(index, passageOf[sentence] ?? 0, sentence)
    known.set(sentence, signs)
    return signs
  }
}
