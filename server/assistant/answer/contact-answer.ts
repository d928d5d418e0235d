import type { Language } from '@foyer/shared/facts/statuses.ts'
import { type AnswerKind, answerKind } from '../index/answer-kinds.ts'
import type { Query } from '../index/search.ts'
import { type Passage, type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { fold, wordsOf } from '../index/words.ts'
import { isChatter } from './chatter.ts'
import type { Span } from './grow-quote.ts'
import type { Reading } from './read-question.ts'

/** Words of a question about reaching the firm that name nothing else. */
const contactWords = new Set(
  `phone telephone number numbers call calls calling called reach contact dial text talk speak
  email emails mail address addy write writing message send office offices located location
  locations where place directions street building suite based headquarters firm lawyer lawyers
  attorney attorneys law guys team someone somebody human hours hour open opens opening close closes
  closed closing available availability answer answers pick late night nights evening evenings
  weekend weekends till until addy monday tuesday wednesday thursday friday saturday sunday holiday holidays today
  tomorrow morning afternoon noon midnight time times day days week weekday weekdays business
  currently emergency immediately main best get hold ahold touch nobody anybody anyone exact
  telefono numero celular llamar llamo llamarles llamarlos llamada correo electronico email
  direccion ubicacion ubicados ubicada oficina oficinas queda quedan estan encuentran encuentro
  horario horarios hora horas abren abre abierto abierta abiertos cierran cierra cerrado atienden
  atiende disponibles bufete despacho firma abogado abogados contactar contacto contactarlos
  calle domicilio comunicarme comunico lunes martes miercoles jueves viernes sabado sabados domingo domingos fin
  fines semana tarde noche manana escribir mandar llegar llego`.split(/\s+/),
)

const dayNames: [RegExp, RegExp][] = [
  [/\bmon|lunes/, /\bmon|weekday|lunes/],
  [/\btue|martes/, /\btue|weekday|martes/],
  [/\bwed|miercoles/, /\bwed|weekday|miercoles/],
  [/\bthu|jueves/, /\bthu|weekday|jueves/],
  [/\bfri|viernes/, /\bfri|weekday|viernes/],
  [/\bsat|weekend|sabado|fin(es)? de semana/, /\bsat|weekend|24\/7|sabado/],
  [/\bsun|weekend|domingo|fin(es)? de semana/, /\bsun|weekend|24\/7|domingo/],
]
/** Hours often stand in two lines: the week's and the weekend's. */
const mostHours = 2
const lateTime = /\b\d{1,2} ?[ap]m\b|midnight|after hours|night|late|noche|madrugada/

/**
 * Sentences that state the firm's own phone, e-mail, address or hours, for a question about nothing
 * else; null for other questions. Empty where the site does not state the fact.
 */
export function contactSentences(
  index: SiteIndex,
  { text, language }: Query,
  reading: Reading,
): Span[] | null {
  const { type } = reading
  if (!type.contact || !namesNothingElse(index, text)) return null
  const passage = index.passages.findIndex((one) => one.facts)
  const facts = index.passages[passage]
  if (facts === undefined) return []
  const stated = statingSentences(index, facts, type.wants)
  const isHours = type.wants.includes('hours')
  const fitting = isHours ? byTime(index, stated, { asked: fold(text), language }) : stated
  return fitting
    .slice(0, isHours ? mostHours : 1)
    .map((sentence) => ({ passage, from: sentence, to: sentence + 1 }))
}

/** Whether every word is about contact, or part of the firm's name. */
function namesNothingElse(index: SiteIndex, text: string): boolean {
  const titles = index.pages.map((page) => new Set(wordsOf(page.title)))
  const inName = (word: string) =>
    titles.filter((title) => title.has(word)).length > titles.length / 2
  const telling = wordsOf(text).filter(
    (word) => !fillers.has(word) && !isChatter(word, 'en') && !isChatter(word, 'es'),
  )
  return telling.every((word) => contactWords.has(word) || /^\d/.test(word) || inName(word))
}

const fillers = new Set(
  `a an the of to in on at is are was be am and or it its this that i me my we our us you your u ur ya
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

/** Hours that speak of the day or time asked about first, and in the visitor's language. */
function byTime(
  index: SiteIndex,
  sentences: number[],
  { asked, language }: { asked: string; language: Language },
): number[] {
  const fits = (sentence: number) => {
    const text = fold(index.sentences[sentence] ?? '')
    const day = dayNames.some(([question, answer]) => question.test(asked) && answer.test(text))
    const late = lateTime.test(asked) && /24\s*\/\s*7|24 hours|any ?time|after hours/.test(text)
    const spoken = index.pages[index.sentencePage[sentence] ?? 0]?.language === language
    return (day || late ? 2 : 0) + (/\d/.test(text) ? 1 : 0) + (spoken ? 1 : 0)
  }
  return sentences.toSorted((a, b) => fits(b) - fits(a) || a - b)
}
