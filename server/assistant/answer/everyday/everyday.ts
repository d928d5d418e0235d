import { leansOnEarlier } from '../../index/follow-up.ts'
import type { SiteIndex } from '../../index/site-index.ts'
import type { Chosen } from '../answer.ts'
import type { Gathered } from '../gather.ts'
import { answerTraits } from '../commonly-answered.ts'
import { evidenceOf } from '../confidence.ts'
import type { Settings } from '../thresholds.ts'
import { type EverydayEvidence, everydayEvidence } from './belief.ts'
import { isOfFirm } from './guards.ts'
import { chooseStating, type EverydayChosen } from './choose.ts'

/** What a question asks of the things that every firm is asked, the lines that state it, and the evidence for them. */
export type Everyday = { kind: number; chosen: EverydayChosen; evidence: EverydayEvidence }

/** What tells that a question asks for an everyday thing alone, and that a line states it: log-odds, and odd words. */
const plainly = { asked: -1, stated: 1, odd: 1 } as const
/**
 * What the site states of the everyday thing that a question most likely asks for; null where no line may be told, and
 * for a question that leans on earlier ones and does not plainly ask for one. `belief` is how far the likeliest sentence of all is believed.
 */
export function everydayFor(
  index: SiteIndex,
  gathered: Gathered,
  { belief, settings }: { belief: number; settings: Settings },
): Everyday | null {
  const { query, reading, ownWord } = gathered
  const asked = settings.everyday.asked(query.text)
  const leans = (query.history ?? []).length > 0 && leansOnEarlier(query)
  if (ownWord || (leans && asked.odds < plainly.asked)) return null
  if (!isOfFirm(query.text, asked.kind)) return null
  const lines = settings.everyday.lines(index)[asked.kind] ?? []
  const chosen = chooseStating(index, lines, gathered, settings)
  if (chosen === null) return null
  const common = settings.common(answerTraits(index, query, chosen.best))
  const told = evidenceOf(index, reading, { ...chosen, common })
  const evidence = everydayEvidence(index, { query, asked }, { chosen, told, belief })
  return { kind: asked.kind, chosen, evidence }
}

/** Log-odds below which a sentence states something else. */
const statesIt = -2

/**
 * The everyday thing that a question plainly asks for, where the likeliest sentences of all are believed and state
 * something else: "can i bring my sister" is not answered by the papers to bring.
 */
export function everydayInstead(
  index: SiteIndex,
  gathered: Gathered,
  { likeliest, belief, settings }: { likeliest: Chosen; belief: number; settings: Settings },
): Everyday | null {
  const { kind, odds } = settings.everyday.asked(gathered.query.text)
  if (odds < plainly.asked) return null
  const stating = settings.everyday.lines(index)[kind] ?? []
  const { first, second } = likeliest
  const isQuoted = (at: number) => (at >= first.from && at < first.to) || at === second?.sentence
  if (stating.some((one) => one.odds >= statesIt && isQuoted(one.sentence))) return null
  const found = everydayFor(index, gathered, { belief, settings })
  const isPlain = found !== null && found.evidence.odd <= plainly.odd
  return isPlain && found.chosen.odds >= plainly.stated ? found : null
}
