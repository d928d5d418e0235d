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
  /^(?:im|whatever|wow|please|call|text|por favor|simon|ta bien|ya)\b/,
  /\bof what\b|\bi know\b|\b(?:don'?t|do not) (?:want|call|tell)\b|\bno quiero\b/,
]
const thanks = /\b(?:thanks|thank you|gracias) (?:for|por|so|very|young|sir|ma'?am)\b/

/** Whether words are a sentence or a remark, which no name of a place or a side is ("hm thats a lot for her", "15 of what"). */
export const isRemark = (text: string): boolean =>
  thanks.test(plain(text)) || remarks.some((pattern) => pattern.test(plain(withoutOpeners(text))))
