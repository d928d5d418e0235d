import {
  isAside,
  isDistressed,
  isHold,
  isNo,
  isQuestion,
  isYes,
  wantsHelp,
} from './intake/intent.ts'
import { learn } from './intake/learn.ts'
import { askFor, askNext } from './intake/next-ask.ts'
import { readMatter } from './intake/matter.ts'
import { plain, shorten, tidy } from './intake/plain-text.ts'
import type { Learned } from './intake/reading.ts'
import { isTimes, readTimes } from './intake/times.ts'
import { setSlot } from './intake/set-slot.ts'
import { askConfirm, namedSlot, saySlot } from './intake/read-back.ts'
import { touchesFirm } from './policy/off-topic.ts'
import { answerTurn, offerNow } from './turn-answer.ts'
import { say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { continueWith, resumeAfter } from './turn-resume.ts'
import { isLead } from './turn-state.ts'

/** An account longer than this gets the caution about confidential details (guardrail 4). */
const longAccount = 600

const correctedLine = (draft: Draft, learned: Learned): string | null => {
  const { conversation, copy } = draft
  const slot = learned.changed[0]
  const value = slot === undefined ? null : saySlot(slot, conversation, copy)
  return slot === undefined || value === null
    ? null
    : say(draft, 'corrected', copy.corrected, { slot: copy.labels[slot], value })
}

const acknowledge = (draft: Draft, learned: Learned): string[] => {
  const { conversation, copy } = draft
  if (learned.trouble !== null) return []
  const corrected = correctedLine(draft, learned)
  if (corrected !== null) return [corrected]
  if (learned.skipped) return [say(draft, 'skipped', copy.skipped)]
  const first = conversation.slots.name?.split(' ')[0]
  if (learned.known.includes('name') && first !== undefined)
    return [say(draft, 'thanksName', copy.thanksName, { name: first })]
  return learned.known.length > 0 ? noteNow(draft) : []
}

/** A word of thanks after every other answer; after each one it would sound like a machine. */
const noteNow = (draft: Draft): string[] => {
  const { said } = draft.conversation
  const count = said['notes'] ?? 0
  said['notes'] = count + 1
  return count % 2 === 0 ? [say(draft, 'noted', draft.copy.noted)] : []
}

const cautionFor = (draft: Draft, text: string): string[] => {
  const { conversation, copy } = draft
  if (text.length < longAccount || conversation.flags.cautioned) return []
  conversation.flags.cautioned = true
  return [say(draft, 'caution', copy.caution)]
}

const calmFor = (draft: Draft, text: string): string[] =>
  isDistressed(text) && draft.conversation.said['calm'] === undefined
    ? [say(draft, 'calm', draft.copy.calm)]
    : []

const goOn = (draft: Draft, text: string, learned: Learned): Say => {
  const paragraphs = [
    [...calmFor(draft, text), ...acknowledge(draft, learned)].join(' '),
    ...cautionFor(draft, text),
  ]
  const ask = askNext(draft, learned.trouble)
  if (ask) return { kind: 'intake', paragraphs, ask }
  const noReach = isLead(draft.conversation.slots) ? [] : [missingLine(draft)]
  const confirm = askConfirm(draft, (draft.conversation.asked.confirm ?? 0) === 0)
  return {
    kind: 'intake',
    paragraphs: [...paragraphs, ...noReach, ...confirm.paragraphs],
    ask: confirm.ask,
  }
}

/** Takes a turn while details are being collected. */
export const collect = (draft: Draft, text: string): Say => {
  const learned = learn(draft, text)
  const facts = learned.known.length + learned.changed.length
  if (
    isQuestion(text) &&
    !learned.skipped &&
    (facts === 0 || /[?¿]/.test(text)) &&
    !wantsHelp(text)
  ) {
    const reply = answerTurn(draft, text)
    return resumeAfter(draft, {
      ...reply,
      paragraphs: [...(facts > 0 ? acknowledge(draft, learned) : []), ...reply.paragraphs],
    })
  }
  if (facts === 0 && !learned.skipped && learned.trouble === null && isAside(text))
    return resumeAfter(draft, { kind: 'intake', paragraphs: [] })
  return goOn(draft, text, learned)
}

/** Why the details cannot go yet: without a name or a way to reply there is no one to answer. */
const missingLine = (draft: Draft): string =>
  draft.conversation.slots.name === undefined
    ? say(draft, 'noName', draft.copy.noName)
    : say(draft, 'noReach', draft.copy.noReach)

const confirm = (draft: Draft): Say => {
  const { conversation, copy } = draft
  conversation.pending = []
  if (!isLead(conversation.slots)) {
    const missing = conversation.slots.name === undefined ? 'name' : 'phone'
    return { kind: 'intake', paragraphs: [missingLine(draft)], ask: askFor(draft, missing) }
  }
  conversation.confirmed = true
  conversation.phase = 'confirmed'
  conversation.revision += 1
  const urgent = conversation.slots.urgency === 'high'
  const line = urgent
    ? say(draft, 'confirmed', copy.confirmedUrgent)
    : say(draft, 'confirmed', copy.confirmed)
  return { kind: 'intake', paragraphs: [line] }
}

const addToIssue = ({ conversation }: Draft, text: string): boolean => {
  const words = tidy(text)
  if (words.split(' ').length < 4 || isAside(text)) return false
  const { issue } = conversation.slots
  conversation.slots.issue = shorten(issue === undefined ? words : `${issue}; ${words}`, 800)
  return true
}

const changeWanted = (draft: Draft, text: string): Say | null => {
  const { copy } = draft
  const wants =
    /\b(?:change|wrong|fix|edit|correct|update|incorrect|mistake|cambi\w+|mal|corregir|corrij\w+)\b/.test(
      plain(text),
    )
  const slot = namedSlot(text)
  if (wants && slot !== null) return { kind: 'intake', paragraphs: [], ask: askFor(draft, slot) }
  if (!wants && !isNo(text)) return null
  const what = say(draft, 'confirm.what', copy.confirm.what)
  return { kind: 'intake', paragraphs: [], ask: { slot: 'confirm', text: what } }
}

/** Takes a turn while the details are read back. */
export const settle = (draft: Draft, text: string): Say => {
  const { copy } = draft
  if (isYes(text)) return confirm(draft)
  const learned = learn(draft, text)
  const facts = learned.known.length + learned.changed.length
  if (facts > 0) {
    const again = askConfirm(draft, false)
    return { kind: 'intake', paragraphs: acknowledge(draft, learned), ask: again.ask }
  }
  if (isHold(text)) {
    const again = askConfirm(draft, false)
    return {
      kind: 'intake',
      paragraphs: [],
      ask: { ...again.ask, text: say(draft, 'confirm.held', copy.confirm.held) },
    }
  }
  const change = changeWanted(draft, text)
  if (change) return change
  if (isQuestion(text)) return resumeAfter(draft, answerTurn(draft, text))
  const times = isTimes(text) ? readTimes(text, draft.today, draft.conversation.language) : null
  if (times !== null) {
    setSlot({ draft, learned }, 'preferred_times', times)
    return {
      kind: 'intake',
      paragraphs: acknowledge(draft, learned),
      ask: askConfirm(draft, false).ask,
    }
  }
  const added = addToIssue(draft, text) ? [say(draft, 'noted', copy.noted)] : []
  return { kind: 'intake', paragraphs: added, ask: askConfirm(draft, false).ask }
}

/** Takes a turn after the confirmation: corrections make a new revision, questions are answered. */
export const amend = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  const learned = learn(draft, text)
  const facts = learned.known.length + learned.changed.length
  const told =
    facts > 0 || (!isQuestion(text) && readMatter(text) !== null && addToIssue(draft, text))
  if (told) {
    conversation.revision += 1
    const line = correctedLine(draft, learned)
    return {
      kind: 'intake',
      paragraphs: [...(line ? [line] : []), say(draft, 'changedAfter', copy.changedAfter)],
    }
  }
  if (isAside(text) || isYes(text) || isNo(text))
    return { kind: 'greeting', paragraphs: [say(draft, 'thanks', copy.thanks)] }
  return answerTurn(draft, text)
}

