import type { Ask } from '@foyer/shared/api/widget.ts'
import type { Phrasings } from '@foyer/shared/copy/assistant.ts'
import type { AskSlot, Slot } from '@foyer/shared/facts/statuses.ts'
import { say } from '../turn-draft.ts'
import type { Draft } from '../turn-draft.ts'
import { isLead } from '../turn-state.ts'
import type { Trouble } from './reading.ts'
import { recallMatter, settleMatter } from './recall.ts'
import { isPlan } from './tells-event.ts'

/** What to ask: the slot it is named after, everything one answer may cover, and its wording. */
type Question = {
  slot: AskSlot
  covers: AskSlot[]
  phrasings: Phrasings
  values?: Record<string, string>
}

const timesAsked = (draft: Draft, slot: AskSlot): number => draft.conversation.asked[slot] ?? 0

const isOpen = (draft: Draft, slot: Slot): boolean =>
  draft.context.firm.needs.includes(slot) &&
  draft.conversation.slots[slot] === undefined &&
  !draft.conversation.refused.includes(slot)

const hasContact = ({ conversation: { slots } }: Draft): boolean =>
  slots.phone !== undefined || slots.email !== undefined

/** A name or a way to answer is asked for once more at the end, even after a refusal. */
const mayAskAgain = (draft: Draft, slot: AskSlot): boolean => timesAsked(draft, slot) < 2

const askIssue = (draft: Draft): Question | null => {
  const { conversation, copy } = draft
  if (!draft.context.firm.needs.includes('issue') || conversation.flags.represented) return null
  if (isOpen(draft, 'issue') && timesAsked(draft, 'issue') < 3)
    return { slot: 'issue', covers: ['issue'], phrasings: copy.ask.issue }
  if (conversation.thinIssue && timesAsked(draft, 'issue') === 0)
    return { slot: 'issue', covers: ['issue'], phrasings: copy.ask.issueMore }
  return null
}

const askName = (draft: Draft, again: boolean): Question | null => {
  const { conversation, copy } = draft
  if (conversation.slots.name !== undefined) return null
  const open = conversation.refused.includes('name')
    ? again && mayAskAgain(draft, 'name')
    : timesAsked(draft, 'name') < 4
  if (!open) return null
  const forOther = conversation.behalfOf !== null
  return {
    slot: 'name',
    covers: ['name'],
    phrasings: forOther ? copy.ask.nameOther : copy.ask.name,
  }
}

/** "Which number can the firm use?": without the words that take another way for granted. */
const asOnly = ([first, ...rest]: Phrasings): Phrasings => [rest[0] ?? first, ...rest.slice(1)]

const askContact = (draft: Draft, trouble: Trouble, again: boolean): Question | null => {
  const { conversation, copy } = draft
  if (trouble === 'phoneArea')
    return { slot: 'phone', covers: ['phone', 'email'], phrasings: copy.ask.phoneArea }
  if (trouble === 'phoneInvalid')
    return { slot: 'phone', covers: ['phone', 'email'], phrasings: copy.ask.phoneInvalid }
  if (trouble === 'emailInvalid')
    return { slot: 'email', covers: ['email', 'phone'], phrasings: copy.ask.emailInvalid }
  if (hasContact(draft)) return null
  const { channel, refused } = conversation
  const count = timesAsked(draft, 'phone') + timesAsked(draft, 'email')
  if (refused.includes('phone') && refused.includes('email')) {
    return again && count < 3
      ? { slot: 'phone', covers: ['phone', 'email'], phrasings: copy.ask.contact }
      : null
  }
  if (count >= 6) return null
  if (refused.includes('phone') || channel === 'email')
    return { slot: 'email', covers: ['email', 'phone'], phrasings: asOnly(copy.ask.email) }
  if (refused.includes('email') || channel === 'phone')
    return { slot: 'phone', covers: ['phone', 'email'], phrasings: asOnly(copy.ask.phone) }
  return { slot: 'phone', covers: ['phone', 'email'], phrasings: copy.ask.contact }
}

/** The other channel besides the one that is known, where the firm wants both. */
const otherChannel = (draft: Draft): 'email' | 'phone' | null => {
  if (isOpen(draft, 'email') && timesAsked(draft, 'email') < 2) return 'email'
  return isOpen(draft, 'phone') && timesAsked(draft, 'phone') < 2 ? 'phone' : null
}

/**
 * Place, other side and a second channel share one question at first, so that a visitor in a hurry
 * can pass all three at once; each that is still open after an answer is asked by itself. A
 * channel nobody asked about yet (the other one came unasked) gets its own question.
 */
