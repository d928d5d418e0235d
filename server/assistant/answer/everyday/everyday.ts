import { leansOnEarlier } from '../../index/follow-up.ts'
import type { SiteIndex } from '../../index/site-index.ts'
import type { Gathered } from '../answer.ts'
import { answerTraits } from '../commonly-answered.ts'
import { evidenceOf } from '../confidence.ts'
import type { Settings } from '../thresholds.ts'
import { type EverydayEvidence, everydayEvidence } from './belief.ts'
import { chooseStating, type EverydayChosen } from './choose.ts'

/** The lines that state what a question asks of the things that every firm is asked, with the evidence for them. */
export type Everyday = { chosen: EverydayChosen; evidence: EverydayEvidence }

/**
 * What the site states of the everyday thing that a question most likely asks for; null where no line may be told, and
 * for a question that leans on earlier ones. `belief` is how far the likeliest sentence of all is believed.
 */
export function everydayFor(
  index: SiteIndex,
  gathered: Gathered,
  { belief, settings }: { belief: number; settings: Settings },
): Everyday | null {
  const { query, reading, ownWord } = gathered
  if (ownWord || ((query.history ?? []).length > 0 && leansOnEarlier(query))) return null
  const asked = settings.everyday.asked(query.text)
  const lines = settings.everyday.lines(index)[asked.kind] ?? []
  const chosen = chooseStating(index, lines, gathered, settings)
  if (chosen === null) return null
  const common = settings.common(answerTraits(index, query, chosen.best))
  const told = evidenceOf(index, reading, { ...chosen, common })
  return { chosen, evidence: everydayEvidence(index, { query, asked }, { chosen, told, belief }) }
}
