import { slots as slotNames } from '@foyer/shared/facts/statuses.ts'
import { frames } from './intake/act-frames.ts'
import { addToMatter } from './intake/add-to-matter.ts'
import { actOf, isAside, isHold, wantsSent, wishesToMeet } from './intake/acts.ts'
import { asksSomething, isNo, isQuestion, isYes } from './intake/intent.ts'
import { learn, nothing } from './intake/learn.ts'
import { askFor, askNext } from './intake/next-ask.ts'
import { askedIn } from './intake/lines.ts'
import { plain, shorten, tidy } from './intake/plain-text.ts'
import type { Learned } from './intake/reading.ts'
import { isTimes, readTimes } from './intake/times.ts'
import { setSlot } from './intake/set-slot.ts'
import { askConfirm, namedSlot } from './intake/read-back.ts'
import { acknowledge, addedLine, calmFor, cautionFor, correctedLine } from './turn-acknowledge.ts'
import { answerTurn, hasAnswer } from './turn-answer.ts'
import { say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { resumeAfter } from './turn-resume.ts'
import { takeOut } from './turn-take-out.ts'
import { isLead } from './turn-state.ts'

/** A word for what was told, also where it only added to the matter. */
const acknowledgeAll = (draft: Draft, learned: Learned, joined: boolean): string[] => {
  const said = acknowledge(draft, learned)
  return said.length === 0 && joined ? [say(draft, 'noted', draft.copy.noted)] : said
}

const goOn = (draft: Draft, text: string, learned: Learned, joined = false): Say => {
  const paragraphs = [
    [...calmFor(draft, text), ...acknowledgeAll(draft, learned, joined)].join(' '),
    ...cautionFor(draft, text),
  ]
  const refused = new Set<string>(draft.conversation.refused)
  const ask = askNext(draft, learned.trouble)
  // Who is asked again for what they would rather not say hears why.
  if (ask && refused.has(ask.slot)) paragraphs.push(missingLine(draft))
  if (ask) return { kind: 'intake', paragraphs, ask }
  const noReach = isLead(draft.conversation.slots) ? [] : [missingLine(draft)]
  const confirm = askConfirm(draft, (draft.conversation.asked.confirm ?? 0) === 0)
  return {
    kind: 'intake',
    paragraphs: [...paragraphs, ...noReach, ...confirm.paragraphs],
    ask: confirm.ask,
  }
}

/** Passes over what a reply can do without. */
const passRest = ({ conversation }: Draft): void => {
  const { slots, refused } = conversation
  const reached = slots.phone !== undefined || slots.email !== undefined
  const rest = slotNames.filter((slot) => slot !== 'name' && slot !== 'issue')
  const passed = rest.filter((slot) => reached || (slot !== 'phone' && slot !== 'email'))
  conversation.refused = [
    ...new Set([...refused, ...passed.filter((slot) => slots[slot] === undefined)]),
  ]
}

/** Whether a wish in the form of a question is met by going on: for help, or for a time that was noted. */
const wishesAnswered = ({ conversation: { slots } }: Draft, text: string): boolean =>
  frames.meet(text) || (wishesToMeet(text) && slots.preferred_times !== undefined)

/** Whether a turn asks something in the middle of the details; a wish for help does only where there is an answer. */
const asksBetween = (draft: Draft, text: string, { known, changed, skipped }: Learned): boolean =>
  isQuestion(text) &&
  !isAside(text) &&
  !skipped &&
  (known.length + changed.length === 0 || /[?¿]/.test(text) || wishesToMeet(text)) &&
  (!wishesAnswered(draft, text) || hasAnswer(draft, text))

/** "In Holland, thats all": the last detail, and that there are no more. */
const closing =
  /(?<=\S)[\s,.;]+(?:and |y )?(?:that['’]?s|that is|es) (?:all|it|everything|todo)(?: (?:i|you) (?:got|have|know|need))?(?: for now)?[.!\s]*$/i

/** Fewer letters tell nothing that could be read later. */
const fewestLetters = 4

/** What may be told beside the details: for whom, how to reach them, by when, who was mentioned. */
const besideSlots = ({ conversation }: Draft): string => {
  const { behalfOf, contactNote, deadline, mentionedParty, refused } = conversation
  return JSON.stringify([behalfOf, contactNote, deadline, mentionedParty, refused])
}

const asksBack = /\b(?:what|huh|who|que)[?.!\s]*$/i

/** What no reader knew what to do with joins the matter, so that the firm reads it. */
const keepRest = (draft: Draft, text: string, { skipped, trouble, channel }: Learned): void => {
  const { slots } = draft.conversation
  const words = tidy(text)
  if (skipped || trouble !== null || channel !== null || slots.issue === undefined) return
  if (asksSomething(text) || isYes(text) || isNo(text) || actOf(text) !== null) return
  if (words.length < fewestLetters || asksBack.test(text)) return
  addToMatter(draft.conversation, words)
}

/** Takes a turn while details are being collected. */
export const collect = (draft: Draft, text: string): Say => {
  if (wantsSent(text)) {
    passRest(draft)
    return goOn(draft, text, { ...nothing(), skipped: true })
  }
  const { issue } = draft.conversation.slots
  const told = text.replace(closing, '')
  const before = besideSlots(draft)
  const learned = learn(draft, told)
  const facts = learned.known.length + learned.changed.length
  if (told !== text && facts > 0) {
    passRest(draft)
    return goOn(draft, told, learned)
  }
  if (asksBetween(draft, text, learned)) {
    const reply = answerTurn(draft, askedIn(text))
    return resumeAfter(draft, {
      ...reply,
      paragraphs: [...(facts > 0 ? acknowledge(draft, learned) : []), ...reply.paragraphs],
    })
  }
  if (facts === 0 && !learned.skipped && learned.trouble === null && isAside(text))
    return resumeAfter(draft, { kind: 'intake', paragraphs: [] })
  if (facts === 0 && besideSlots(draft) === before) keepRest(draft, text, learned)
  const joined = facts === 0 && issue !== undefined && issue !== draft.conversation.slots.issue
  return goOn(draft, text, learned, joined)
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

/** Joins the words of a turn to the matter, unless they only remark; false where they tell too little. */
export const addToIssue = ({ conversation }: Draft, text: string): boolean => {
  const words = tidy(text)
  if (words.split(' ').length < 4 || isAside(text)) return false
  addToMatter(conversation, words)
  return true
}

const wantsChange = (text: string): boolean =>
  /\b(?:change|wrong|fix|edit|correct|update|incorrect|mistake|(?:leave|take) (?:that|this|it|that one|this one|that part) out|cambi\w+|mal|corregir|corrij\w+|quit[ea]\w* eso)\b/.test(
    plain(text),
  )

/** Asks for a detail that a visitor calls wrong; `bare` where naming it is enough. */
export const changeNamed = (draft: Draft, text: string, bare: boolean): Say | null => {
  const slot = namedSlot(text)
  const named = bare && text.split(/\s+/).length <= 3
  if (slot === null || !(wantsChange(text) || named)) return null
  return { kind: 'intake', paragraphs: [], ask: askFor(draft, slot) }
}

const changeWanted = (draft: Draft, text: string): Say | null => {
  // "¿Puedo cambiar de abogado?" asks, and changes nothing.
  if (isQuestion(text) && namedSlot(text) === null && hasAnswer(draft, text)) return null
  const change = changeNamed(draft, text, !isQuestion(text))
  if (change !== null || !(wantsChange(text) || isNo(text))) return change
  const what = say(draft, 'confirm.what', draft.copy.confirm.what)
  return { kind: 'intake', paragraphs: [], ask: { slot: 'confirm', text: what } }
}

/** What joins the matter is said again up to here. */
const lengthOfMore = 160

/** Takes a turn while the details are read back. */
export const settle = (draft: Draft, text: string): Say => {
  const { copy } = draft
  // Only what is said in so many words sends the details.
  if (isYes(text) || frames.send(text)) return confirm(draft)
  const taken = takeOut(draft, text)
  if (taken !== null) return taken
  const learned = learn(draft, text)
  const facts = learned.known.length + learned.changed.length
  if (facts > 0) {
    const again = askConfirm(draft, false)
    const line = correctedLine(draft, learned) ?? addedLine(draft, learned)
    return { kind: 'intake', paragraphs: line === null ? [] : [line], ask: again.ask }
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
  const times = isTimes(text) ? readTimes(text, draft) : null
  if (times !== null) {
    setSlot({ draft, learned }, 'preferred_times', times)
    return {
      kind: 'intake',
      paragraphs: acknowledge(draft, learned),
      ask: askConfirm(draft, false).ask,
    }
  }
  const more = { slot: copy.labels.issue, value: shorten(tidy(text), lengthOfMore) }
  const added = addToIssue(draft, text) ? [say(draft, 'added', copy.added, more)] : []
  return { kind: 'intake', paragraphs: added, ask: askConfirm(draft, false).ask }
}
