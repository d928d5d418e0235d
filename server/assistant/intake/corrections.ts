import type { Slot } from '@foyer/shared/facts/statuses.ts'
import { commonWords } from './common-words.ts'
import { detailOf } from './details.ts'
import { formatName, findName } from './names.ts'
import { isSkip } from './acts.ts'
import { isYes } from './intent.ts'
import { oneSlipApart } from './mend-date-words.ts'
import { plain, tidy } from './plain-text.ts'
import { isOrganization } from './place-and-party.ts'
import type { Reading } from './reading.ts'
import { isLack, ofHaste, readOtherParty } from './other-party.ts'
import { readPlace } from './place.ts'
import { setSlot } from './set-slot.ts'
import { isTimes, readTimes } from './times.ts'

const cue =
  /^(?:(?:oh|wait|oops|sorry|no|nope|actually|correction|rather|i meant?(?: to say)?|meant|make (?:it|that)|it should (?:be|say)|should (?:be|say)|change it to|fix (?:the |my )?(?:spelling|name)(?: of (?:my|the) name)?|perd[oó]n|no|digo|quise decir|mejor dicho|mejor|better|en realidad|me equivoqu[eé])\b[\s,.:;!-]*)+/iu
const copula =
  /^(?:it'?s|it was|it is|its|that'?s|he'?s|she'?s|(?:his|her|their|the) name is|es|era|fue|se llama)\s+/iu
