import type { Language } from '@foyer/shared/facts/statuses.ts'
import { areasOfStory, callingsOf } from './answer/areas-near.ts'
import { everydayAsked } from './answer/everyday/asked.ts'
import { type EverydayKind, everydayKinds } from './answer/everyday/kinds.ts'
import { areaNames } from './answer/practice-gate.ts'
import { questionTypeOf } from './answer/question-type.ts'
import { answerKind, answerKindsOf } from './index/answer-kinds.ts'
import { stemsOf } from './index/stem.ts'
import { withoutWish } from './intake/matter.ts'
import { plain, shorten, withoutOpeners } from './intake/plain-text.ts'
import { tellsOfMatter } from './intake/recall.ts'
import { topicOf } from './intake/topic.ts'
import { lookUp } from './turn-look-up.ts'
import type { Draft } from './turn-draft.ts'
import type { SiteAnswer } from './turn-site.ts'

/* Questions that leave to the visitor's matter what they are about: "how much", "how long would that take". */

/** A question of more telling words than these says itself what it is about, unless they only ask for a price or a time. */
const wordsOfBare = 2
const ofPriceOrTime =
  /\b(?:how|much|long|many|does|will|would|is|it|this|that|the|whole|thing|cost|costs|take|takes|to|get|total|charge|you|do|run|me|usually|about|for|cuanto|cuanta|cuesta|cuestan|costar|tarda|tardan|dura|se|va|a|en|cobran|es|el|la|todo)\b/g

const isBare = (text: string, language: Language): boolean =>
  stemsOf(text, language).length <= wordsOfBare ||
  !/\p{L}/u.test(plain(text).replace(ofPriceOrTime, ' '))

/** Words by which a question points at the matter told. */
const pointing =
  /\b(?:it|this|that|these|those|something|mine|my (?:case|situation)|yall|esto|eso|algo|mi caso|el mio)\b/

/** Of a long story the beginning says what it is about. */
const lengthOfSubject = 200

/** The matter that a question may be about: the latest turn that tells of one, else what was taken down. */
const subjectOf = ({ conversation }: Draft, text: string): string | null => {
  const { language, history, slots } = conversation
  const tells = (turn: string) => tellsOfMatter(turn) || !isBare(turn, language)
  const subject = history.findLast(tells) ?? slots.issue
  return subject === undefined || subject === text ? null : subject
}

/** All that was told of the matter. */
const storyOf = ({ conversation: { history, slots } }: Draft): string =>
  slots.issue ?? history.filter((turn) => tellsOfMatter(turn)).join(' ')

/** What its matter is called where somebody asks for its price or its time; none where nothing is near. */
const topicsNear = (draft: Draft): string[] => {
  const { language, history, slots } = draft.conversation
  const named = history.findLast((turn) => topicOf(turn, language) !== null) ?? slots.issue ?? ''
  const topic = topicOf(named, language)
  return topic === null ? callingsOf(storyOf(draft), language) : [topic]
}

/**
 * What the site says to a bare question for a kind of fact ("how much", "how long do i have") about the matter told
 * before it, or to one that was answered of another matter (`strays`); null where it says none of that kind.
 */
export const askOfMatter = (draft: Draft, text: string, strays: boolean): SiteAnswer | null => {
  const { conversation } = draft
  const { language } = conversation
  const { wants } = questionTypeOf(text)
  const subject = subjectOf(draft, text)
  if (wants.length === 0 || subject === null) return null
  if (!isBare(text, language) && !strays) return null
  const wanted = withoutWish(subject)
  const join = language === 'es' ? 'para' : 'for'
  const questions = [
    wanted === subject
      ? `${text} ${shorten(subject, lengthOfSubject)}`
      : `${text} ${join} ${wanted}`,
    ...topicsNear(draft).map((topic) => `${withoutOpeners(text)} ${join} ${topic}`),
  ]
  const bits = wants.reduce((sum, kind) => sum | answerKind[kind], 0)
  const alone = { ...conversation, history: [], previousAnswer: '' }
  return (
    questions
      .map((asked) => ofMatterOnly(draft, lookUp({ ...draft, conversation: alone }, asked)))
      .find(
        (found) =>
          found?.tier === 'answer' &&
          isOfKind(found, bits) &&
          !(wants.includes('duration') && isOfMeeting(found)),
      ) ?? null
  )
}

/** How long a first meeting is tells nothing of how long a matter takes. */
const isOfMeeting = ({ sentences: [first] }: SiteAnswer): boolean =>
  /\b(?:minutes?|minutos|-minute)\b/.test(first?.quote ?? '')

/** Whether a quote holds one of these kinds of fact. */
const isOfKind = ({ sentences }: SiteAnswer, bits: number): boolean =>
  sentences.some(({ quote }) => (answerKindsOf(quote) & bits) !== 0)

/** Asks for a time in other words than "how long". */
const tooLate = /\b(?:too late|still (?:have )?time|muy tarde|a tiempo)\b/

/** What many firms state for each of their areas. */
const statedByArea: ReadonlySet<EverydayKind> = new Set([
  'first-cost',
  'first-length',
  'hourly',
  'retainer',
])

/** "Is the first visit free": the answer may be another for each area. */
const isByArea = (text: string): boolean => {
  const { kind, odds } = everydayAsked(text)
  const name = everydayKinds[kind]
  return odds > 0 && name !== undefined && statedByArea.has(name)
}

/** Whether a question for a fact names no area of law, and points at what was told, is bare or has an answer for each area. */
export const leavesToMatter = ({ conversation }: Draft, text: string): boolean => {
  if (areaNames(text, conversation.language).length > 0) return false
  const asksFact = questionTypeOf(text).wants.length > 0 || tooLate.test(plain(text))
  const leans = pointing.test(plain(text)) || isBare(text, conversation.language)
  return (asksFact && leans) || isByArea(text)
}

/** What an address says of its page ("/practice/adoption"). */
const wordsOfPath = (url: string): string =>
  URL.canParse(url) ? new URL(url).pathname.replaceAll(/[/._-]+|html?$/g, ' ') : ''

/**
 * An answer without what is plainly of another area of law than the matter that was told; null where its first quote is,
 * or there is none.
 */
export const ofMatterOnly = (draft: Draft, answer: SiteAnswer | null): SiteAnswer | null => {
  const told = areasOfStory(storyOf(draft), draft.conversation.language)
  if (answer === null || told.size === 0) return answer
  const isOfIt = ({ url, text }: SiteAnswer['sentences'][number]): boolean => {
    const said = areaNames(`${wordsOfPath(url)} . ${text}`, answer.language)
    return said.length === 0 || said.some((area) => told.has(area))
  }
  const [first] = answer.sentences
  if (first !== undefined && !isOfIt(first)) return null
  return { ...answer, sentences: answer.sentences.filter(isOfIt) }
}
