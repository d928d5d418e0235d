import { leansOnEarlier } from '../../index/follow-up.ts'
import type { SiteIndex } from '../../index/site-index.ts'
import type { Chosen } from '../answer.ts'
import { answerTraits } from '../commonly-answered.ts'
import { evidenceOf } from '../confidence.ts'
import type { Gathered } from '../gather.ts'
import type { Settings } from '../thresholds.ts'
import { type EverydayEvidence, everydayEvidence } from './belief.ts'
import { chooseStating, type EverydayChosen } from './choose.ts'
import { isOfFirm, namesAnother, ofOffice } from './guards.ts'

/** What a question asks of the things that every firm is asked, the lines that state it, and the evidence for them. */
export type Everyday = { kind: number; chosen: EverydayChosen; evidence: EverydayEvidence }

/** Log-odds from which a question plainly asks for an everyday thing, whatever was said before it. */
const plainlyAsked = -1

/**
 * What the site states of the everyday thing that a question most likely asks for; null where no line may be told, and
 * for a question that leans on earlier ones and does not plainly ask for one. `belief` is how far the likeliest sentence
 * of all is believed.
 */
function everydayFor(
  index: SiteIndex,
  gathered: Gathered,
  { belief, settings }: { belief: number; settings: Settings },
): Everyday | null {
  const { query, reading, ownWord } = gathered
  const asked = settings.everyday.asked(query.text)
  if (!isOfFirm(query.text, asked.kind)) return null
  const leans = (query.history ?? []).length > 0 && leansOnEarlier(query)
  if (ownWord || (leans && asked.odds < plainlyAsked)) return null
  const lines = settings.everyday.lines(index)[asked.kind] ?? []
  const chosen = chooseStating(index, lines, gathered, settings)
  if (chosen === null) return null
  const common = settings.common(answerTraits(index, query, chosen.best))
  const told = evidenceOf(index, reading, { ...chosen, common })
  const evidence = everydayEvidence(index, { query, asked }, { chosen, told, belief })
  return { kind: asked.kind, chosen, evidence }
}

/** What the likeliest sentences of all are worth beside an everyday thing: another line is told, none, or they stand. */
export type Verdict = { tell: Everyday | null } | null

/**
 * Judges the likeliest sentences by the everyday thing that is asked for. Where they are not believed, the lines that
 * state it are told if these are; where they are and state something else, its lines go before them, or nothing is told.
 */
export function everydayVerdict(
  index: SiteIndex,
  gathered: Gathered,
  { likeliest, belief, settings }: { likeliest: Chosen | null; belief: number; settings: Settings },
): Verdict {
  const { least, belief: beliefIn } = settings.everyday
  if (likeliest !== null && belief >= settings.answer)
    return isOfAnother(index, gathered, { likeliest, settings })
      ? { tell: null }
      : besidesBelieved(index, gathered, { likeliest, belief, settings })
  const found = everydayFor(index, gathered, { belief, settings })
  if (found === null) return null
  const isTold = !asksElse(gathered, found.evidence) && beliefIn(found.evidence) >= least
  return isTold ? { tell: found } : null
}

/** Odd words from which a question that does not plainly ask for an everyday thing asks for something else. */
const manyOdd = 3
/** The same where it has no word of the law or the firm and sounds so much like talk of elsewhere (Scope). */
const elsewhere = { odd: 2, least: 0.3 } as const

/** Whether a question names too much besides: "check the parking garages downtown". */
const asksElse = ({ reading: { scope } }: Gathered, { asked, odd }: EverydayEvidence): boolean =>
  (odd >= manyOdd && asked < plainlyAsked) ||
  (scope.apart && scope.elsewhere > elsewhere.least && odd >= elsewhere.odd)

/** Where a line goes before a believed sentence: log-odds of the line, and odd words of the question at most. */
const goesBefore = { stated: 1, odd: 1 } as const
/** Where a site states nothing of what is plainly asked: log-odds of question and likeliest line, odd words and belief at most. */
const unstated = { asked: 0, stated: -2, odd: 2, belief: 0.75 } as const
/** Log-odds below which a sentence states something else; below the second one surely. */
const statesElse = { perhaps: -2, surely: -3 } as const

/** "Can i bring my sister" is not answered by the papers to bring, nor "is there parking" by parking tickets. */
function besidesBelieved(
  index: SiteIndex,
  gathered: Gathered,
  { likeliest, belief, settings }: { likeliest: Chosen; belief: number; settings: Settings },
): Verdict {
  const { kind, odds } = settings.everyday.asked(gathered.query.text)
  if (odds < plainlyAsked) return null
  const stated = statedBy(likeliest, settings.everyday.lines(index)[kind] ?? [])
  if (stated >= statesElse.perhaps) return null
  const found = everydayFor(index, gathered, { belief, settings })
  if (found === null) return null
  const { odd } = found.evidence
  if (odd <= goesBefore.odd && found.chosen.odds >= goesBefore.stated) return { tell: found }
  const isUnstated =
    odds >= unstated.asked &&
    odd <= unstated.odd &&
    found.chosen.odds < unstated.stated &&
    belief < unstated.belief
  return isUnstated && stated < statesElse.surely ? { tell: null } : null
}

/** How likely chosen sentences state a kind, as far as they are among its likeliest lines: log-odds. */
function statedBy(
  { first, second }: Chosen,
  lines: readonly { sentence: number; odds: number }[],
): number {
  const isQuoted = (at: number) => (at >= first.from && at < first.to) || at === second?.sentence
  return lines.find(({ sentence }) => isQuoted(sentence))?.odds ?? -Infinity
}

/** Whether the firm's own parking, hours or rooms would be told of a court's or a jail's. */
function isOfAnother(
  index: SiteIndex,
  { query }: Gathered,
  { likeliest, settings }: { likeliest: Chosen; settings: Settings },
): boolean {
  const { first } = likeliest
  const told = index.sentences.slice(first.from, first.to).join(' ')
  if (!namesAnother(query.text) || namesAnother(told)) return false
  const lines = settings.everyday.lines(index)
  return ofOffice.some((kind) => statedBy(likeliest, lines[kind] ?? []) >= 0)
}
