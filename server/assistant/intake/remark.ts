import { plain, withoutOpeners } from './plain-text.ts'

const aside = '(?:(?:hm+|wow|lol|ugh|ah|eh)[\\s,]+)*'
/** What people do; who somebody is ("he is Bob Stone") may be the answer. */
const does =
  "(?:'ve|'ll| has| had| have| will| would| can| could| does?| did| don'?t| doesn'?t| didn'?t| want| think| hope| need| mean| feel| guess| just)"
const remarks = [
  new RegExp(`^${aside}(?:i|you|he|she|they|we|it|the \\w+)${does}\\b`),
  new RegExp(`^${aside}(?:i|you)(?:'m|'re| am| are)\\b|^${aside}(?:i'd|i was)\\b`),
  new RegExp(
    `^${aside}(?:it|that|this)(?:'?s| is| was) (?:an? lot|too|so|very|not|all|what|why|how|fine|ok|good)\\b`,
  ),
  /^(?:im|whatever|wow|please|call|text|por favor|ta bien|ya)\b|^simon[\s.!]*$/,
  /\bse llamaba\b|\bof what\b|\bi know\b|\b(?:don'?t|do not) (?:want|call|tell)\b|\bno quiero\b/,
]

/** Whether words are a sentence or a remark, which no name of a place or a side is ("hm thats a lot for her", "15 of what"). */
export const isRemark = (text: string): boolean =>
  remarks.some((pattern) => pattern.test(plain(withoutOpeners(text))))

const thanksFirst =
  /^(?:(?:well|ok|alright)[\s,]+)*(?:thanks?|thank you|gracias)(?: (?:so much|very much|for [^,.;]{1,30}|por [^,.;]{1,30}|young man|sir|ma'?am|dear))*(?:[,.;!]+\s*|$)/i
const thanksLast =
  /[\s,.;]*\b(?:thanks?|thank you|gracias)(?: (?:so much|very much|for [^,.;]{1,30}|por [^,.;]{1,30}))*[.!]*$/i
const leadIn =
  /^(?:i(?: would|'d)? (?:think|guess|believe|say)|i would say|you can (?:put|say|write)|(?:im|i'?m|i am|we are|we'?re) (?=(?:over |out )?(?:in|from|near|at)\b)|(?:he|she|it|they) would be)(?: (?:it'?s|that|(?:his|her|their) name(?: is|'?s)))?\s*/i

/** "No its Tony's Carpet Care". */
const notThat = /^[Nn]o,? (?:[Ii]t['’]?s|it is) (?=\p{Lu})/u

/** An answer without the thanks around it and what it is led in with ("i think Seaside", "gus lind, thanks for asking"). */
export const withoutRemarks = (text: string): string =>
  text
    .replace(thanksFirst, '')
    .replace(thanksLast, '')
    .replace(notThat, '')
    .replace(leadIn, '')
    .trim()
