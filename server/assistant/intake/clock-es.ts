import {
  halfOf,
  hourFigures,
  leftEdge,
  minuteFigures,
  numbersFrom,
  rightEdge,
  type ClockGrammar,
} from './clock-grammar.ts'
import { anyOf, weekdays } from './date-words.ts'

const hours = 'doce|once|diez|nueve|ocho|siete|seis|cinco|cuatro|tres|dos|una'
const minutes = '(?:\\s+min(?:uto)?s?)?'
const count = `(?:\\d{1,2}|${numbersFrom(1)})`
const part = '(?:manana|tarde|noche|madrugada)'
const alone = '(?:anoche|medio\\s?dia|media\\s?noche)'
const besides = `(?:del?|el|por|en|al?|este|proximo|pasado|manana|hoy|ayer|${anyOf(weekdays.keys())})`

/** What is counted by halves as hours are ("tres y media horas"). */
const notCounted = '(?!\\s+(?:anos?|horas?|semanas?|meses|dias?|mil|millones|personas)\\b)'

const clock =
  `(?:(?<past>cuarto|media|${count}(?=\\s+(?:min|pasad)))${minutes}\\s+(?:pasad[ao]s?(?:\\s+de)?|despues\\s+de)\\s+(?:las?\\s+)?` +
  `|(?<to>(?:un\\s+)?cuarto|${count}(?=\\s+min)|cinco|diez|veinte|veinticinco)${minutes}\\s+para\\s+las?\\s+)?` +
  `(?<hour>${hourFigures}|${hours})` +
  `(?:${minuteFigures}|(?<=\\blas\\s\\d{1,2})\\s?h(?:r?s|oras)?\\b|\\s+(?<spoken>${numbersFrom(5)}))?` +
  `(?:${halfOf('half')})?(?<exact>\\s+en\\s+punto)?` +
  `(?:\\s+y\\s+(?<plus>media|cuarto|${count})|\\s+menos\\s+(?<minus>cuarto|${count}))?${notCounted}` +
  `(?:${halfOf('later')})?`

/** How Spanish tells the time. */
export const spanishClock: ClockGrammar = {
  clock: new RegExp(`${leftEdge}${clock}${rightEdge}`, 'gu'),
  named: [
    { words: /\b(?:(?:12|doce)\s+del\s+)?medio\s?dia\b/g, iso: '12:00', sure: true },
    // Whether it begins or ends the day it is said of is left to the words.
    { words: /\b(?:(?:12|doce)\s+de\s+(?:la\s+)?)?media\s?noche\b/g, iso: '00:00', sure: false },
  ],
  isPlain: (g) =>
    [g.past, g.to, g.minute, g.exact, g.half, g.later].some((one) => one !== undefined) ||
    /media|cuarto/.test(`${g.plus} ${g.minus}`),
  lead: /\b(?:las|(?:a|de|desde|hasta|sobre|hacia|para|es|era)\s+la)\s+$/,
  highest: 23,
  follow: new RegExp(
    `^(?:\\s*$|\\s*[.,;!?)-]|\\s+(?:del|de\\s+(?:hoy|ayer|manana)|por\\s+la|en\\s+la|y|o|a|hasta|el|este|esta|hoy|ayer|anoche|manana|cuando|mientras|porque|pero|si|cada|me|se|nos|le|no|yo|${anyOf(weekdays.keys())})\\b)`,
  ),
  before: new RegExp(
    `\\b(?:(?:la|esta)\\s+${part}|${alone}),?(?:\\s+(?:a|como|sobre|hacia|eso|de|por|las?)){0,5}\\s+$`,
  ),
  after: new RegExp(`^,?\\s*(?:${besides}\\s+){0,5}(?:(?:la|esta)\\s+${part}|${alone})\\b`),
  parts: [
    [/medio\s?dia/, 'noon'],
    [/(?:la|esta)\s+manana/, 'morning'],
    [/tarde/, 'afternoon'],
    [/noche/, 'night'],
    [/madrugada/, 'small hours'],
  ],
}
