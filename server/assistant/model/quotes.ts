import type { Language } from '@foyer/shared/facts/statuses.ts'
import { findAttack } from '../policy/attack.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { isQuotable, pageNames } from '../answer/quotable.ts'
import { quoteOf } from '../answer/quote.ts'
import { type Word, readWords } from './read-words.ts'

/** One sentence of a page that a reply may rest on. */
export type QuotedSentence = {
  /** Its number in the index: neighbours on the page have neighbouring numbers. */
  sentence: number
  /** Verbatim; a lead-in takes its list along. */
  text: string
  url: string
  title: string
  words: readonly Word[]
}

/** A passage as a model gets it. */
export type QuotedPassage = {
  headings: readonly string[]
  title: string
  language: Language
  sentences: readonly QuotedSentence[]
}

/** Under such a heading stands what is not so. */
const untrue = /\b(?:myths?|misconceptions?|false|mitos?|fals[oa]s?)\b/i

/** Orders to whoever reads the page for somebody: "Assistant: …", "reply with “…". */
const orders =
  /\b(?:ai|a\.i\.|chat ?bots?|assistants?|(?:language )?models?|llms?|system|asistentes?)\s*[,:]|\b(?:say|reply|answer|respond|print|output|write|repeat|tell (?:the|every|all) visitors?|diga|responda|escriba)\b[^.!]{0,20}[:“"«]/i

/** Sentences that ask, or that speak to a machine, state nothing. */
const states = (text: string): boolean =>
  !/[?¿]/.test(text) && !orders.test(text) && findAttack(text) === null

/** A passage of the index, ready for a model and for the check of what it says. */
export function quotePassage(
  index: SiteIndex,
  passage: number,
  firmName: string,
): QuotedPassage | null {
  const found = index.passages[passage]
  if (found === undefined || found.headings.some((heading) => untrue.test(heading))) return null
  const page = index.pages[found.page]
  const language = page?.language ?? 'en'
  const names = pageNames(index)
  const sentences: QuotedSentence[] = []
  for (let sentence = found.start; sentence < found.end; sentence += 1) {
    const kind = sentenceKinds[index.sentenceKind[sentence] ?? 0]
    const { quote: text, url, title } = quoteOf(index, { passage, sentence })
    if (kind === 'heading' || kind === 'link' || !states(text) || !isQuotable(text, names)) continue
    const words = readWords(text, { language, firmName, clause: 0 })
    sentences.push({ sentence, text, url, title, words })
  }
  if (sentences.length === 0) return null
  return { headings: found.headings, title: page?.title ?? '', language, sentences }
}
