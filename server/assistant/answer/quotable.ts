import { kept, oncePerSite, oncePerSiteAnd } from '../index/once-per-site.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { fold } from '../index/words.ts'

/** Ends that send a reader to a page: "… are in contact", "… described under Questions", "see fees". */
const standing = String.raw`(?:is|are|esta|estan|listed|described|explained|found|descrit[oa]s?|explicad[oa]s?) (?:on|in|under|en)`
const looking = 'see|read|visit|more (?:about|on)|vea|lea|visite|consulte|mas sobre'
const sends = new RegExp(
  String.raw`\b(?:${standing}|${looking}) (?:the |our |la |el |las |los |nuestra |pagina de )*(?<page>[\p{L} -]{3,40}?)(?: page| pagina)?[.:]?$`,
  'u',
)

/** The names of a site's pages: the last parts of their addresses, in words. */
export const pageNames = oncePerSite(({ pages }): ReadonlySet<string> => {
  const names = pages.map(({ url }) => {
    const last = URL.canParse(url) ? new URL(url).pathname.split('/').findLast(Boolean) : undefined
    return fold(decodeURI(last ?? '').replace(/\.\w+$/, '')).replaceAll(/[-_]+/g, ' ')
  })
  return new Set(names.filter((name) => name !== ''))
})

/** Whether a sentence only says on which page something stands, and no figure beside. */
function pointsElsewhere(text: string, names: ReadonlySet<string>): boolean {
  const plain = fold(text).trim()
  const page = sends.exec(plain)?.groups?.['page']
  return page !== undefined && names.has(page) && !/\d/.test(plain)
}

/** Markup that stands in a page's text: what would be fetched or run where words are taken for it. */
const markup =
  /\]\(\s*(?:https?:|javascript:|data:|\/\/)|<\s*(?:a|img|iframe|script|svg|object|embed|form)\b/i

/** Who wrote a page and when ("By Ada Marsh · Updated May 2026 · 5 minute read", "Posted November 4, 2025"). */
const byline =
  /^(?:by|por)\s+\p{Lu}.*[·|•]|\b\d+[- ](?:min(?:ute)?s?) read\b|^(?:posted|published|(?:last )?updated|publicado|actualizado)\b.{0,40}\b(?:19|20)\d{2}\b(?!\.)/iu

/** Whether a text says nothing by itself: a byline, one word without a figure ("English"), or the number of an entry. */
const saysNothing = (text: string): boolean =>
  !/\s|[\d@]/.test(text.trim()) ||
  /^\d{1,2}[.)]?$/.test(text.trim()) ||
  (text.length < 120 && byline.test(text))

/** Whether a sentence may be quoted: it says something itself, in words alone. */
export const isQuotable = (text: string, names: ReadonlySet<string>): boolean =>
  !markup.test(text) && !pointsElsewhere(text, names) && !saysNothing(text)

/** A title of so few words without a figure says nothing alone. */
const titleWords = 4

const isBareTitle = (index: SiteIndex, sentence: number): boolean => {
  const text = index.sentences[sentence] ?? ''
  const kind = sentenceKinds[index.sentenceKind[sentence] ?? 0]
  return kind === 'heading' && text.split(' ').length <= titleWords && !/[\d@]/.test(text)
}

/** Whether a sentence is nothing but links to where something else stands. */
const isMenu = (index: SiteIndex, sentence: number): boolean =>
  sentenceKinds[index.sentenceKind[sentence] ?? 0] === 'link'

/** A trail to the page it stands on: "Home Employer kit" on the page of that name. */
const isTrail = (index: SiteIndex, sentence: number): boolean => {
  const [, rest = ''] =
    /^(?:home|inicio)\b[\s>›»/|·]*(\S.*)$/iu.exec(index.sentences[sentence] ?? '') ?? []
  const page = index.pages[index.sentencePage[sentence] ?? -1]
  return rest !== '' && page !== undefined && fold(page.title).startsWith(fold(rest))
}

/** Which sentences of a site may be quoted, by their numbers. */
export const isQuotableAt = oncePerSiteAnd(
  (index, sentence: number) =>
    isQuotable(index.sentences[sentence] ?? '', pageNames(index)) &&
    !isBareTitle(index, sentence) &&
    !isTrail(index, sentence) &&
    !isMenu(index, sentence),
  kept.sentences,
)
