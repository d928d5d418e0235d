import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Query } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { stem } from '../index/stem.ts'
import { fold, wordsOf } from '../index/words.ts'
import { areaLines, linesOfAreas } from './area-lines.ts'
import { isChatter } from './chatter.ts'
import { areaNames, withoutAreas } from './practice-gate.ts'
import { countLines, peopleLines, personLines } from './people-lines.ts'
import type { Quoted } from './quote.ts'

/** What is asked of the firm as a whole: who works there, or what it takes on. */
type Asked = 'people' | 'owners' | 'areas'

const setOf = (words: string): Set<string> => new Set(words.trim().split(/\s+/))

/** Words of a question for the people of a firm that name nothing else. */
const peopleWords = setOf(`
  lawyer lawyers attorney attorneys paralegal paralegals staff team partner partners people owner owners own owns
  run runs founder founders founded start started work works working employee employees firm office place company
  practice law many much name names meet legal bunch tell list
  abogado abogados abogada abogadas equipo personal dueno duena duenos socio socios fundo fundador fundadores
  trabaja trabajan bufete despacho firma oficina cuantos cuantas nombre nombres llaman son`)

/** Words of a question for what a firm takes on that name nothing else. */
const areaWords = setOf(`
  kind kinds type types sort sorts case cases area areas field fields law laws legal matter matters practice practices practise
  handle handles take takes do does work works deal specialize specialise specializes specialty specialties speciality
  service services offer offers help helps clients represent focus firm office place lawyer lawyers attorney attorneys
  mainly mostly usually list tell thing things stuff exactly actually business people folks clients asuntos
  tipo tipos clase clases caso casos area areas rama ramas derecho practican practica llevan lleva manejan maneja
  hacen hace ofrecen ofrece servicio servicios ayudan ayuda especializan especializa especialidad especialidades
  materias materia atienden atiende toman aceptan tratan trata dedican dedica bufete despacho firma abogado abogados cosas`)

const asksPeople =
  /\b(?:who|whos|names?|how many|tell me about|list|quien(?:es)?|nombres?|cuant[oa]s|llaman)\b.*\b(?:lawyers?|attorneys?|paralegals?|staff|team|partners?|people|owners?|owns?|runs?|founders?|founded|started|works|working|work (?:there|here|at|for (?:you|the firm))|employees?|abogad[oa]s?|equipo|personal|duen[oa]s?|soci[oa]s?|fund\w+|trabajan?)\b/
const asksCount = /\bhow (?:many|big|large|small)\b|\bcuant[oa]s\b/
const asksOwners = /\b(?:owners?|owns?|runs?|found\w*|started|duen[oa]s?|fund\w+)\b/
const asksAreas =
  /\b(?:what|whats|which|list|tell me|que|cual|cuales)\b.*\b(?:cases?|areas|area of|fields?|law|kinds?|types?|sorts?|services?|special\w+|practi[cs]es?|handles?|matters|casos?|servicios?|materias?|ramas?|especial\w+|llevan?|ofrecen?|offer|dedican?)\b|\bwhat (?:all )?(?:do|does) (?:you|u|ya|yall|your (?:firm|office)|the (?:firm|office))(?: guys| all)? (?:actually |mainly |mostly )?(?:do|help)\b|\ben que (?:\w+ de )?(?:\w+ )?(?:ayudan|trabajan|se especializan)\b/
/** Who is meant by it: the firm. */
const ofFirm =
  /\b(?:you|u|ya|yall|your|ur|firm|office|place|guys|ustedes|bufete|despacho|firma|su|sus|llevan|manejan|ofrecen|practican|atienden|toman|aceptan|hacen|ayudan|se dedican|especializan)\b/
/** Who asks it of their own case, wants to know whom they would have, or what they should do. */
const ofOwnCase = /\b(?:i|im|my|me|we|us|our|mi|mis|yo|necesito|debo)\b/

