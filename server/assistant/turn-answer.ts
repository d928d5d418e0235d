import type { Citation } from '@foyer/shared/api/widget.ts'
import { type OwnAnswer, findOwnAnswer } from './answer/own-answers.ts'
import { followsOn } from './answer/scope.ts'
import { isQuestion } from './intake/intent.ts'
import { turnLanguage } from './intake/language.ts'
import { shorten, withoutOpeners } from './intake/plain-text.ts'
import { takeProposals } from './model/proposals.ts'
import { isElsewhere, isNoFirms } from './policy/off-topic.ts'
import { say, sentence } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { lookUp } from './turn-look-up.ts'
import { askOfMatter, leavesToMatter, ofMatterOnly } from './turn-matter.ts'
import { withoutOpenQuestion } from './turn-quote.ts'
import type { SiteAnswer } from './turn-site.ts'

/** Open questions kept for the firm, and how much of each. */
const openQuestionsKept = 10
const openQuestionLength = 300

/** Turns between two offers to take details. */
const turnsBetweenOffers = 4

/** The questions of a turn without the story between them ("my cousin has one"). */
const onlyQuestions = (text: string): string =>
  text
    .split(/(?<=[?!.;])\s+|,\s+/)
    .filter((clause) => isQuestion(clause))
    .map((clause) => withoutOpeners(clause))
    .join(' ')

/**
 * What the site says to a turn, in the light of what went before; null without a site. Where the
 * whole turn finds nothing, its questions alone are asked once more.
 */
export const askSite = (draft: Draft, text: string): SiteAnswer | null => {
  const before = draft.siteSaid.get(text)
  if (before !== undefined) return before
  const said = askAnew(draft, text)
  draft.siteSaid.set(text, said)
  return said
}

const askAnew = (draft: Draft, text: string): SiteAnswer | null => {
  const found = lookUp(draft, text)
  if (found === null) return null
  // A price or a deadline of another matter would mislead more than none.
  const kept = leavesToMatter(draft, text) ? ofMatterOnly(draft, found) : found
  if (kept?.tier === 'answer') return kept
  const ofMatter = askOfMatter(draft, text, kept === null)
  if (ofMatter !== null) return ofMatter
  const answer: SiteAnswer = kept ?? { ...found, tier: 'none', sentences: [] }
  if (answer.tier !== 'none') return answer
  const questions = onlyQuestions(text)
  if (questions === '' || questions.length >= text.trim().length - 1) return answer
  const alone = { ...draft.conversation, history: [], previousAnswer: '' }
  const again = lookUp({ ...draft, conversation: alone }, questions)
  return again?.tier === 'answer' ? again : answer
}

/** A page's title without the firm's name that many sites end every title with. */
const titleWithout = (firm: string, title: string): string => {
  const end = title.length - firm.length
  const own = title.slice(0, Math.max(0, end)).replace(/\s*[|–—:·-]\s*$/, '')
  const named = title.slice(Math.max(0, end)).toLowerCase() === firm.toLowerCase()
  return named && own !== '' && own.length < end ? own : title
}

