import { commonWords } from './common-words.ts'
import { months, weekdays } from './date-words.ts'
import { wishesToMeet } from './acts.ts'
import { isYes } from './intent.ts'
import { spouse } from './kin.ts'
import { eventAhead } from './learn-dates.ts'
import { findBehalf, findBehalfName, findTheirName, matterText, readMatter } from './matter.ts'
import { findOtherParty } from './other-party.ts'
import { findPlace, isNamedPlace } from './place.ts'
import { isOrganization, sortPlaceAndParty } from './place-and-party.ts'
import { plain, shorten, tidy } from './plain-text.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { setSlot } from './set-slot.ts'
import { tellsEvent } from './tells-event.ts'
import { findTimes, isRecurring, timesWithin } from './times.ts'
import { findUrgency } from './urgency.ts'

/** A deadline this near makes a matter urgent. */
const nearDays = 14

/** A word that is a name of something: a city, where the visitor's own name is known. */
const isCapitalized = (word: string): boolean => !commonWords.has(plain(word)) && !isYes(word)

/** A month or a weekday alone ("June"). */
const namesDay = (text: string): boolean => months.has(plain(text)) || weekdays.has(plain(text))

/** Whether a text plainly is a place or an organization, a lone word of a city included. */
const isPlainly = ({ draft, text, pending }: Reading): boolean => {
  const [first = ''] = text.split(',')
  if (isOrganization(text) || isOrganization(first) || isNamedPlace(text)) return true
  const isTime = namesDay(text) || datesIn(draft, text).length > 0
  const lone = draft.conversation.slots.name !== undefined && !(pending.includes('when') && isTime)
  return lone && /^\p{Lu}\p{Ll}{3,}$/u.test(text) && isCapitalized(text)
}

/** "Seaside, Harbor Homes LLC" where an address was asked for: what each plainly is. */
const learnPlaceAndParty = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { slots } = draft.conversation
  if (reading.question || /[@\d]/.test(text) || pending.includes('where')) return
  if (!isPlainly(reading)) return
  const { place, party } = sortPlaceAndParty(text)
  if (place !== null && slots.where === undefined) setSlot(reading, 'where', place)
  if (party !== null && slots.other_party === undefined) setSlot(reading, 'other_party', party)
}

const ofHer =
  /\b(?:mother|mom|mum|daughter|sister|wife|girlfriend|niece|aunt|grandm\w+|girl|madre|mama|hija|hermana|esposa|novia|sobrina|tia|abuela)\b/
const ofHim =
  /\b(?:father|dad|son|brother|husband|boyfriend|nephew|uncle|grandf\w+|grandpa|grandson|boy|padre|papa|hijo|hermano|esposo|marido|novio|sobrino|tio|abuelo)\b/

/** "Her name is Macy", of a daughter whose name is not known yet, whoever was asked for. */
const isOfSame = (behalfOf: string, text: string): boolean => {
  if (behalfOf.includes('(')) return false
  const [whom, said] = [plain(behalfOf), plain(text)]
  return (
    (ofHer.test(whom) && /\bher name\b/.test(said)) ||
    (ofHim.test(whom) && /\bhis name\b/.test(said))
  )
}

/** "His name is …", of a mother or a daughter: somebody else's. */
const isOfOther = (behalfOf: string, text: string): boolean => {
  const [whom, said] = [plain(behalfOf), plain(text)]
  return (
    (ofHer.test(whom) && /\bhis name\b/.test(said)) ||
    (ofHim.test(whom) && /\bher name\b/.test(said))
  )
}

/** A turn that begins with somebody's name speaks of who was mentioned, and of nobody new. */
const ofThem =
  /^(?:(?:and|y|ok|well|so)[\s,]+)*(?:(?:her|his|su) (?:full |last |real )?(?:name|nombre)|(?:ella |el )?se llama)\b/

/** Whether "his name" may be that of who was mentioned: of an ex or a landlord either may. */
const mayBe = (mentioned: string, text: string): boolean =>
  isOfSame(mentioned, text) || !(ofHer.test(plain(mentioned)) || ofHim.test(plain(mentioned)))

/** The name of the other side that is known, or was only mentioned, where a turn says it ("her name is Keisha"); or null. */
const theirNameIn = ({ draft: { conversation }, text, open, pending }: Reading): string | null => {
  const { behalfOf, mentionedParty, slots } = conversation
  if (behalfOf !== null) return null
  const known = open && slots.other_party !== undefined
  const asked = pending[0] === 'other_party'
  const meant =
    !asked && mentionedParty !== null && ofThem.test(plain(text)) && mayBe(mentionedParty, text)
  return known || meant ? findTheirName(text) : null
}

/** What puts another in the place of who was told ("the other side is Marsh Properties LLC not Doug"). */
const instead = /\b(?:other side|not|actually|instead|should be|otra parte|sino)\b/