const spelling =
  /^(?:(?:it'?s|is|es|se|\p{L}+) )?(?:spelled|spelt|spells?|written|writes|escribe|deletrea)\s+(?:(?:it|that|(?:his|her|their|my) name) )?(?:as |con )?/iu
/** "with a z", "con zeta": how the word before it is spelled. */
const withLetter =
  /[\s,]+(?:with (?:an? |two )?['"]?\p{L}{1,3}['"]?|con (?:una? |doble )?\p{L}{1,5})[.!]?$/iu
const after = /[\s,]*\b(?:sorry|instead|i meant?|actually|perd[oó]n|quise decir)[.!]*$/iu
/** What is denied beside what is meant: "not Tuesday, Wednesday", "Wednesday, not Tuesday". */
const deniedFirst =
  /^(?:(?:no(?! (?:es|era|fue)\b)|sorry|actually|oops|wait|perd[oó]n|oiga|oye)[\s,.]+)*(?:it )?(?:it'?s not|it isn'?t|it wasn'?t|wasn'?t|not|no (?:es|era|fue)) (?:on |el |in |en )?[^,.;]{1,40}?(?:[,.;]\s*|\s+)(?:but |sino |it'?s |it was |rather |(?:fue|era|es) (?=el |la |en )(?:el |la |en )?)/iu
const deniedBriefly =
  /^(?:(?:no|sorry|actually)[\s,.]+)*(?:not|no (?:es|era|fue)) [^,.;]{1,30}[,.;]\s*(?=\S)/iu
/** "Los domingos no, mejor los sábados". */
const deniedBefore =
  /^(?:(?:no|sorry|actually|perd[oó]n)[\s,.]+)*(?:(?:on |el |los |las? )?[^\s,.;]+) no[,.;]\s*(?=\S)/iu
const deniedLast =
  /[,;.]\s*(?:and not|not|y no|no) (?:on |el |la |in |en )?[^\s,.;]+(?: [^\s,.;]+)?[.!]?$/iu

/** "R-U-I-Z" and "r u i z" as a word. */
const joinLetters = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}(?:[-\s.]\p{L}){2,}(?!\p{L})/gu, (letters) =>
    letters.replace(/[-\s.]/g, ''),
  )

/** A correction without what it denies: "it wasn't Tuesday, it was Wednesday" is about Wednesday. */
export const withoutDenied = (text: string): string => {
  const rest = text.replace(deniedFirst, '').replace(deniedBriefly, '').replace(deniedBefore, '')
  const kept = rest.replace(deniedLast, '')
  return /[\p{L}\d]/u.test(kept) ? kept : rest
}

/** What a correction says instead, without the words that make it one. */
export const meantBy = (text: string): string => {
  const rest = withoutDenied(tidy(text)).replace(cue, '').replace(after, '')
  const said = rest
    .replace(copula, '')
    .replace(cue, '')
    .replace(spelling, '')
    .replace(withLetter, '')
  return tidy(joinLetters(said).replace(/[.!]+$/, ''))
}

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)

const alike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 3 && oneSlipApart(one, other))

/** Whether a correction repeats a word of a value, or nearly so: as what is meant, or as what is denied. */
const resembles = (value: string, text: string, isSame: typeof alike): boolean =>
  wordsOf(value)
    .filter((word) => word.length > 2 && !commonWords.has(word))
    .some((word) => wordsOf(text).some((other) => isSame(word, other.replace(/[.,!]$/, ''))))

/** One word in place of the one that it resembles, else of the last; several in place of all. */
const mendWord = (value: string, meant: string): string => {
  const words = value.split(' ')
  if (meant.includes(' ') || words.length < 2) return meant
  const near = words.findIndex((word) => alike(plain(word), plain(meant)))
  const at = near < 0 ? words.length - 1 : near
  return words.map((word, index) => (index === at ? meant : word)).join(' ')
}

type Named = 'name' | 'where' | 'other_party'
const named: readonly Named[] = ['name', 'other_party', 'where']
const isNamed = (slot: Slot): slot is Named => named.some((one) => one === slot)

/** What a correction is about: what it resembles, else what was told last where that is one thing. */
const correctedSlot = ({ draft, pending, text }: Reading): Named | null => {
  const { slots, latest = [] } = draft.conversation
  const like = (isSame: typeof alike) =>
    named.find((slot) => slots[slot] !== undefined && resembles(slots[slot], text, isSame))
  const near = like((one, other) => one === other) ?? like(alike)
  // "No computer" has none; "no, computer" corrects.
  if (near !== undefined || /^no \p{Ll}+$/u.test(text)) return near ?? null
  if (pending.some((slot) => slot !== 'confirm' && isNamed(slot))) return null
  const last = latest.filter((slot) => isNamed(slot) && slots[slot] !== undefined)
  return last.length === 1 ? (last.find(isNamed) ?? null) : null
}

const readAs = (slot: Named, before: string, meant: string): string | null => {
  if (slot === 'where') return readPlace(meant)
  if (slot === 'other_party') return readOtherParty(mendWord(before, meant))
  return isOrganization(meant) || findName(meant, true) === null
    ? null
    : formatName(mendWord(before, formatName(meant)))
}

/** How one is ("perdón, ando bien estresada") mends nothing. */
const ofOneself = /^(?:i am|i'?m|im|i feel|ando|estoy|me siento|toy)\b/

/** "All wrong", "todo": says that something is not right, and nothing of what is. */
const onlyBlames =
  /^(?:(?:it|that|this|all|all of it|everything|something|totally|completely|eso|esto|todo|algo|es|is|esta|no|not)\b\s*)*(?:(?:wrong|incorrect|right|correct|true|mal|incorrecto)\b)?$/

/** Whether words may stand for what was told: a few, of somebody or somewhere. */
const mayBeMeant = (meant: string): boolean =>
  meant !== '' &&
  meant.split(' ').length <= 6 &&
  !isLack(meant) &&
  !ofOneself.test(plain(meant)) &&
  !onlyBlames.test(plain(meant))

/** "No receipt tho he never gives any": more of the story, and no other name or place. */
const tellsOn = (text: string): boolean =>
  detailOf(text) === 'story' && !/\bspell|\bescrib/i.test(text) && !withLetter.test(text)

/** Passes, tells on or says only how soon. */
const mendsNothing = (text: string): boolean =>
  isSkip(text) || tellsOn(text) || ofHaste.test(plain(text))

/** "No, Ruiz with a z": puts right what was told before, where no other reader knew what is meant. */
export const mendTold = (reading: Reading): void => {
  const { draft, learned } = reading
  if (!reading.correction || reading.question || learned.changed.length > 0) return
  const meant = mendsNothing(reading.text) ? '' : meantBy(reading.text)
  const { slots } = draft.conversation
  if (!mayBeMeant(meant) || isYes(meant)) return
  if (slots.preferred_times !== undefined && isTimes(meant)) {
    const times = readTimes(meant, draft)
    if (times !== null) setSlot(reading, 'preferred_times', times)
    return
  }
  if (learned.known.length > 0) return
  const slot = correctedSlot(reading)
  const before = slot === null ? undefined : slots[slot]
  if (slot === null || before === undefined) return
  const value = readAs(slot, before, meant)
  if (value !== null) setSlot(reading, slot, value)
}
