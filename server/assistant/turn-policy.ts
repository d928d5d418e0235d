import { plainlyTells } from './intake/details.ts'
import { askedOfFirm } from './answer/about-firm.ts'
import { asksPrice } from './answer/scope.ts'
import { asksWhetherClient } from './answer/client-lines.ts'
import { frames } from './intake/act-frames.ts'
import { isAside } from './intake/acts.ts'
import { learn } from './intake/learn.ts'
import { datesIn } from './intake/reading.ts'
import { asksForCall, asksPrivacy, isEverydayQuestion, isQuestion } from './intake/intent.ts'
import { onlyTells } from './intake/only-tells.ts'
import { wantsOut } from './intake/wants-out.ts'
import { tellsEvent } from './intake/tells-event.ts'
import { findAttack } from './policy/attack.ts'
import { asksIdentity } from './policy/identity.ts'
import { deniesHarm, findFramedSafety, findSafety, mayTellDanger } from './policy/safety.ts'
import { isAdviceForCertain, leansOnCase } from './policy/advice.ts'
import { isElsewhere } from './policy/off-topic.ts'
import { asksAdvice, speaksFirst } from './policy/speaks-first.ts'
import { askSite, ownAnswerTo, quoteSite } from './turn-answer.ts'
import { breakOff } from './turn-commands.ts'
import { leftToOthers } from './turn-left-to-others.ts'
import { ofMatterOnly } from './turn-matter.ts'
import { wasWarned } from './turn-state.ts'
import { say, sentence } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { resumeAfter } from './turn-resume.ts'

/** Danger and self-harm come before everything; the numbers first, then the firm. */
export const meetDanger = (draft: Draft, text: string): Say | null => {
  const { conversation, copy } = draft
  const kind = findSafety(text)
  if (kind === null) return null
  if (wasWarned(conversation) && deniesHarm(text)) return null
  learn(draft, text)
  conversation.flags.safety = true
  conversation.slots.urgency = 'high'
  conversation.offeredAt = conversation.turns
  const first = sentence(draft, copy.safety[kind])
  // Who is afraid and wants it all gone is asked nothing more.
  const gone = wantsOut(text) === 'delete' ? breakOff(draft, 'delete') : null
  if (gone !== null) return { kind: 'safety', paragraphs: [first, ...gone.paragraphs] }
  const left = kind === 'arrest' ? leftToOthers(draft, text) : { paragraphs: [], citations: [] }
  const firm = say(draft, 'safetyFirm', copy.safetyFirm)
  return resumeAfter(draft, {
    kind: 'safety',
    paragraphs: [first, ...left.paragraphs, firm],
    citations: left.citations,
  })
}

/** Words up to which an answer with a day in it is about that day ("friday night, my wife says"). */
const wordsOfDay = 10

const isShortDay = (draft: Draft, text: string): boolean =>
  draft.conversation.phase !== 'idle' &&
  text.split(/\s+/).length <= wordsOfDay &&
  findFramedSafety(text) === null &&
  datesIn(draft, text).length > 0

/** Whom to call, before the reply itself, where the words may speak of danger; once in a chat. */
export const besideDanger = (draft: Draft, text: string, said: Say): Say => {
  const { conversation, copy } = draft
  if (wasWarned(conversation) || isShortDay(draft, text) || !mayTellDanger(text)) return said
  return {
    ...said,
    paragraphs: [say(draft, 'perhapsDanger', copy.perhapsDanger), ...said.paragraphs],
  }
}

/** Attempts to change the assistant or to reach other people's details. */
export const meetAttack = (draft: Draft, text: string): Say | null => {
  const kind = findAttack(text)
  if (kind === null) return null
  const line = say(draft, `attack.${kind}`, draft.copy.attack[kind])
  return resumeAfter(draft, { kind: 'declined', paragraphs: [line] })
}

/** "I sent the form, so are you my lawyers now?" is for the site where it says so. */
const saysWhetherClient = (draft: Draft, text: string): boolean =>
  asksWhetherClient(text) && askSite(draft, text)?.tier === 'answer'

/**
 * "Will my landlord know i called" is no case of the visitor's where the site says what it keeps to itself, nor is
 * whether a form makes them a client.
 */
