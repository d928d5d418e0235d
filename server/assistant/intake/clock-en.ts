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

const hours = 'twelve|eleven|ten|nine|eight|seven|six|five|four|three|two|one'
const minutes = '(?:\\s+min(?:ute)?s?)?'
const count = `(?:\\d{1,2}|${numbersFrom(1)})`
const part = '(?:morning|afternoon|evening|night)'
const alone = '(?:tonight|lunch\\s?time|noon|midnight)'
const besides = `(?:in|at|on|this|that|the|next|last|coming|tomorrow|yesterday|${anyOf(weekdays.keys())})`

/** "Ten to five" may be hours of business; only after these words is it ten minutes before five. */
const shortOf = "(?<=\\b(?:at|around|about|was|is|'s)\\s)(?:five|ten|twenty(?:[\\s-]five)?)"

const clock =
  `(?:(?<past>half|(?:a\\s+)?quarter|three\\s+quarters|${count}(?=\\s+(?:past|min)))${minutes}\\s+(?:past|after)\\s+` +
  `|(?<to>(?:a\\s+)?quarter|${count}(?=\\s+min)|${shortOf})${minutes}\\s+(?:to|till|before|of)\\s+)?` +
  `(?<hour>${hourFigures}|${hours})` +
  `(?:${minuteFigures}|[\\s-]+(?<spoken>oh?\\s(?:${numbersFrom(1)})|${numbersFrom(5)}))?` +
  `(?<exact>\\s?o\\s?['"]?\\s?clock|-?ish\\b)?(?:${halfOf('half')})?`

/** How English tells the time. */
export const englishClock: ClockGrammar = {
  clock: new RegExp(`${leftEdge}${clock}${rightEdge}`, 'gu'),
  named: [
    {
      words: /\b(?:(?:12|twelve)\s+)?(?:noon(?:ish|time)?|mid[-\s]?day)\b/g,
      iso: '12:00',
      sure: true,
    },
    // Whether it begins or ends the day it is said of is left to the words.
    { words: /\b(?:(?:12|twelve)\s+)?mid[-\s]?night\b/g, iso: '00:00', sure: false },
    { words: /\bmid[-\s]?morning\b/g, iso: '10:00', sure: false },
    { words: /\bmid[-\s]?afternoon\b/g, iso: '14:00', sure: false },
  ],
  isPlain: (g) => [g.past, g.to, g.minute, g.exact, g.half].some((one) => one !== undefined),
  lead: /\b(?:at|around|about|by|until|till|before|after|from|for|between|past|it's|it is|it was)\s+(?:around\s+|about\s+|exactly\s+|like\s+|roughly\s+)?$/,
  highest: 12,
  follow: new RegExp(
    `^(?:\\s*$|\\s*[.,;!?)-]|\\s+(?:on|in\\s+the|this|that|tonight|today|tomorrow|yesterday|last|next|every|and|or|to|till|until|sharp|when|while|because|but|i|we|he|she|they|my|a|if|please|is|works|${anyOf(weekdays.keys())})\\b)`,
  ),
  before: new RegExp(
    `\\b(?:${part}|${alone}),?(?:\\s+(?:at|around|about|by|for|near|like)){0,3}\\s+$`,
  ),
  after: new RegExp(`^,?\\s*(?:(?:${besides}\\s+){1,5}${part}\\b|(?:at\\s+)?${alone}\\b)`),
  parts: [
    [/morning/, 'morning'],
    [/afternoon|evening/, 'afternoon'],
    [/night/, 'night'],
    [/lunch|noon/, 'noon'],
  ],
}