const personal =
  /\b(?:i|i'm|im|i've|ive|my|me|we|our|us|he|she|they|his|her|son|daughter|mother|father|husband|wife|mi|mis|me|yo|nos|nuestr[oa]|estoy|tengo|tuve|fui|soy)\b/

/** Whether a statement tells of someone's own situation rather than naming a subject to look up. */
const describesSituation = (text: string): boolean => {
  const said = plain(text)
  if (isQuestion(text) || readMatter(text) === null) return false
  return personal.test(said) || said.split(' ').length >= 6
}

const anyHelp = /\b(?:help|ayud\w+|hire|find|looking for|looking to)\b/
const bareHelp =
  /^(?:(?:hi|hello|hey|please|hola)[\s,!.]+)*(?:(?:i|we) (?:really |just )?(?:need|want) (?:some |your )?help|can (?:you|someone|anyone) help(?: me| us)?|help(?: me| us)?|necesito ayuda|(?:me )?(?:puede|pueden) ayudar(?:me)?|ayuda|ayudenme)(?: please| por favor| now| with (?:a|my|this) (?:case|matter|problem|situation|something))?[\s!.?]*$/

/** Whether the help a visitor wants is the firm's ("help finding a wedding planner" is not). */
const seeksFirm = (text: string): boolean => {
  if (!wantsHelp(text)) return bareHelp.test(plain(text))
  const said = plain(text)
  return (
    !anyHelp.test(said) || touchesFirm(text) || readMatter(text) !== null || bareHelp.test(said)
  )
}

/** Begins the intake with what the turn already tells. */
const begin = (draft: Draft, text: string, learned: Learned): Say => {
  const { conversation, copy } = draft
  conversation.phase = 'collecting'
  const told = !isQuestion(text) && readMatter(text) !== null
  const opening = told
    ? say(draft, 'understood', copy.understood)
    : say(draft, 'details', copy.details)
  const first = learned.known.includes('name') ? acknowledge(draft, learned) : []
  const paragraphs = [
    [...calmFor(draft, text), ...first, opening].join(' '),
    ...cautionFor(draft, text),
  ]
  return continueWith(draft, { kind: 'intake', paragraphs })
}

/** Takes a turn before any intake: begins one where the visitor wants it, else looks it up. */
export const listen = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  const offered =
    conversation.offeredAt !== null && conversation.turns - conversation.offeredAt <= 2
  const learned = learn(draft, text)
  const reachable = learned.known.some(
    (slot) => slot === 'phone' || slot === 'email' || slot === 'name',
  )
  const wants = seeksFirm(text) || describesSituation(text) || (offered && isYes(text))
  if (isQuestion(text) && reachable && !seeksFirm(text))
    return continueWith(draft, answerTurn(draft, text))
  if (wants || reachable) return begin(draft, text, learned)
  if (offered && isNo(text))
    return { kind: 'greeting', paragraphs: [say(draft, 'nothing', copy.nothingToAsk)] }
  if (isAside(text) || isYes(text))
    return { kind: 'greeting', paragraphs: [say(draft, 'nothing', copy.nothingToAsk)] }
  const reply = answerTurn(draft, text)
  const offer = reply.kind === 'handoff' ? [] : offerNow(draft)
  return { ...reply, paragraphs: [...calmFor(draft, text), ...reply.paragraphs, ...offer] }
}