const learnParty = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { conversation } = draft
  const theirs = theirNameIn(reading)
  if (theirs !== null) return setSlot(reading, 'other_party', theirs)
  const known = conversation.slots.other_party !== undefined
  if ((known && !(reading.open && instead.test(plain(text)))) || pending[0] === 'other_party')
    return
  const party = findOtherParty(text, conversation.slots.issue)
  if (party?.named) setSlot(reading, 'other_party', party.value)
  else if (party) conversation.mentionedParty ??= party.value
}

const ownSpouse = new RegExp(`\\b(?:my|mi) (?:ex|${spouse})\\b`)

const learnBehalf = ({ draft: { conversation }, text, pending }: Reading): void => {
  conversation.behalfOf ??= findBehalf(text)
  const { behalfOf, slots } = conversation
  const concerned =
    behalfOf !== null &&
    (isOfSame(behalfOf, text) || (!pending.includes('other_party') && !isOfOther(behalfOf, text)))
  const named = findBehalfName(text, behalfOf) ?? (concerned ? findTheirName(text) : null)
  if (named === null || slots.other_party?.startsWith(named) === true) return
  // A husband who is divorced is no client.
  if (behalfOf === null && ownSpouse.test(plain(text))) return
  const relation = conversation.behalfOf?.replace(/ \(.*\)$/, '')
  conversation.behalfOf = relation === undefined ? named : `${relation} (${named})`
}

const heed =
  /\b(?:(?:please )?(?:do not|don'?t|dont|never) (?:leave|call|text|e-?mail|mail|send|write|ring|use)\b(?! (?:it|him|her|them)\b| (?:this|that|anything|my (?:details|info))\b)|no (?:phone )?calls?\b(?= )|no llamadas|(?:i |we )?(?:can'?t|cannot|cant) (?:really )?(?:talk|speak) (?=(?:at|right|now|here|today|tonight|before|after|until|while|during|because)\b)|no puedo (?:hablar|contestar) (?=(?:en|ahora|ahorita|aqu[ií]|hoy|hasta|antes|porque)\b)|no (?:me )?(?:deje|dejen|llame|llamen|marque|marquen|escriba|escriban|mande|manden|envie|envien)\b)[^.;!?]{3,120}/i

/** "text only", "por mensaje de texto, no me llamen". */
const onlyText =
  /\b(?:texts? only|(?<!\b(?:he|she|they|who|it) )only texts?(?= |[.!]?$)(?! (?:me|us|him|her)\b)|text (?:me )?first|text (?:is|would be) (?:best|better|safer)|(?:solo|solamente|nom[aá]s) (?:por )?(?:mensajes?(?: de texto)?|texto)(?:[,\s]+no (?:me )?(?:llame|llamen|marquen?)[^.;!?]{0,80})?|por mensajes?(?: de texto)?[,\s]+no (?:me )?(?:llame|llamen|marquen?)[^.;!?]{0,80}|(?<=(?:^|mejor |prefiero |escr[ií]banme |[\d] ))por mensajes?(?: de texto)?(?=[.!]?$))/i

