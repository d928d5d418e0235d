import { type AnswerKind, answerKind } from '../index/answer-kinds.ts'
import type { Query } from '../index/search.ts'
import { type Passage, type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { fold, wordsOf } from '../index/words.ts'
import { addressLines } from './address-lines.ts'
import { isChatter } from './chatter.ts'
import type { Span } from './grow-quote.ts'
import { hoursLines } from './hours-answer.ts'
import { linesSaying } from './lines-saying.ts'
import { namesOffice, statedOfOffice } from './office-named.ts'
import type { Line } from './quote.ts'
import type { Reading } from './read-question.ts'

/** Words of a question about reaching the firm that name nothing else. */
const contactWords = new Set(
  `phone fax telephone number numbers call calls calling called reach contact dial text talk speak
  email emails mail mailing postal address addy write writing message send office offices located location
  locations where place directions town city street building suite based headquarters firm lawyer lawyers
  attorney attorneys law guys team someone somebody human hours hour open opens opening close closes
  closed closing stop swing drop walk pop available availability answer answers pick late night nights evening evenings
  weekend weekends till until addy monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays
  friday fridays saturday saturdays sunday sundays mon tue tues wed thu thur thurs fri sat sun today tonight tomorrow morning afternoon noon midnight time times day days week weekday weekdays business
  currently emergency immediately main best get hold ahold touch nobody anybody anyone exact
  labor memorial independence veterans presidents columbus new year years eve thanksgiving christmas easter
  juneteenth xmas holiday holidays between feriado feriados festivo festivos navidad ano nuevo santa
  telefono numero celular llamar llamo llamarles llamarlos llamada correo electronico email
  direccion ubicacion ubicados ubicada oficina oficinas queda quedan estan encuentran encuentro
  horario horarios hora horas abren abre abierto abierta abiertos cierran cierra cerrado atienden
  atiende abiertos cerrado cerrada cerrados cerradas disponibles bufete despacho firma abogado abogados contactar contacto contactarlos
  whatsapp sms far away gps map maps google navigation calle domicilio comunicarme comunico lunes martes miercoles jueves viernes sabado sabados domingo domingos fin
  fines semana tarde noche manana escribir mandar llegar llego`.split(/\s+/),
)

/** Words that ask when an office is open where nothing else is named. */
const opening =
  /\b(?:hours?|open|opens|opening|close|closes|closed|closing|horarios?|abren?|abiert[oa]s?|cierran?|cerrad[oa]s?|atienden?)\b/
/** "Near the courthouse" is where the firm is, and "from the jail" where the visitor is. */
const nearby = /\b(?:near|next to|by|close to|from|beside|behind|across from|opposite)\b/
/** The number, the hours or the place of somebody else than the firm. */
const ofAuthority =
  /\b(?<name>(?:\d+(?:st|nd|rd|th) )?(?:(?:district|circuit|county|probate|federal|municipal|family) )?(?:court(?:house)?|jail|clerk(?:'s)?|sheriff(?:'s)?|police (?:station|department)|dmv|secretary of state|prosecutor(?:'s)?|social security|uscis|irs))(?: office| number| phone| hours| address)?[?. ]*$/

/** "Can i open an account": no office is opened. */
const openingSomething = /\bopen(?:ing)? (?:an?|my|our|his|her|their|up|another) \w+/
/** Coming in on a day or at a time, as a question about hours. */
const comingIn = /\b(?:come|stop|swing|drop|walk|pop)\b.{0,12}\b(?:in|by|over)\b/
const dayOrTime =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\b|\bweek(?:end|day)s?\b|\b\d{1,2} ?[ap]m\b|\bevenings?\b|\bafter (?:work|school|hours)\b/
const afterWork = /\bafter (?:work|school)\b/g

const fax = /\bfax\b/i
/** A number for something else than calls ("Text SALE to (303) 555-0148"), and one for calls as well. */
const otherLine = /\b(?:fax|texts?|sms|whats ?app)\b/i
const calling = /\b(?:calls?|phone|tel(?:ephone)?|llam\w+|tel[eé]fono)\b/i
/** The firm's own fax, whatever it is wanted for: no other number will do. */
const asksFax =
  /\bfax ?(?:number|no\b|#)|\b(?:your|ur|have a|got a|the office) fax\b|\bnumero de fax\b/i

/**
 * Sentences that state the firm's own phone, e-mail, address or hours, for a question about nothing
 * else; null for other questions. Empty where the site does not state the fact.
 */
export function contactSentences(
  index: SiteIndex,
  { text, language }: Query,
  reading: Reading,
): Line[] | null {
  const wants = wantsOf(text, reading)
  if (wants === null) return null
  const authority = nearby.test(fold(text))
    ? undefined
    : ofAuthority.exec(fold(text))?.groups?.['name']
  if (authority !== undefined)
    return wants.includes('phone') ? linesOfAuthority(index, authority) : null
  const named = namedBesides(index, text)
  if (namesOffice(index, named)) return ofOffice(index, named, wants)
  if (!asksFax.test(text) && named.length > 0) return null
  if (texting.test(text)) return textLines(index)
  const stated = statedLines(index, wants)
  if (wants.includes('hours')) return hoursLines(index, { asked: text, language, stated })
  if (wants.includes('email')) return mailboxLines(index, stated)
  const says = (what: RegExp) => (line: Span) => what.test(index.sentences[line.from] ?? '')
  if (fax.test(text)) return stated.filter(says(fax)).concat(linesWith(index, fax)).slice(0, 1)
  if (wants.includes('address')) return addressLines(index, text, stated)
  return lineForCalls(index, stated)
}

/** The line with a number that names whose it is, all of its words; empty where none does: another's would mislead. */
function linesOfAuthority(index: SiteIndex, name: string): Span[] {
  const words = name.split(' ')
  const found = linesSaying(index, (text, sentence) => {
    const said = fold(text)
    return isPhone(index, sentence) && words.every((word) => said.includes(word))
  })
  return found.slice(0, 1)
}

/** The lines of the whole site's facts that state what is wanted. */
function statedLines(index: SiteIndex, wants: AnswerKind[]): Span[] {
  const passage = index.passages.findIndex((one) => one.facts)
  const facts = index.passages[passage]
  return (facts === undefined ? [] : statingSentences(index, facts, wants)).map((from) => ({
    passage,
    from,
    to: from + 1,
  }))
}

/** The first of some lines with a number that is one to call, else the first; empty where there is none. */
function lineForCalls(index: SiteIndex, stated: Span[]): Span[] {
  const notForCalls = ({ from }: Span): boolean => {
    const line = index.sentences[from] ?? ''
    return otherLine.test(line) && !calling.test(line)
  }
  return [...stated.filter((line) => !notForCalls(line)), ...stated].slice(0, 1)
}

/** The line with the firm's number for calls; empty where the site has none. */
export const phoneLines = (index: SiteIndex): Span[] =>
  lineForCalls(index, statedLines(index, ['phone']))

const texting = /\b(?:text|texts|texting|sms|whats ?app)\b|mensajes? de texto/i
/** To write by telephone: the number for calls will not do. */
const asksToText =
  /\b(?:can|could|may|do|number|line|puedo)\b.{0,25}\b(?:text|texts|sms|whats ?app)\b|^\W*(?:text|sms|whats ?app)\b|\btext (?:number|line)\b/i

/** The line that has the number for texts; null where none has. */
function textLines(index: SiteIndex): Span[] | null {
  const found = linesWith(index, texting)
  return found.length > 0 ? found.slice(0, 1) : null
}

/** The first line of each passage that has a number and says what for. */
const linesWith = (index: SiteIndex, use: RegExp): Span[] =>
  linesSaying(index, (text, sentence) => use.test(text) && isPhone(index, sentence))

const isPhone = (index: SiteIndex, sentence: number): boolean =>
  ((index.answers[sentence] ?? 0) & answerKind.phone) !== 0

/** A mailbox that is the firm's and no one person's. */
const mailbox =
  /(?<![\w.+-])(?:info|help|hello|hola|contact\w*|office|mail|intake|frontdesk|reception|team|ask|questions|firm|law|admin|welcome|desk|consult\w*|cases)@/i

/** One that is the firm's for a purpose of its own, which who only asks for its e-mail does not have. */
const apart =
  /\b(?:press|media|careers?|jobs?|hr|resumes?|scholarships?|privacy|billing|accounting|webmaster|datos|empleo|prensa|beca)@/i

/** The line with the firm's own mailbox, wherever it stands, before that of one of its people. */
function mailboxLines(index: SiteIndex, stated: Span[]): Span[] {
  const isFirms = ({ from }: Span) => mailbox.test(index.sentences[from] ?? '')
  const elsewhere = () => linesSaying(index, (text) => mailbox.test(text))
  const ofAnother = ({ from }: Span) => apart.test(index.sentences[from] ?? '')
  const firms = stated.find(isFirms) ?? elsewhere()[0] ?? stated.find((line) => !ofAnother(line))
  return firms === undefined ? [] : [firms]
}

/** The firm's fact at the office whose place is named; null where no page says it there. */
function ofOffice(index: SiteIndex, named: string[], wants: AnswerKind[]): Line[] | null {
  const [first, ...others] = statedOfOffice(index, named, wants)
  if (first === undefined) return null
  if (!wants.includes('hours')) return [first]
  const more = others.filter(({ passage }) => passage === first.passage)
  // Labels of days that became headings may stand between.
  return [first, ...more.map((line): Line => ({ ...line, apart: true }))]
}

/** The contact fact that is asked for; null where it is none. */
function wantsOf(text: string, { type }: Reading): AnswerKind[] | null {
  if (asksToText.test(text)) return ['phone']
  // "How long till somebody answers an email" asks for a time.
  if (/\bhow (?:long|soon|fast|quick\w*)\b/i.test(text)) return null
  if (type.contact) return type.wants
  // "When did you open" asks for a year.
  if (type.wants.includes('date') && !type.wants.includes('duration')) return null
  // "How much for an hour" asks for a price.
  if (type.wants.includes('money')) return null
  const plain = fold(text)
  if (openingSomething.test(plain)) return null
  const asksHours = opening.test(plain) || (comingIn.test(plain) && dayOrTime.test(plain))
  return asksHours ? ['hours'] : null
}

/** The words that are not about contact, nor part of the firm's name. */
function namedBesides(index: SiteIndex, text: string): string[] {
  const titles = index.pages.map((page) => new Set(wordsOf(page.title)))
  const inName = (word: string) =>
    titles.filter((title) => title.has(word)).length > titles.length / 2
  const telling = wordsOf(fold(text).replaceAll(afterWork, ' ')).filter(
    (word) => !fillers.has(word) && !isChatter(word, 'en') && !isChatter(word, 'es'),
  )
  return telling.filter((word) => !contactWords.has(word) && !/^\d/.test(word) && !inName(word))
}

const fillers = new Set(
  `a an the of to in on at is are was be am and or it its this that i me my we our us you your u ur ya yall yalls
  for with from by as so if do does did can could would will should have has any there here not no but
  about also too what whats when who which how hi hello hey please thanks thank ok need want know tell
  like just give find still now really right got go come visit see use send over up out all some even
  el la los las un una de del al y o en que se lo le me mi su sus es son por para con si no ya mas como
  cual cuales cuando donde quien hola buenos buenas dias tardes noches favor gracias quiero quisiera
  necesito puedo puede pueden tengo saber ustedes usted a les nos esta este hay ir`.split(/\s+/),
)

/** Data that no visitor sees only where nothing on the page states the fact. */
function statingSentences(index: SiteIndex, facts: Passage, wants: AnswerKind[]): number[] {
  const bits = wants.reduce((sum, kind) => sum | answerKind[kind], 0)
  const stated: number[] = []
  for (let sentence = facts.start; sentence < facts.end; sentence += 1) {
    if (((index.answers[sentence] ?? 0) & bits) !== 0) stated.push(sentence)
  }
  const visible = stated.filter((one) => sentenceKinds[index.sentenceKind[one] ?? 0] !== 'data')
  return visible.length > 0 ? visible : stated
}