const fillers = setOf(`
  a an the of to in on at is are was be am and or it its this that you your u ur ya yall guys with for there here all
  them they each every everyone do does did have has so ok hi hello hey please and what whats who whos which how can could would will
  el la los las un una de del al y o en que se su sus es son hay tienen tiene quien quienes cual cuales como a con para
  ahi alli aqui ustedes usted hola favor por`)

const asksService =
  /\b(?:do|does|can|could|would|will|are|is)\b.*\b(?:you|u|ya|yall|guys|firm|office|lawyers?|attorneys?|anyone|someone)\b.*\b(?:do|handle|take|help|deal|practi[cs]e|represent|offer|cover|work|assist)\b|\b(?:llevan?|manejan?|atienden?|ven|hacen|toman|aceptan|ayudan?|ofrecen|trabajan)\b/

const stemsFor = (language: Language): Set<string> =>
  new Set(
    [...areaWords, ...fillers, ...setOf('also any anyone someone ever too even ven')].map((word) =>
      stem(word, language),
    ),
  )
const serviceStems = { en: stemsFor('en'), es: stemsFor('es') } as const

/** Whether a firm is asked if it handles an area of law, and nothing else is named. */
function asksForArea({ text, language }: Query): boolean {
  if (!asksService.test(fold(text)) || areaNames(text, language).length === 0) return false
  const rest = wordsOf(withoutAreas(text, language))
  return rest.every((one) => serviceStems[language].has(one))
}

/** What a question asks of the firm as a whole; null for any other question. */
export function askedOfFirm(text: string): Asked | null {
  const plain = fold(text).replaceAll(/['’]/g, '')
  const about = plain.replace(/\b(?:tell me|help me|me llaman)\b/, 'tell')
  if (ofOwnCase.test(about) && !/\btell me about\b/.test(plain)) return null
  const naming = (words: Set<string>) =>
    wordsOf(about).every((word) => words.has(word) || fillers.has(word) || isChatter(word, 'en'))
  if (asksPeople.test(plain) && naming(peopleWords))
    return asksOwners.test(plain) ? 'owners' : 'people'
  return asksAreas.test(plain) && ofFirm.test(plain) && naming(areaWords) ? 'areas' : null
}

/** "Who is Dot", and "someone named Marisol called, who is that". */
const asksWho =
  /^(?:(?:hey|hi|hello|ok|so|and|y|oye) )*(?:who(?: is| are)?|quien es) (?:(?:this|that|the|mr|mrs|ms|miss|dr|attorney|el|la|senora?|lic\w*) )?(?<name>[a-z]{3,})(?: [a-z]{3,})?$/
const named =
  /\b(?:named|called|name of|llamad[oa]) (?<name>[a-z]{3,})\b.*\b(?:who (?:is )?(?:that|this|she|he)|quien es)\b/

/** The name of somebody of whom is asked who they are; null for any other question. */
function personAsked(text: string): string | null {
  const plain = wordsOf(text.replaceAll(/['’]/g, '')).join(' ')
  const [whole] = [asksWho.exec(plain), named.exec(plain)].filter((one) => one !== null)
  const asked = whole?.groups?.['name'] ?? null
  return asked === null || fillers.has(asked) || peopleWords.has(asked) ? null : asked
}

/**
 * The lines of a site that tell who works at a firm, or what it takes on, for a question about just that; null
 * for any other question, and where no page lists them.
 */
export function firmLines(index: SiteIndex, query: Query): Quoted[] | null {
  const { text, language } = query
  const person = personAsked(text)
  const ofPerson = person === null ? [] : personLines(index, language, person)
  if (ofPerson.length > 0) return ofPerson
  const asked = askedOfFirm(text)
  if (asked === null) return asksForArea(query) ? linesOfAreas(index, query) : null
  const lines = asked === 'areas' ? areaLines(index, language) : ofPeople(index, query, asked)
  return lines.length > 0 ? lines : null
}

/** Who works at a firm; how many, where that is asked and a page counts them. */
function ofPeople(index: SiteIndex, { text, language }: Query, asked: Asked): Quoted[] {
  const counted = asksCount.test(fold(text)) ? countLines(index, language) : []
  return counted.length > 0 ? counted : peopleLines(index, language, asked === 'owners')
}