/** The sources of quotes, each once; the lines of a list on one page are one source. */
const unique = (firm: string, found: SiteAnswer['sentences']): Citation[] => {
  const seen = new Set<string>()
  return found.flatMap(({ url, title: whole, quote, ownLine }) => {
    const title = titleWithout(firm, whole)
    const key = ownLine === true ? url : `${url} ${quote}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ url, title, quote }]
  })
}

/** Sentences as one text: a row of a list, which has no stop of its own, gets one before the next begins. */
export const runOn = (said: string, next: string): string =>
  said === '' ? next : `${said}${/[\p{L}\d)%]$/u.test(said) ? '.' : ''} ${next}`

const runAll = (told: SiteAnswer['sentences']): string =>
  told.reduce((said, { text }) => runOn(said, text), '')

/** What stands before a quote that may not answer, or that is in a language the visitor does not write. */
const frameOf = (draft: Draft, { tier, language }: SiteAnswer): string[] => {
  const { conversation, copy } = draft
  const foreign = conversation.language === 'es' && language !== 'es'
  if (tier === 'pages')
    return [
      foreign
        ? say(draft, 'closestTranslated', copy.closestTranslated)
        : say(draft, 'closest', copy.closest),
    ]
  return foreign ? [say(draft, 'translated', copy.translated)] : []
}

/** The quoted sentences of an answer as paragraphs and citations. */
export const quoteSite = (
  draft: Draft,
  answer: SiteAnswer,
): Pick<Say, 'paragraphs' | 'citations'> => {
  const { conversation, copy } = draft
  // What may not answer is told once and shortly; the other page stands below as a source.
  const told = answer.tier === 'pages' ? answer.sentences.slice(0, 1) : answer.sentences
  const isList = told.length > 1 && told.every(({ ownLine }) => ownLine === true)
  const quoted = isList
    ? told.map(({ text }) => `- ${text}`).join('\n')
    : runAll(told.filter(({ foreign }) => foreign !== true))
  const inEnglish = told.filter(({ foreign }) => foreign === true)
  const lines =
    inEnglish.length === 0
      ? [quoted]
      : [quoted, say(draft, 'translated', copy.translated), runAll(inEnglish)]
  const state = answer.outOfState
  const elsewhere = state === null ? [] : [say(draft, 'outOfState', copy.outOfState, { state })]
  conversation.previousAnswer = shorten(quoted, 1_000)
  return {
    paragraphs: [...frameOf(draft, answer), ...lines, ...elsewhere],
    citations: unique(draft.context.firm.name, answer.sentences),
  }
}

/** A visitor's words as the firm gets them for a question. */
export const asQuestion = (text: string): string => shorten(text.trim(), openQuestionLength)

const keepQuestion = (draft: Draft, text: string): void => {
  const { conversation } = draft
  const asked = asQuestion(text)
  draft.unanswered = asked
  if (conversation.openQuestions.includes(asked)) return
  conversation.openQuestions = [...conversation.openQuestions, asked].slice(-openQuestionsKept)
}

/** Now and then, after an answer, the offer to take details. */
export const offerNow = (draft: Draft): string[] => {
  const { conversation, copy } = draft
  const since =
    conversation.offeredAt === null ? Infinity : conversation.turns - conversation.offeredAt
  if (conversation.phase !== 'idle' || since < turnsBetweenOffers) return []
  conversation.offeredAt = conversation.turns
  return [say(draft, 'offer', copy.offer)]
}

const handOver = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  keepQuestion(draft, text)
  if (conversation.phase !== 'idle')
    return { kind: 'handoff', paragraphs: [say(draft, 'handoffAfter', copy.handoffAfter)] }
  conversation.offeredAt = conversation.turns
  return { kind: 'handoff', paragraphs: [say(draft, 'handoff', copy.handoff)] }
}

/** The answer the firm wrote to a question like this one, or null. */
export const ownAnswerTo = ({ conversation, context }: Draft, text: string): OwnAnswer | null => {
  const { language } = conversation
  const own = context.ownAnswers ?? []
  return findOwnAnswer(text, language, own) ?? findOwnAnswer(onlyQuestions(text), language, own)
}

/** Whether a text is no firm's to answer and does not follow an answer, so that it never reaches the site. */
const isApart = ({ conversation }: Draft, text: string): boolean =>
  isNoFirms(text) && !followsOn(text, conversation.previousAnswer)

/** Whether the firm itself or its site answers a text, which changes nothing yet. */
export const hasAnswer = (draft: Draft, text: string): boolean =>
  ownAnswerTo(draft, text) !== null ||
  (!isApart(draft, text) && askSite(draft, text)?.tier === 'answer')

/** The answer the firm wrote itself, word for word; it wins over the site. */
const firmSays = (draft: Draft, text: string): Say | null => {
  const { conversation, copy } = draft
  const { language } = conversation
  const found = ownAnswerTo(draft, text)
  if (found === null) return null
  const foreign = language === 'es' && turnLanguage(found.answer, 'en') !== 'es'
  conversation.previousAnswer = shorten(found.answer, 1_000)
  return {
    kind: 'answer',
    paragraphs: [...(foreign ? [sentence(draft, copy.firmAnswer)] : []), found.answer],
    citations: [{ source: 'firm' }],
  }
}

/**
 * What the site says to a question. A model's answer from its pages takes the place of the engine's,
 * which still knows of another state; what is of no concern to a firm and found nowhere is not asked it.
 */
const siteSays = (draft: Draft, text: string): SiteAnswer | null => {
  const { index } = draft.context
  const own = askSite(draft, text)
  const { previousAnswer } = draft.conversation
  const apart = isElsewhere(text) && !followsOn(text, previousAnswer)
  if (index === null || (own?.tier === 'none' && apart)) return own
  draft.siteQuestion = text
  if (index.written === undefined) return own
  takeProposals(draft, text, index.written.proposals)
  const { answer } = index.written
  if (answer === null) return own
  return withoutOpenQuestion({ ...answer, outOfState: own?.outOfState ?? null })
}

/**
 * The reply to a question: the firm's own answer, sentences of the site that answer it or come closest, or the
 * offer to hand it to the firm. Errands no firm handles never reach the site.
 */
export const answerTurn = (draft: Draft, text: string): Say => {
  const { copy } = draft
  const own = firmSays(draft, text)
  if (own !== null) return own
  if (isApart(draft, text))
    return { kind: 'handoff', paragraphs: [say(draft, 'offTopic', copy.offTopic)] }
  const answer = siteSays(draft, text)
  if (answer === null || answer.tier === 'none') return handOver(draft, text)
  if (answer.tier === 'pages') keepQuestion(draft, text)
  return { kind: answer.tier, ...quoteSite(draft, answer) }
}
