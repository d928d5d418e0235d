import { oncePerSite } from '../index/once-per-site.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { wordsOf } from '../index/words.ts'
import type { Reading } from './read-question.ts'

/** Asks what the firm or its office has, offers, takes or is like. */
const firmAttribute =
  /\b(?:do|does|can|could|will|would|are|is) (?:you|u|ya|y'?all|you guys|the (?:firm|office|building|waiting room)|your (?:\w+ )?(?:office|firm|building|lawyers?|attorneys?|team|staff))\b|\b(?:your|the) (?:office|building|waiting room|staff|firm)\b|\b(?:is|are) there (?:a|an|any)?\b.{0,30}(?:office|there|you|building|$|\?)|\b(?:tienen|aceptan|ofrecen|hay|dan|hacen)\b/i

/** Words by which a firm speaks of itself. */
const firmSpeaks =
  /\b(?:we|our|us|office|firm|attorneys?|lawyers?|clients?|consultations?|visitors?|nosotros|nuestr[oa]s?|oficina|abogad[oa]s?|ofrecemos|aceptamos|clientes?)\b/i

const firmPage =
  /contact|about|faq|attorney|lawyer|team|people|staff|office|fees|pricing|payment|acerca|equipo|abogad|preguntas/i

/** Asks what the firm works on, which any page about that work answers. */
const worksOn =
  /\b(?:do|does|did|can|could|will|would) (?:you|u|ya|y'?all)(?: guys)?(?: also| even| ever)? (?:do|handle|help|defend|represent|deal|fight|work|cover|go|appear|get|have to)\b/i

const newsPage = /\/(blog|news|articles?|posts?)\//i

/** Whether a question is about the firm itself. */
export function asksAboutFirm(text: string): boolean {
  return firmAttribute.test(text) && !worksOn.test(text)
}

/**
 * Whether a sentence is about whom the question is about: a person of the firm it names, or the
 * firm. Other questions have no such subject, and any sentence will do.
 */
export function sharesSubject(
  index: SiteIndex,
  reading: Reading,
  candidate: { passage: number; sentence: number },
): boolean {
  const page = index.sentencePage[candidate.sentence] ?? -1
  const passage = index.passages[candidate.passage]
  const text = index.sentences[candidate.sentence] ?? ''
  if (reading.names.length > 0) {
    const around = [text, ...(passage?.headings ?? [])]
    return reading.named.has(page) || around.some((one) => mentions(one, reading.names))
  }
  if (!reading.toFirm || passage?.facts === true || firmSpeaks.test(text)) return true
  return pagesOfFirm(index).has(page)
}

/** The pages about the firm itself: its front page, and those that their address says are. */
const pagesOfFirm = oncePerSite(({ pages }) => {
  const isOfFirm = (url: string) => !newsPage.test(url) && (isFront(url) || firmPage.test(url))
  return new Set(pages.flatMap(({ url }, page) => (isOfFirm(url) ? page : [])))
})

function mentions(text: string, names: string[]): boolean {
  const words = new Set(wordsOf(text))
  return names.some((name) => words.has(name) || words.has(name.replace(/s$/, '')))
}

function isFront(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === '/'
}
