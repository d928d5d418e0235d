import { commonWords } from './common-words.ts'
import { months, weekdays } from './date-words.ts'
import { plain, shorten, tidy, withoutHedge, withoutOpeners } from './plain-text.ts'

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const codes =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC'
const word = "\\p{L}[\\p{L}'’.-]+"

const before = '(?<!\\p{L})'
const patterns = [
  new RegExp(
    `${before}(?:in|en|near|at|from)\\s+((?:${word}\\s+){0,2}${word},?\\s+(?:${states}|${codes}))\\b`,
    'u',
  ),
  new RegExp(
    `${before}(?:in|en|near|from)\\s+((?:${word}\\s+){0,2}${word},?\\s+(?:${states}))\\b`,
    'iu',
  ),
  new RegExp(
    `${before}(?:in|en|near|from|over in|out of)\\s+((?:the\\s+)?(?:${word}\\s+){1,2}(?:county|parish|condado(?! de\\b)))\\b`,
    'iu',
  ),
  new RegExp(
    `(?:en el|in the|el)\\s+((?:condado de|county of|city of|ciudad de)\\s+${word}(?:\\s+\\p{Lu}${word})?)`,
    'iu',
  ),
  new RegExp(
    `${before}(?:in|en|near|from|outside|downtown)\\s+(\\p{Lu}[\\p{L}'’.-]+(?:\\s+\\p{Lu}[\\p{L}'’.-]+){0,2})`,
    'u',
  ),
  new RegExp(
    `(?:arrested|happened|stopped|pulled over|charged|accident|crash|wreck|live|lives|based|hit|cited|picked up|vivo|arrestaron|paso|pasó|accidente)\\s+(?:me\\s+|it\\s+|on\\s+\\p{L}+\\s+)?(?:in|near|en)\\s+(${word}(?:\\s+${word})?)`,
    'iu',
  ),
]

const noPlace = new Set([
  ...months.keys(),
  ...weekdays.keys(),
  ...'english spanish ingles espanol court jail prison custody front back my the a an his her their our this that advance general person full total school church hospital trouble need debt bankruptcy chapter usa america i'.split(
    ' ',
  ),
])

const isPlace = (found: string): boolean => {
  const first = plain(found).split(/[\s,]/)[0] ?? ''
  return !noPlace.has(first) && (!commonWords.has(first) || /county|condado/i.test(found))
}

const trimTail = (found: string): string => {
  const words = found.split(' ')
  const last = words.at(-1) ?? ''
  const drop =
    words.length > 1 &&
    last === last.toLowerCase() &&
    commonWords.has(plain(last)) &&
    !/county|condado/i.test(last)
  return tidy(drop ? words.slice(0, -1).join(' ') : found)
}

/** A sentence ends a place; the point of "St. Louis" does not. */
const sentenceEnd = /(?<!\b(?:St|Ft|Mt|Pt))\.(?:\s.*)?$/isu

/** A place named in passing ("arrested in Grand Rapids", "in wayne county"), or null. */
export const findPlace = (text: string): string | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.replace(sentenceEnd, '')
    if (found !== undefined && isPlace(found)) return trimTail(found)
  }
  return null
}

const lead =
  /^(?:(?:it(?:'s| is| was| happened)?|that was|this (?:is|was)|happened|was|(?:i|we|he|she|they|my \p{L}+) lived?s?|(?:[eé]l |ella |mi \p{L}+ )?viv(?:e|[ií]a)|we'?re|we are|i'm|im|i am|es|fue|paso|pasó|vivo|estoy)\s+)?(?:(?:in|at|near|around|en|cerca de)\s+)?(?=\S)/iu

/** What the names of towns end with, and hardly a family's. */
const features = 'Falls|Springs|Heights|Rapids|Township|Junction'

const namedPlace = new RegExp(
  `(?:^|[\\s,])(?:${states}|county|parish|condado(?: de .+)?)$|,?\\s(?:${codes})$|^\\p{Lu}\\p{Ll}+ (?:${features})$`,
  'u',
)

/** Whether words end as only a place does: with a state or a county. */
export const isNamedPlace = (text: string): boolean =>
  namedPlace.test(tidy(text).replace(/\b(County|Parish|Condado)\b/g, (end) => end.toLowerCase()))

const street =
  /(?:\d|\bnear\b|\bon\b|\boff\b|\band\b|\bcerca\b|\ben\b).*\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|lane|hwy|highway|interstate|freeway|pkwy|parkway|calle|avenida|carretera)\b|\b(?:calle|avenida|carretera) \p{L}|\b(?:highway|hwy|interstate|route|i-?|us-?|m-)\s?\d/u

/** Whether words tell of a street or a road ("131 near Wealthy St"). */
export const isStreet = (text: string): boolean => street.test(plain(text))

/** Whether words tell where something is or lives ("the house is in Gearhart"). */
export const tellsWhere = (text: string): boolean =>
  /^(?:(?:the|my|our|his|her|mi|la|el) [\p{L} ]{2,20}|it|i|we|he|she|they|el|ella)(?:'s|s)? (?:is|are|was|live|lives|lived|happened|esta|vive|vivia) (?:in|near|at|en) (?!(?:my|the|a|an|his|her|jail|prison|court|mi|el|la|una?)\b)\p{L}/u.test(
    plain(text),
  )

/** Whether a short answer begins as only a place does ("in Wyoming", "cerca de Salem"). */
export const isPlaceByLead = (text: string): boolean =>
  /^(?:(?:it was|i was|fue) )?(?:in|en|near|outside|outside of|downtown|cerca de|afuera de) \p{L}[\p{L} .,'-]*$/u.test(
    plain(text),
  ) && text.split(' ').length <= 5

/** The answer to where it happened, in the visitor's words. */
export const readPlace = (text: string): string | null => {
  const rest = withoutHedge(withoutOpeners(tidy(text)))
  const said = tidy(rest.replace(lead, '')) || rest
  const flat = said === said.toUpperCase() && said.length > 3
  const place = flat
    ? said
        .toLowerCase()
        .replace(/(^|[\s-])(\p{L})/gu, (_, a: string, b: string) => a + b.toUpperCase())
    : said
  return /\p{L}/u.test(place) ? shorten(place, 160) : null
}
