import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Query } from '../index/search.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { stemsOf } from '../index/stem.ts'
import { foldJoined } from '../index/words.ts'
import { isNews } from './practice-gate.ts'

/** Ways of asking whether a firm does some thing, and nothing else: "do you handle payday loans". */
const asksOf: Record<Language, RegExp> = {
  en: /^(?:(?:hi|hey|hello|ok|so|and|also)[ ,]+)*(?:do|does|can|could|would|will) (?:you|u|ya|yall|your (?:firm|office)|any(?:one|body) there)(?: (?:guys|also|even|ever))*(?: (?:do|handle|take(?: on)?|help(?: me| us| people| somebody| someone)?(?: with| start| get| set up| file| appeal| fix| write)?|deal with|work (?:on|with)|practice|set up|form|file|draft|write|prepare))(?: (?:a|an|the|any|some|my))? (?<thing>[^,.;]+?)(?: (?:cases|claims|stuff|too|there|here|also))*\W*$/,
  es: /^(?:(?:hola|y)[ ,]+)*(?:me |nos )?(?:(?:pueden|puede) )?(?:ayudan?|ayudar(?:me|nos)?|llevan|manejan|atienden|hacen|arreglan|toman|tramitan)(?: (?:con|a))?(?: (?:un|una|el|la|los|las|casos? de|mi))? (?<thing>[^,.;]+?)\W*$/,
}
/** Words of the thing from which it is a story. */
const mostWords = 5

/** The stems of the thing that a turn asks a firm to do; null where it asks for something else. */
function thingAsked({ text, language }: Query): string[] | null {
  const thing = asksOf[language].exec(foldJoined(text))?.groups?.['thing'] ?? ''
  if (thing === '' || thing.split(' ').length > mostWords) return null
  const stems = [...new Set(stemsOf(thing, language))].filter((stem) => stem.length > 2)
  return stems.length > 0 ? stems : null
}

/**
 * Tells of a sentence whether it names, with its heading, all of the thing that a firm is asked to do, on a page that
 * is no news; null where something else is asked.
 */
export function thingTaken(
  index: SiteIndex,
  query: Query,
): ((said: { passage: number; sentence: number }) => boolean) | null {
  const thing = thingAsked(query)
  if (thing === null) return null
  return ({ passage, sentence }) => {
    const page = index.pages[index.sentencePage[sentence] ?? 0]
    if (page === undefined || page.language !== query.language || isNews(page.url)) return false
    const isList = ['item', 'row', 'link'].includes(
      sentenceKinds[index.sentenceKind[sentence] ?? 0] ?? '',
    )
    const heading = isList ? '' : (index.passages[passage]?.headings.at(-1) ?? '')
    const said = new Set(stemsOf(`${heading} ${index.sentences[sentence] ?? ''}`, page.language))
    return thing.every((stem) => said.has(stem))
  }
}