const isSaidBySite = (draft: Draft, text: string): boolean =>
  saysWhetherClient(draft, text) ||
  (isEverydayQuestion(text) && !isAdviceForCertain(text) && askSite(draft, text)?.tier === 'answer')

/** "Are you human? A lawyer?" gets the truth in every state. */
export const tellIdentity = (draft: Draft, text: string): Say | null => {
  const kind = asksIdentity(text)
  if (kind === null || saysWhetherClient(draft, text)) return null
  const line = say(draft, `identity.${kind}`, draft.copy.identity[kind])
  return resumeAfter(draft, { kind: 'greeting', paragraphs: [line] })
}

/** What becomes of a visitor's words: the site where it says so, and the notice in any case. */
export const tellPrivacy = (draft: Draft, text: string): Say | null => {
  if (!asksPrivacy(text)) return null
  const said = askSite(draft, text)
  const shares = /\b(?:sell|share|vend\w+|compart\w+)\b/i.test(text)
  const answer =
    said?.tier !== 'answer' && shares ? askSite(draft, draft.copy.privacyQuestion) : said
  const own = say(draft, 'privacy', draft.copy.privacy)
  if (answer?.tier !== 'answer') return resumeAfter(draft, { kind: 'greeting', paragraphs: [own] })
  const quoted = quoteSite(draft, answer)
  return resumeAfter(draft, { kind: 'answer', ...quoted, paragraphs: [...quoted.paragraphs, own] })
}

/** What the site says in general, under its own heading, beside a refusal. */
const quoteOnTheSide = (draft: Draft, text: string) => {
  const answer = ofMatterOnly(draft, askSite(draft, text))
  if (answer?.tier !== 'answer') return { paragraphs: [], citations: [] }
  const same = answer.language === draft.conversation.language
  const frame = same ? [say(draft, 'siteSays', draft.copy.siteSays)] : []
  const quoted = quoteSite(draft, answer)
  return { paragraphs: [...frame, ...quoted.paragraphs], citations: quoted.citations ?? [] }
}

/** "Is she a lawyer": of the firm's people, and no case. */
const asksOfStaff =
  /\b(?:is|are) (?:he|she|they|that one) (?:a |an )?(?:real |actual |licensed )?(?:lawyers?|attorneys?|paralegals?|licensed|notar(?:y|ies))\b/i

/** A question of the visitor's own case that a page might answer in general words, and none does. */
const leansUnanswered = (draft: Draft, text: string): boolean =>
  leansOnCase(text) &&
  // "Me quieren sacar de mi apartamento" tells, and asks to judge nothing.
  (isQuestion(text) || !(onlyTells(text) || tellsEvent(text) || plainlyTells(text))) &&
  !asksPrice(text) &&
  !asksOfStaff.test(text) &&
  !isElsewhere(text) &&
  askSite(draft, text)?.tier !== 'answer'

/** Deciding, predicting, judging, writing: declined, with the site's own words and a consultation. */
export const declineAdvice = (draft: Draft, text: string): Say | null => {
  const kind = asksAdvice(text) ?? (leansUnanswered(draft, text) ? 'case' : null)
  if (kind === null || asksForCall(text) || askedOfFirm(text) !== null) return null
  // "Hold on my boss is right here" asks nothing.
  if (frames.hold(text) && isAside(text)) return null
  if (isSaidBySite(draft, text)) return null
  if (!speaksFirst(text) && ownAnswerTo(draft, text) !== null) return null
  const { conversation, copy } = draft
  learn(draft, text)
  const line = say(draft, `advice.${kind}`, copy.advice[kind])
  const quotable = kind !== 'evade' && kind !== 'draft' && isQuestion(text)
  const quoted = quotable ? quoteOnTheSide(draft, text) : { paragraphs: [], citations: [] }
  conversation.offeredAt = conversation.turns
  const consultation =
    conversation.phase === 'idle'
      ? say(draft, 'consultation', copy.consultation)
      : say(draft, 'consultationCall', copy.consultationCall)
  return resumeAfter(draft, {
    kind: 'declined',
    paragraphs: [line, ...quoted.paragraphs, consultation],
    citations: quoted.citations,
  })
}