/** Somebody who must not hear of it ("I don't want her boyfriend to know I'm asking", "que mi esposo no se entere"). */
const secret =
  /(?:^|[.!,;]\s*|\b(?:and|but|please|so)\s+)(?:(?:i|we) )?(?:do not|don'?t|dont) (?:want|let) (?:my |his |her |our |the )?(?:\p{L}+ ){1,3}(?:to )?(?:know|find out)\b[^.;!?]{0,60}|\b(?:call|text|write|e-?mail|reach|contact|talk to) (?:me|us)\b[^.;!?]{0,30}\bwithout (?:my|his|her|our) \p{L}+ (?:knowing|finding out)\b|\bno quiero que (?:(?:mi|el|la|su) )?(?:\p{L}+ )?(?:se entere|sepa)\p{L}*|\bque (?:mi|el|la|su) \p{L}+ no (?:se entere|sepa)\p{L}*/iu

/** What a visitor who is watched asks for at once: said first of all, or of who looks. */
const saidOutright =
  /^(?:(?:please|pls|por favor|but|and|pero|y)[\s,]+)*(?:do not|don'?t|dont|no me)\b|\b(?:he|she|they|my \w+|el|ella|lo|la) (?:checks?|sees?|reads?|looks?|revisa|ve|lee|mira|checa)\b/

/** What to heed when reaching the visitor: a voicemail that somebody else hears. */
const learnHeed = ({ draft: { conversation }, text, question }: Reading): void => {
  const found = question
    ? undefined
    : (onlyText.exec(text)?.[0] ?? heed.exec(text)?.[0] ?? secret.exec(text)?.[0])
  if (found === undefined || (conversation.phase === 'idle' && !saidOutright.test(plain(text))))
    return
  conversation.contactNote = shorten(tidy(found), 160)
}

/** Good times told in passing; others while the details are read back, unless they are of the matter. */
const learnTimes = (reading: Reading): void => {
  const { draft, text, pending, open, correction } = reading
  const { besides } = reading
  if (besides === 'when' || besides === 'place' || besides === 'story') return
  if (pending[0] === 'preferred_times') return
  const plainly = readMatter(text) === null && !eventAhead.test(plain(text)) && !correction
  const mayReplace = open && (isRecurring(text) || plainly)
  if (draft.conversation.slots.preferred_times !== undefined && !mayReplace) return
  const wished = plainly && wishesToMeet(text) ? timesWithin(text) : null
  const times = findTimes(text) ?? wished
  if (times !== null) setSlot(reading, 'preferred_times', times)
}

/** What a visitor wishes for that is no talk with the firm: "can somebody go see him today", "can you get me back in tonight". */
const forOther = /\b(?:see|visit|get|help|talk to) (?:him|her|them|me back|us back)\b/

/** "Can someone call tmrw before noon", "can i come in at 5:30": a wish that also tells when. */
const learnWishedTime = (reading: Reading): void => {
  const { draft, text } = reading
  if (draft.conversation.slots.preferred_times !== undefined || forOther.test(plain(text))) return
  const calls = /\b(?:call|llam\w+|marqu\w+)\b/.test(plain(text))
  const times = (calls ? findTimes(text) : null) ?? (wishesToMeet(text) ? timesWithin(text) : null)
  if (times !== null) setSlot(reading, 'preferred_times', times)
}

/** Place, other side, times and person concerned, where a turn mentions them in passing. */
export const learnPassing = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { slots } = draft.conversation
  if (reading.question && readMatter(text) === null) return learnWishedTime(reading)
  const place = slots.where === undefined && !pending.includes('where') ? findPlace(text) : null
  if (place !== null) setSlot(reading, 'where', place)
  const asksOther = pending.some(
    (slot) => /^(?:email|phone|when)$/.test(slot) || (slot === 'name' && /,/.test(text)),
  )
  if (asksOther && !reading.learned.known.includes('name')) learnPlaceAndParty(reading)
  learnParty(reading)
  learnTimes(reading)
  learnHeed(reading)
  learnBehalf(reading)
}

/** How soon; times for a call do not make a matter urgent. */
export const learnUrgency = ({ draft, text, pending }: Reading): void => {
  const { deadline, slots } = draft.conversation
  const aboutTimes = pending[0] === 'preferred_times' && !/urgent|asap|emergenc/i.test(text)
  const found = aboutTimes ? null : findUrgency(text)
  const days =
    deadline?.iso == null ? Infinity : draft.today.until(deadline.iso, { largestUnit: 'days' }).days
  if (found === 'high' || days <= nearDays) slots.urgency = 'high'
  else if (found === 'low' && slots.urgency !== 'high') slots.urgency = 'low'
}

const tellsOfSelf = /\b(?:i|i'm|im|my|me|we|our|mi|me|yo|nos)\b/
const asksAtOnce =
  /^(?:(?:hi|hello|hey|hola)[\s,!.]+)*(?:do|does|can|could|how|what|whats|is|are|when|where|who|which|will|would|should|que|como|cuanto|puedo|pueden|hacen|tienen)\b/

/** A question tells a matter only where it begins with the visitor's own story. */
const isStory = ({ text, question, draft }: Reading): boolean => {
  if (!question) return true
  const said = plain(text)
  return draft.conversation.phase === 'idle' && tellsOfSelf.test(said) && !asksAtOnce.test(said)
}

/** As many words tell a matter, whatever they are. */
const wordsOfStory = 25

/** What the matter is, from a turn that describes it without being asked. */
export const learnIssue = (reading: Reading): void => {
  const { draft, text, pending, learned } = reading
  const { conversation } = draft
  if (pending.includes('issue') || conversation.slots.issue !== undefined) return
  const event = tellsEvent(text)
  const matter = event ? 'clear' : readMatter(text)
  const wanted =
    matter === 'clear' &&
    /\b(?:set up|schedule|book|consult)|^(?:can|could|would) (?:you|u|someone|anyone) (?:please )?help (?:me|us)(?: to)? (?:get|with)\b/i.test(
      text,
    )
  if (matter === null || !(isStory(reading) || wanted)) return
  // A wish for a lawyer alone says nothing of the matter.
  const rest = text.replace(/\b(?:lawyers?|(?<!power of )attorneys?|abogad[oa]s?)\b/gi, ' ')
  if (!event && readMatter(rest) === null) return
  const words = matterText(text, conversation.slots.name ?? null)
  if (!/\p{L}{3}/u.test(words)) return
  conversation.slots.issue = words
  const keyword = conversation.phase === 'idle' && words.split(' ').length < 3
  const long = words.split(' ').length >= wordsOfStory
  conversation.thinIssue = (matter === 'touched' && !long) || keyword
  conversation.refused = conversation.refused.filter((slot) => slot !== 'issue')
  learned.known.push('issue')
}