const askAround = (draft: Draft): Question | null => {
  const { copy } = draft
  const where = isOpen(draft, 'where') && timesAsked(draft, 'where') < 2
  const other = isOpen(draft, 'other_party') && timesAsked(draft, 'other_party') < 2
  const channel = otherChannel(draft)
  if (channel !== null && timesAsked(draft, 'phone') + timesAsked(draft, 'email') === 0)
    return { slot: channel, covers: [channel], phrasings: copy.ask[channel] }
  const first = timesAsked(draft, 'where') === 0
  if (where && other && first) {
    const covers: AskSlot[] = ['where', 'other_party', ...(channel ? [channel] : [])]
    const joint = { email: copy.ask.whereWhoEmail, phone: copy.ask.whereWhoPhone }
    return { slot: 'where', covers, phrasings: channel ? joint[channel] : copy.ask.whereAndWho }
  }
  if (where) return { slot: 'where', covers: ['where'], phrasings: copy.ask.where }
  if (other) return askOther(draft)
  return channel ? { slot: channel, covers: [channel], phrasings: copy.ask[channel] } : null
}

const askOther = ({ conversation, copy }: Draft): Question => {
  const party = conversation.mentionedParty
  return party === null
    ? { slot: 'other_party', covers: ['other_party'], phrasings: copy.ask.otherParty }
    : {
        slot: 'other_party',
        covers: ['other_party'],
        phrasings: copy.ask.otherPartyNamed,
        values: {
          party: party
            .replace(/^my\b/, 'your')
            .replace(/^our\b/, 'your')
            .replace(/^mi\b/, 'su'),
        },
      }
}

const askRest = (draft: Draft): Question | null => {
  const { copy, conversation } = draft
  if (conversation.flags.represented) return null
  if (isOpen(draft, 'when') && timesAsked(draft, 'when') < 2 && !isPlan(conversation.slots.issue))
    return { slot: 'when', covers: ['when'], phrasings: copy.ask.when }
  const around = askAround(draft)
  if (around) return around
  if (isOpen(draft, 'urgency') && timesAsked(draft, 'urgency') < 1)
    return { slot: 'urgency', covers: ['urgency'], phrasings: copy.ask.urgency }
  if (isOpen(draft, 'preferred_times') && timesAsked(draft, 'preferred_times') < 2)
    return { slot: 'preferred_times', covers: ['preferred_times'], phrasings: copy.ask.times }
  return null
}

/** "Call me instead" from someone who gave no number yet. */
const askChannel = (draft: Draft): Question | null => {
  const { channel, slots, refused } = draft.conversation
  if (channel === undefined || slots[channel] !== undefined || !hasContact(draft)) return null
  if (refused.includes(channel) || timesAsked(draft, channel) >= 2) return null
  return { slot: channel, covers: [channel], phrasings: asOnly(draft.copy.ask[channel]) }
}

const nextQuestion = (draft: Draft, trouble: Trouble): Question | null =>
  askContact(draft, trouble, false)?.slot !== undefined && trouble !== null
    ? askContact(draft, trouble, false)
    : (askIssue(draft) ??
      askName(draft, false) ??
      askContact(draft, null, false) ??
      askChannel(draft) ??
      askRest(draft) ??
      askName(draft, true) ??
      askContact(draft, null, true))

const optional: ReadonlySet<AskSlot> = new Set(['when', 'where', 'other_party', 'preferred_times'])

const optionsFor = (draft: Draft, question: Question): string[] | undefined => {
  const { options } = draft.copy
  if (question.slot === 'urgency') return [...options.urgency]
  const second =
    question.slot === 'email' || question.slot === 'phone'
      ? isLead(draft.conversation.slots)
      : false
  return optional.has(question.slot) || second ? [options.skip] : undefined
}

/** The next thing to ask, noted as asked; null where nothing is left but to read everything back. */
export const askNext = (draft: Draft, trouble: Trouble = null): Ask | null => {
  recallMatter(draft)
  const question = nextQuestion(draft, trouble)
  if (question?.slot !== 'issue') settleMatter(draft)
  if (question === null) return null
  const { conversation } = draft
  conversation.asked[question.slot] = timesAsked(draft, question.slot) + 1
  conversation.pending = question.covers
  conversation.phase = 'collecting'
  const text = say(
    draft,
    `ask.${question.slot}.${question.phrasings[0].length}`,
    question.phrasings,
    question.values,
  )
  const options = optionsFor(draft, question)
  return { slot: question.slot, text, ...(options ? { options } : {}) }
}

/** What the next question would cover, without asking it. */
export const coversNext = (draft: Draft): AskSlot[] => nextQuestion(draft, null)?.covers ?? []

/** Asks for one named thing, for a visitor who wants it changed. */
export const askFor = (draft: Draft, slot: Slot): Ask => {
  const { copy, conversation } = draft
  const phrasings: Record<Slot, Phrasings> = {
    name: copy.ask.name,
    email: asOnly(copy.ask.email),
    phone: asOnly(copy.ask.phone),
    issue: copy.ask.issue,
    when: copy.ask.when,
    where: copy.ask.where,
    other_party: copy.ask.otherParty,
    urgency: copy.ask.urgency,
    preferred_times: copy.ask.times,
  }
  conversation.pending = [slot]
  conversation.phase = 'collecting'
  conversation.refused = conversation.refused.filter((other) => other !== slot)
  return { slot, text: say(draft, `change.${slot}`, phrasings[slot]) }
}
