import { touchesFirm } from '../policy/off-topic.ts'
import {
  findEmail,
  findLocalNumber,
  findPhone,
  hasBrokenEmail,
  hasBrokenPhone,
  mendPhone,
} from './contact.ts'
import { wantsHelp } from './acts.ts'
import { isYes } from './intent.ts'
import { prefersChannel, refusesCalls } from './channel.ts'
import { readMatter } from './matter.ts'
import { withoutContact } from './contact.ts'
import { isNobody } from './other-party.ts'
import { isOrganization } from './place-and-party.ts'
import { findName, findOwnName, isNameAlone } from './names.ts'
import { nameAlone, withFamilyName } from './name-added.ts'
import { plain, tidy, withoutOpeners } from './plain-text.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { setSlot } from './set-slot.ts'
import { isTimes } from './times.ts'

const twoWords = /^\p{L}+ \p{L}[\p{L}'’-]+$/u

const asksContact = ({ pending }: Pick<Reading, 'pending'>): boolean =>
  pending.includes('phone') || pending.includes('email')

const mailHost =
  /(?<![@\w])((?:gmail|yahoo|hotmail|outlook|icloud|aol|proton|protonmail|live|msn)\.(?:com|net|me|org))\b/i

const none = {
  email:
    /\b(?:(?:do not|don'?t|dont) (?:have|use|do|own) (?:an? |any )?e-?mail|no (?:thx|thanks|ty|thank you),?(?: on| for)? (?:the )?e-?mail|no (?:e-?mail|computer|internet)|no (?:tengo|uso) (?:correo|email|computadora|internet))\b/,
  phone:
    /\b(?:(?:do not|don'?t|dont) have (?:an? |any )?(?:phone|telephone|cell)|no phone|no tengo (?:telefono|celular))\b/,
} as const

/** "I do not have e-mail", also beside another fact: it is not asked for any more. */
export const learnNone = ({ draft: { conversation }, text }: Reading): void => {
  for (const slot of ['email', 'phone'] as const)
    if (none[slot].test(plain(text)) && conversation.slots[slot] === undefined)
      conversation.refused = [...new Set([...conversation.refused, slot] as const)]
}

/** "No other side", whatever was asked. */
export const learnNobody = ({ draft: { conversation }, text }: Reading): void => {
  const said = plain(text)
  const none = /^(?:there(?:'s| is) )?no (?:other (?:side|party|person)|one else)\b/.test(said)
  if (!none && !(/\bother side\b/.test(said) && isNobody(text))) return
  conversation.refused = [...new Set([...conversation.refused, 'other_party'] as const)]
}

/** An e-mail address, or only its host where that is what is corrected. */
export const learnEmail = (reading: Reading): void => {
  const { draft, text, learned } = reading
  const email = findEmail(text)
  if (email !== null) return setSlot(reading, 'email', email)
  const meant = asksContact(reading) || draft.conversation.slots.email === undefined
  if (hasBrokenEmail(text) && meant) {
    learned.trouble = 'emailInvalid'
    return
  }
  const known = draft.conversation.slots.email
  const host = reading.correction ? mailHost.exec(text)?.[1] : undefined
  if (known !== undefined && host !== undefined)
    setSlot(reading, 'email', `${known.split('@')[0]}@${host.toLowerCase()}`)
}

const onlyAnEnd =
  /^(?:(?:no|sorry|actually|oops|wait|perd[oó]n|digo)[\s,.:]+)+(?:it'?s |its |es |i meant )?[\d\s.-]{3,9}[.!]?$/i

/** Digits in these answers are dates, places and times, not the end of a phone number. */
const meansOther = ({ draft, text, pending }: Reading): boolean =>
  !onlyAnEnd.test(text) &&
  (pending.some((slot) => slot === 'when' || slot === 'preferred_times' || slot === 'where') ||
    datesIn(draft, text).length > 0 ||
    /\$|\b(?:d[oó]lares|dollars|bucks|pesos|street|st|ave|road|rd|suite|apt|years?|months?)\b/i.test(
      text,
    ))

const mendKnown = (reading: Reading, known: string): void => {
  const cue = reading.correction || reading.open || onlyAnEnd.test(reading.text)
  const named = /ends? (?:in|with)|termina en/i.test(reading.text)
  if (!named && (!cue || meansOther(reading))) return
  const mended = mendPhone(known, reading.text)
  if (mended !== null) setSlot(reading, 'phone', mended)
}

/** "My roommate's number is …", after one's own. */
const ofAnother =
  /\b(?:my|his|her|their|mi|su) (?!(?:own|new|other|work|home|cell|mobile|phone|direct|best|correct|right|current|real|actual)\b)\p{L}+['’]?s (?:cell |phone )?(?:number|phone|cell)\b|\b(?:numero|telefono|celular) de (?:mi|su) (?!casa|trabajo|oficina)\p{L}+/u
/** What makes it the number to use all the same. */
const toUse = /\b(?:use|call|text|reach|instead|new number|mejor|llamen?|use|usen|en vez)\b/

const isOfAnother = ({ draft, text }: Reading): boolean =>
  draft.conversation.slots.phone !== undefined &&
  ofAnother.test(plain(text)) &&
  !toUse.test(plain(text))

const another =
  /\b(?:his|her|their|my \p{L}+['’]?s|el de (?:el|ella|mi \p{L}+)|su) (?:cell|phone|number|cel\w*|n[uú]mero|tel[eé]fono)\b/iu
const ownNumber =
  /\b(?:mine|my (?:own )?(?:cell|phone|number)|el m[ií]o|mi (?:cel\w*|n[uú]mero|tel[eé]fono))\b/iu

/** "His cell is …, mine …": what is said of one's own, where somebody else's comes first. */
const ownPart = (text: string): string => {
  const [others, own] = [another.exec(text), ownNumber.exec(text)]
  const part = others && own && others.index < own.index ? text.slice(own.index) : text
  return findPhone(part) === null ? text : part
}

/** A whole number, a missing area code, or the corrected end of the known number. */
export const learnPhone = (reading: Reading): void => {
  const { draft, text, learned } = reading
  const { conversation } = draft
  const area = /^\D*([2-9]\d{2})\D*$/.exec(text)?.[1]
  const joined =
    conversation.partialPhone !== null && area !== undefined
      ? `+1${area}${conversation.partialPhone}`
      : null
  const whole = isOfAnother(reading) ? null : (findPhone(ownPart(text)) ?? joined)
  if (whole !== null) {
    conversation.partialPhone = null
    return setSlot(reading, 'phone', whole)
  }
  const known = conversation.slots.phone
  if (known !== undefined) return mendKnown(reading, known)
  if (!asksContact(reading)) return
  const local = findLocalNumber(text)
  conversation.partialPhone = local ?? conversation.partialPhone
  if (local !== null) learned.trouble = 'phoneArea'
  else if (hasBrokenPhone(text)) learned.trouble = 'phoneInvalid'
}

const capitalised = /^(?:\p{Lu}[\p{L}'’.-]+\s*){1,4}$/u

/** Asked for the matter or for times, some visitors give the name they have not given yet. */
const isNameForMatter = ({ draft, text, pending }: Reading): boolean =>
  (pending[0] === 'issue' || (pending[0] === 'preferred_times' && text.includes(' '))) &&
  !isTimes(text) &&
  draft.conversation.slots.name === undefined &&
  capitalised.test(text) &&
  text !== text.toUpperCase() &&
  readMatter(text) === null

/** A bare name right after the offer to take details accepts it: few people write "yes" first. */
const acceptsByName = ({ draft: { conversation }, text }: Reading): boolean => {
  const { offeredAt, phase, turns } = conversation
  if (phase !== 'idle' || offeredAt === null || turns - offeredAt > 1) return false
  const said = withoutOpeners(text)
  return (nameAlone.test(said) || isNameAlone(said)) && !touchesFirm(said)
}

/** Who passed the question for a name may give it later ("ok, Sara Lind"). */
const namesLater = ({ draft: { conversation }, text, pending }: Reading): boolean => {
  if (conversation.slots.name !== undefined || conversation.phase !== 'collecting') return false
  if (pending.some((slot) => slot === 'where' || slot === 'other_party')) return false
  const said = withoutOpeners(text)
  if (/^(?:it'?s|its|i'?m|im|i am|soy)\s+\p{L}+[.!]?$/iu.test(said)) return true
  if (!isNameAlone(said) || touchesFirm(said)) return false
  return nameAlone.test(said) || (asksContact({ pending }) && twoWords.test(said))
}

/** A name in one breath with a number or an address ("Ana Ruiz, 503-555-0188") is the visitor's. */
const standsByContact = ({ draft: { conversation }, text }: Reading): boolean => {
  if (conversation.slots.name !== undefined) return false
  if (findPhone(text) === null && findEmail(text) === null) return false
  return clauseWithContact(text) !== null
}

/** What stands before the number or address of a clause, and before its first comma where it is two words. */
const headsOf = (clause: string): string[] => {
  const [head = ''] = clause.split(/[\d@(]/)
  const [first = ''] = head.split(',')
  return first.trim().includes(' ') ? [head, first] : [head]
}

/** A name, or a word of thanks before it, at the head of a turn ("Thx. Priscilla Yoon. (970) …"). */
const opensOrAnswers = /^(?:\p{L}{2,6}[.!] )?\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+[.!]/u

/** The clause of a turn that is a name beside a number or an address ("take this down. Bo Li, bo@li.example"). */
const clauseWithContact = (text: string): string | null =>
  text
    .split(/(?<=\p{L}{2}[.!;])\s+/u)
    .filter(
      (clause, at) =>
        findPhone(clause) !== null ||
        findEmail(clause) !== null ||
        (at <= 1 && opensOrAnswers.test(text) && nameAlone.test(clause)),
    )
    .flatMap((clause) => [withoutContact(clause), ...headsOf(clause)])
    .map((clause) => withoutOpeners(tidy(clause)).replace(/[.!]$/, ''))
    .find((clause) => isNameAlone(clause)) ?? null

const kinship =
  /\b(?:her|his|their) (?:daughter|son|wife|husband|spouse|partner|sister|brother|mother|mom|father|dad|niece|nephew|cousin|aunt|uncle|friend|grand\w+)\b|\b(?:su|la|el) (?:hij[oa]|espos[oa]|herman[oa]|madre|padre|sobrin[oa]|niet[oa]|amig[oa])\b/i

/** Who first gave the name of the person concerned and then their own. */
const keepOtherName = ({ draft: { conversation }, text }: Reading, name: string): void => {
  const other = conversation.slots.name
  const { behalfOf } = conversation
  if (other === undefined || other === name || behalfOf === null) return
  if (kinship.test(text) && !behalfOf.includes('('))
    conversation.behalfOf = `${behalfOf} (${other})`
}

/** The name with which a wish or a consent is signed ("ok call me. Anya Petrov"). */
const signature = ({ draft: { conversation }, text }: Reading): string | null => {
  const [, wish, name] = /^(.+[.!])\s+(\p{Lu}[^.!]+)[.!]?$/su.exec(text) ?? []
  if (wish === undefined || name === undefined || conversation.slots.name !== undefined) return null
  const signs = (wantsHelp(wish) || isYes(wish)) && nameAlone.test(name) && isNameAlone(name)
  return signs && !touchesFirm(name) ? name : null
}

/** Whether a bare name may be the visitor's here. */
const expectsName = (reading: Reading): boolean =>
  signature(reading) !== null ||
  (!reading.question &&
    !isOrganization(reading.text) &&
    (reading.pending.includes('name') ||
      isNameForMatter(reading) ||
      acceptsByName(reading) ||
      namesLater(reading) ||
      standsByContact(reading)))

/** The part of a turn that may be the visitor's name: all of it, unless it stands by something else. */
const namePartOf = (reading: Reading): string =>
  signature(reading) ??
  (standsByContact(reading) ? clauseWithContact(reading.text) : null) ??
  reading.text

/** What reads like a name and is none: a company, or what it is about ("im owed overtime"). */
const isNoName = ({ name, text, asked }: { name: string; text: string; asked: boolean }): boolean =>
  isOrganization(name) || (!asked && !text.includes(name) && readMatter(name) === 'clear')

/** "Im Tyler Pickett", after somebody else's name. */
const saysWho =
  /^(?:(?:[Aa]nd|[Bb]ut|[Nn]o|[Ww]ell)[\s,]+)?(?:[Ii]['’]?m|[Ii] am|[Yy]o soy|[Ss]oy) \p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+[.!]?$/u

/** Whether a turn without a number or an address gives another detail than a name. */
const isOther = ({ besides, text }: Reading): boolean =>
  besides !== null &&
  besides !== 'who' &&
  findPhone(text) === null &&
  findEmail(text) === null &&
  !(besides === 'place' && nameInPlace.test(text))

/** "Tom Vance in Seaside". */
const nameInPlace = /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+ (?:in|from|en|de) \p{Lu}/u

/** The visitor's name. "My name is …" replaces another one; a bare name only where it was asked for. */
export const learnName = (whole: Reading): void => {
  // "al 616 …": a small word before a number is no name.
  const reading = { ...whole, text: whole.text.replace(/^\p{Ll}{1,2}\s+(?=[\d(+])/u, '') }
  const { draft, text } = reading
  const asked = expectsName(reading)
  const family = withFamilyName(reading)
  if (family !== null) return setSlot(reading, 'name', family)
  const own = findOwnName(text)
  if (own === null && isOther(reading)) return
  const name = own ?? findName(namePartOf(reading), asked)
  const known = draft.conversation.slots.name
  const replaces = own !== null || asked || reading.correction || reading.open || saysWho.test(text)
  if (name === null || !(known === undefined || replaces)) return
  if (own === null && isNoName({ name, text, asked })) return
  if (own !== null) {
    keepOtherName(reading, own)
    draft.conversation.saysName = true
  }
  setSlot(reading, 'name', name)
}

/**
 * "Call me instead" closes the question for an e-mail address, and the other way round; the way that
 * is preferred and not known yet is asked for next.
 */
export const learnChannel = ({
  draft: { conversation },
  text,
  pending,
  learned,
}: Reading): void => {
  const channel = prefersChannel(text)
  if (channel === null) return
  conversation.channel = channel
  learned.channel = channel
  conversation.refused = conversation.refused.filter((slot) => slot !== channel)
  const other = channel === 'phone' ? 'email' : 'phone'
  const settled =
    conversation.slots[channel] !== undefined ||
    pending.includes(other) ||
    (channel === 'email' && refusesCalls(text))
  if (conversation.slots[other] === undefined && settled)
    conversation.refused = [...new Set([...conversation.refused, other] as const)]
}
