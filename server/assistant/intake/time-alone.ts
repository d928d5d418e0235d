import { commonWords } from './common-words.ts'
import type { FoundMoment } from './moments.ts'
import { plain } from './plain-text.ts'

/** Words of a time besides the everyday ones. */
const ofTime = /\b(?:noche|madrugada|mediodia|midnight|technically|guess|till|approx\w*|roughly)\b/g
/** A year or an hour that is no moment by itself ("2011 and 2013", "like 1 am"). */
const yearOrHour =
  /\b(?:(?:19|20)\d\d|\d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m|ish|o'?clock)\b\.?|(?:at|around|like|about|by|till|until|before|after|a las?|como) \d{1,2}(?::\d\d)?)(?![\d\p{L}])/gu
/** Share of a text that a moment takes up where the rest may name something. */
const most = 0.6

const without = (text: string, moments: readonly FoundMoment[]): string =>
  moments.reduceRight((said, { start, end }) => `${said.slice(0, start)} ${said.slice(end)}`, text)

/** Words that name nothing ("wait it was", "i got it"). */
const namesNothing = (text: string): boolean =>
  !/\d/.test(text) &&
  (plain(text).match(/[\p{L}']+/gu) ?? []).every((word) => commonWords.has(word))

/** Whether a text says when and nothing else, given the moments found in it. */
export const isTimeAlone = (text: string, moments: readonly FoundMoment[]): boolean => {
  const length = moments.reduce((sum, { start, end }) => sum + end - start, 0)
  if (length > 0 && length >= most * text.length) return true
  const rest = plain(without(text, moments))
  const named = rest.replaceAll(yearOrHour, ' ')
  return (length > 0 || named !== rest) && namesNothing(named.replaceAll(ofTime, ' '))
}
