import { isAside, isUnwilling, wantsHelp, wishesToMeet } from './intake/acts.ts'
import { asksSomething, isNo, isQuestion, isYes } from './intake/intent.ts'
import { learn, nothing } from './intake/learn.ts'
import { isNameAlone } from './intake/names.ts'
import { isOrganization } from './intake/place-and-party.ts'
import { setSlot } from './intake/set-slot.ts'
import { joinMatter, recallMatter, takeMatter, tellsOfMatter } from './intake/recall.ts'
import { detailOf } from './intake/details.ts'
import { askedIn } from './intake/lines.ts'
import { findBehalf, readMatter } from './intake/matter.ts'
import { onlyTells } from './intake/only-tells.ts'
import { plain } from './intake/plain-text.ts'
import { datesIn } from './intake/reading.ts'
import type { Learned } from './intake/reading.ts'
import { tellsEvent } from './intake/tells-event.ts'
import { findTimes, isTimes, readTimes } from './intake/times.ts'
import { isElsewhere, touchesFirm } from './policy/off-topic.ts'
import { acknowledge, callIfHurried, calmFor, cautionFor } from './turn-acknowledge.ts'
import { answerTurn, hasAnswer, offerNow } from './turn-answer.ts'
import { say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { leftToOthers } from './turn-left-to-others.ts'
import { leavesQuestion } from './turn-quote.ts'
import { continueWith } from './turn-resume.ts'

const personal =
  /\b(?:i|i'm|im|i've|ive|my|me|we|our|us|he|she|they|his|her|son|daughter|mother|father|husband|wife|kids?|children|hij[oa]s?|mi|mis|me|yo|nos|nuestr[oa]|estoy|tengo|tuve|fui|soy)\b/

/** Whether a statement tells of someone's own situation rather than naming a subject to look up. */
const describesSituation = (draft: Draft, text: string): boolean => {
  const said = plain(text)
  const matter = readMatter(text)
  if (isQuestion(text) || matter === null) return false
  // "Phone number for the district court" only touches on one.
  if (matter === 'touched' && !personal.test(said) && asksSomething(text)) return false
  const dated = datesIn(draft, text).length > 0
  return personal.test(said) || dated || said.split(' ').length >= 6
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

/** Whether a turn wants the firm's help, or tells what it is about or whom it is for. */
const tellsMatter = (draft: Draft, text: string): boolean =>
  seeksFirm(text) ||
  describesSituation(draft, text) ||
  tellsEvent(text) ||
  (findBehalf(text) !== null && !isQuestion(text))

/** Begins the intake with what the turn already tells. */
const begin = (draft: Draft, text: string, learned: Learned): Say => {
  const { conversation, copy } = draft
  conversation.phase = 'collecting'
  if (conversation.slots.issue === undefined) recallMatter(draft)
  else joinMatter(draft, learned.known.includes('name') ? '' : text)
  const told = conversation.slots.issue !== undefined || onlyTells(text) || tellsStory(text)
  const thanked = learned.known.includes('name') ? acknowledge(draft, learned) : []
  const opening = told
    ? thanked.length > 0
      ? say(draft, 'passOn', copy.passOn)
      : say(draft, 'understood', copy.understood)
    : say(draft, 'details', copy.details)
  const left = leftToOthers(draft, text)
  const paragraphs = [
    [...calmFor(draft, text), ...thanked, opening].join(' '),
    ...left.paragraphs,
    ...callIfHurried(draft),
    ...cautionFor(draft, text),
  ]
  return continueWith(draft, { kind: 'intake', paragraphs, citations: left.citations })
}

/** Whether the details were offered to be taken in this turn's sight. */
const wasOffered = ({ conversation: { offeredAt, turns } }: Draft): boolean =>
  offeredAt !== null && turns - offeredAt <= 2

/** Words about the answer that was just given, which would only be given again ("too expensive"). */
const isRemark = ({ conversation }: Draft, text: string, { paragraphs, kind }: Say): boolean =>
  kind === 'answer' &&
  !isQuestion(text) &&
  paragraphs.some((line) => conversation.latestReply?.includes(line))

const way =
  /\b(?:how|what(?:'s| is) the (?:best |first )?(?:way|step)) (?:do|does|can|could|would|should|to|soon|fast|quickly)\b|\bcomo (?:hago|agendo|saco|puedo|se (?:hace|pide|saca))\b/

/** Whether a turn asks by which way, or how soon, the firm is come to ("how do i make an appointment"). */
const asksWay = (text: string): boolean => seeksFirm(text) && way.test(plain(text))

/** "Can i come by saturday": the site's hours come first. */
const asksToMeet = (text: string): boolean => isQuestion(text) && wishesToMeet(text)

/** Whether a turn asks, beside what it tells, something that the site answers. */
const isSettled = (draft: Draft, text: string): boolean =>
  (!seeksFirm(text) || asksWay(text) || asksToMeet(text)) &&
  asksSomething(text) &&
  hasAnswer(draft, text)

const wish =
  /\b(?:i|we) (?:really |just |only )?(?:want|need|would like)\b|\b(?:quiero|queremos|necesito|necesitamos)\b/

/** Whether a turn says what its writer wants done, in so many words and not as a question. */
const wishes = (text: string): boolean => !isQuestion(text) && wish.test(plain(text))

const justNow =
  /\b(?:minutes?|mins?|hours?|hrs?) ago\b|\bjust now\b|\bhace (?:un rato|\w+ (?:minutos?|horas?))\b/

/** Whether a turn only tells on, after a matter was named ("i tested dirty", "my hearing is on friday"). */
const goesOn = (draft: Draft, text: string): boolean =>
  !asksSomething(text) &&
  (personal.test(plain(text)) || datesIn(draft, text).length > 0 || justNow.test(plain(text))) &&
  draft.conversation.history.some((before) => tellsOfMatter(before))

/** An answer to who asks by which way the firm is come to, and that this chat is one. */
const withOpening = (draft: Draft, text: string, answer: Say): Say =>
  asksWay(text)
    ? { ...answer, paragraphs: [...answer.paragraphs, say(draft, 'details', draft.copy.details)] }
    : answer

/** The offer to take details, where the reply does not already end in one or in a question. */
const offerAfter = (draft: Draft, { kind, paragraphs }: Say): string[] =>
  kind === 'handoff' || leavesQuestion(paragraphs) ? [] : offerNow(draft)

/** Whether a turn asks for more than the firm's help; "can you help?" at the end of a story does not. */
const asksBeside = (text: string, asked: string): boolean =>
  isQuestion(asked) && !bareHelp.test(plain(asked)) && (asked !== text || !seeksFirm(text))

/** Whether a turn declines, agrees or remarks, and leaves nothing to look up. */
const leavesNothing = (text: string, offered: boolean): boolean =>
  (offered && isNo(text)) ||
  (isUnwilling(text) && !isQuestion(text)) ||
  isAside(text) ||
  isYes(text)

/** Takes a turn before any intake: begins one where the visitor wants it, else looks it up. */
export const listen = (draft: Draft, text: string): Say => {
  const { copy } = draft
  const offered = wasOffered(draft)
  const learned = learn(draft, text)
  const reachable = learned.known.some(
    (slot) => slot === 'phone' || slot === 'email' || slot === 'name',
  )
  const wants = tellsMatter(draft, text) || (offered && isYes(text))
  const settled = wants && isSettled(draft, text)
  const asked = askedIn(text)
  if ((asksBeside(text, asked) && reachable) || (settled && (wishes(text) || asksWay(text)))) {
    draft.conversation.phase = 'collecting'
    return continueWith(draft, withOpening(draft, text, answerTurn(draft, asked)))
  }
  if (reachable || (wants && !settled)) return begin(draft, text, learned)
  if (leavesNothing(text, offered))
    return { kind: 'greeting', paragraphs: [say(draft, 'nothing', copy.nothingToAsk)] }
  return lookUp(draft, text, learned)
}

/** Whether a turn says when a talk would suit, and nothing else ("thursday at 2"). */
const saysWhen = (text: string): boolean =>
  !asksSomething(text) && (isTimes(text) || findTimes(text) !== null)

const noteTimes = (draft: Draft, text: string): void => {
  const { slots } = draft.conversation
  const times = readTimes(text, draft)
  if (slots.preferred_times === undefined && times !== null) slots.preferred_times = times
}

/** "Ray Don Tuttle", whom the site does not know: the visitor's own name. */
const isWholeName = (text: string): boolean =>
  isNameAlone(text) &&
  /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*)+$/u.test(text.trim()) &&
  !isOrganization(text)

const takeName = (draft: Draft, text: string): Learned => {
  const learned = nothing()
  setSlot({ draft, learned }, 'name', text.trim())
  return learned
}

/** Whether the firm, its site or a model with its pages answers a text. */
const isAnswered = (draft: Draft, text: string): boolean =>
  hasAnswer(draft, text) || draft.context.index?.written?.answer != null

/** "Got let go tuesday": sounds like what happened to its writer, and asks nothing. */
const tellsStory = (text: string): boolean =>
  !asksSomething(text) && detailOf(text) === 'story' && !isElsewhere(text)

/** What the site says to a turn; where it says nothing and the turn only tells, the intake begins. */
const lookUp = (draft: Draft, text: string, learned: Learned): Say => {
  const when = saysWhen(text)
  const tells = goesOn(draft, text) || onlyTells(text) || tellsStory(text)
  if ((when || tells) && !isAnswered(draft, text)) {
    if (when) noteTimes(draft, text)
    joinMatter(draft, text)
    if (!when) takeMatter(draft, text)
    return begin(draft, text, learned)
  }
  const reply = answerTurn(draft, text)
  if (reply.kind === 'handoff' && isWholeName(text))
    return begin(draft, text, takeName(draft, text))
  if (isRemark(draft, text, reply))
    return { kind: 'greeting', paragraphs: [say(draft, 'nothing', draft.copy.nothingToAsk)] }
  const paragraphs = [...calmFor(draft, text), ...reply.paragraphs, ...offerAfter(draft, reply)]
  return { ...reply, paragraphs }
}
