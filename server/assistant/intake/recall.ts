import type { Draft } from '../turn-draft.ts'
import { isAside, wantsHelp } from './acts.ts'
import { mostOfMatter } from './add-to-matter.ts'
import { plainlyTells } from './details.ts'
import { isQuestion, readCourtesy } from './intent.ts'
import { prefersChannel } from './channel.ts'
import { kin } from './kin.ts'
import { matterText, readMatter } from './matter.ts'
import { onlyTells } from './only-tells.ts'
import { joinTold, plain } from './plain-text.ts'
import { tellsEvent } from './tells-event.ts'

/** Turns before the intake that a matter is put together from, and how much of them. */
const mostTurns = 3
const mostLength = 400

const aLawyer = /\b(?:lawyers?|(?<!power of )attorneys?|abogad[oa]s?)\b/gi

/** As many words that speak of oneself tell of a matter, whatever it is. */
const wordsOfStory = 9
const ofSelf = /\b(?:i|i'?ve|my|me|we|our|mi|mis|me|yo|nos)\b/

/** Whether a turn told or asked of a matter of the visitor's. */
export const tellsOfMatter = (text: string): boolean => {
  const said = plain(text.replaceAll(aLawyer, ' '))
  return readMatter(said) !== null || (said.split(' ').length >= wordsOfStory && ofSelf.test(said))
}

/** Fewer words tell nothing that stands alone ("i am here"). */
const wordsTold = 4

/** Whether a turn told something, in words of no field of the law ("me mordio un perro"). */
const tellsSomething = (text: string): boolean =>
  text.split(/\s+/).length >= wordsTold &&
  (onlyTells(text) || tellsEvent(text) || plainlyTells(text))

/** What was told or asked of a matter before now, in the visitor's words; a wish for a lawyer is none. */
const toldBefore = ({
  conversation: { history, slots },
}: Draft): { words: string; asked: boolean } | null => {
  const turns = history
    .filter((text) => readCourtesy(text) === null && !isAside(text))
    .filter((text) => tellsOfMatter(text) || tellsSomething(text))
    .slice(-mostTurns)
  if (turns.length === 0) return null
  const texts = new Set(turns.map((text) => matterText(text, slots.name ?? null)))
  const words = [...texts].reduce((all, text) => joinTold(all, text, mostLength), '')
  return { words, asked: turns.every((text) => isQuestion(text)) }
}

/**
 * The matter of a visitor who told of it before any details were taken; where there were only
 * questions ("what happens if i violate probation"), they are kept in case that no more is told.
 */
export const recallMatter = (draft: Draft): void => {
  const { conversation } = draft
  if (conversation.slots.issue !== undefined || conversation.asked.issue !== undefined) return
  const before = toldBefore(draft)
  if (before?.asked === true) conversation.askedAbout = before.words
  else if (before !== null) conversation.slots.issue = before.words
}

/** Fewer words than these say a matter only together with what was said before. */
const fewWords = 8

/** The matter a turn begins the details with: what was said before, and what it goes on with. */
export const joinMatter = (draft: Draft, text: string): void => {
  const { slots } = draft.conversation
  if ((slots.issue ?? '').split(' ').length >= fewWords) return
  const before = toldBefore(draft)?.words
  const wish = readMatter(text) === null && (wantsHelp(text) || prefersChannel(text) !== null)
  const told = wish || isQuestion(text) ? undefined : matterText(text, slots.name ?? null)
  const parts = [before, slots.issue, told].flatMap((part) => part ?? [])
  const apart = parts.reduce<string[]>(
    (all, part) =>
      all.some((one) => one.includes(part))
        ? all
        : [...all.filter((one) => !part.includes(one)), part],
    [],
  )
  if (before !== undefined)
    slots.issue = apart.reduce((all, part) => joinTold(all, part, mostOfMatter), '')
}

const concerned = new RegExp(
  `\\b(?!friend|amig[oa]|client)(?:ex|${kin}|grandkids|grandchildren|boss|landlord|neighbou?r|employer|seller|contractor|roommate|house|job|trust|will|estate|jefe|jefa|due[nñ]o|casero|vecin[oa]|casa|trabajo)(?:'?s)?\\b`,
)

/** The matter of who only tells, where it names whom or what it is about ("my ex is keeping the kids"). */
export const takeMatter = ({ conversation: { slots } }: Draft, text: string): void => {
  const telling = text.split(/\s+/).length >= wordsTold && concerned.test(plain(text))
  if (slots.issue === undefined && (telling || tellsOfMatter(text) || plainlyTells(text)))
    slots.issue = matterText(text, slots.name ?? null)
}

/** What was asked about stands for the matter of who told nothing else of it, and did not refuse to. */
export const settleMatter = ({ conversation }: Draft): void => {
  const { slots, asked, refused, askedAbout } = conversation
  if (askedAbout === undefined || slots.issue !== undefined || refused.includes('issue')) return
  if ((asked.issue ?? 0) > 0) slots.issue = askedAbout
}
