import type { AskSlot } from '@foyer/shared/facts/statuses.ts'
import type { Draft } from '../turn-draft.ts'
import { addToMatter } from './add-to-matter.ts'
import { mendTold } from './corrections.ts'
import { detailBesides } from './details.ts'
import { isCorrection, isQuestion, readCourtesy } from './intent.ts'
import {
  learnChannel,
  learnEmail,
  learnName,
  learnNobody,
  learnNone,
  learnPhone,
} from './learn-contact.ts'
import { learnDates } from './learn-dates.ts'
import { learnRest } from './learn-rest.ts'
import { learnIssue, learnPassing, learnUrgency } from './learn-matter.ts'
import { linesOf, toldIn } from './lines.ts'
import { readMatter } from './matter.ts'
import { coversNext } from './next-ask.ts'
import { learnPickedTimes } from './picked-times.ts'
import { tidy } from './plain-text.ts'
import { readAnswer } from './read-answer.ts'
import { datesIn, type Learned, type Reading } from './reading.ts'
import { tellMore } from './take-besides.ts'
import { tellsEvent } from './tells-event.ts'

/** Nothing learned yet. */
export const nothing = (): Learned => ({
  known: [],
  changed: [],
  trouble: null,
  channel: null,
  skipped: false,
})

/** Fewer words than these are an answer, and no account. */
const wordsOfAccount = 7

/** What befell somebody is of the matter, also where a day or a place in it was all that was asked for. */
const joinAccount = (reading: Reading): void => {
  const { text, question, correction, learned } = reading
  const told = [...learned.known, ...learned.changed]
  if (question || correction || told.some((slot) => /^(?:issue|name|phone|email)$/.test(slot)))
    return
  const tells = tellsEvent(text) || (readMatter(text) !== null && !told.includes('other_party'))
  if (text.split(/\s+/).length >= wordsOfAccount && tells) tellMore(reading)
}

const read = (reading: Reading): Learned => {
  if (learnPickedTimes(reading)) return reading.learned
  learnEmail(reading)
  learnPhone(reading)
  learnNone(reading)
  learnNobody(reading)
  learnName(reading)
  learnDates(reading)
  learnPassing(reading)
  learnIssue(reading)
  learnUrgency(reading)
  learnChannel(reading)
  mendTold(reading)
  readAnswer(reading)
  learnRest(reading)
  joinAccount(reading)
  return reading.learned
}

const readingOf = (
  draft: Draft,
  text: string,
  { pending, oneOfSeveral }: { pending: AskSlot[]; oneOfSeveral: boolean },
): Reading => {
  const { phase } = draft.conversation
  const question = isQuestion(text)
  const hasDay = pending.includes('when') && datesIn(draft, text).length > 0
  return {
    draft,
    text: tidy(text),
    pending,
    question,
    besides:
      phase === 'idle' ? null : detailBesides({ text: tidy(text), pending, question, hasDay }),
    correction: isCorrection(text),
    open: phase === 'confirming' || phase === 'confirmed',
    oneOfSeveral,
    learned: nothing(),
  }
}

/** A line that tells more of the matter joins what was told. */
const joinIssue = ({ draft: { conversation }, text, question }: Reading): void => {
  const { issue } = conversation.slots
  if (issue === undefined || question || text.split(' ').length < 4) return
  addToMatter(conversation, text)
}

/** Each line answers what the lines before it leave open, as if they had been sent one by one. */
const learnLines = (draft: Draft, lines: string[]): Learned => {
  const all = nothing()
  const { conversation } = draft
  for (const [at, line] of lines.entries()) {
    const first = at === 0 && conversation.pending.length > 0
    const pending = first ? [...conversation.pending] : coversNext(draft)
    const reading = readingOf(draft, line, { pending, oneOfSeveral: !first })
    if (readCourtesy(line) !== null) continue
    const learned = reading.question ? nothing() : read(reading)
    const facts = learned.known.length + learned.changed.length
    if (facts === 0 && !learned.skipped && learned.trouble === null) joinIssue(reading)
    all.known.push(...learned.known)
    all.changed.push(...learned.changed)
    all.trouble = learned.trouble ?? (facts > 0 ? null : all.trouble)
    all.channel = learned.channel ?? all.channel
    all.skipped ||= learned.skipped
  }
  if (all.known.length + all.changed.length > 0) all.skipped = false
  return all
}

/** Reads everything a turn tells into the draft's conversation, several facts and lines at once. */
export const learn = (draft: Draft, text: string): Learned => {
  const { conversation } = draft
  const lines = linesOf(text)
  const pending = [...conversation.pending]
  const learned =
    lines.length > 0
      ? learnLines(draft, lines)
      : read(readingOf(draft, toldIn(text), { pending, oneOfSeveral: false }))
  const told = [...learned.known, ...learned.changed]
  if (told.length > 0) conversation.latest = told
  return learned
}
