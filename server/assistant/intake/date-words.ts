/** The words dates are made of, in English and in Spanish without accents. */

const numbersEn =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const numbersEs =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'
const ordinalsEn =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'

const counted = (words: string): [string, number][] =>
  words.split(' ').map((word, number): [string, number] => [word, number])

const overTwenty = (
  rest: [string, number][],
  tens: readonly (readonly [string, number])[],
): [string, number][] =>
  tens.flatMap(([ten, value]) =>
    rest
      .filter(([, number]) => number > 0 && number < 10)
      .flatMap(([word, number]): [string, number][] => [
        [`${ten}-${word}`, value + number],
        [`${ten} ${word}`, value + number],
      ]),
  )

const tensEs = [
  ['treinta y', 30],
  ['cuarenta y', 40],
  ['cincuenta y', 50],
] as const

const tens = [
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
] as const

/** Cardinal numbers in words. */
export const cardinals = new Map<string, number>([
  ...overTwenty(counted(numbersEn), tens),
  ...counted(numbersEn),
  ...tens,
  ...counted(numbersEs),
  ...overTwenty(counted(numbersEs), tensEs),
  ['cuarenta', 40],
  ['cincuenta', 50],
  ['a', 1],
  ['an', 1],
  ['un', 1],
  ['una', 1],
  ['a couple of', 2],
  ['a couple', 2],
  ['couple of', 2],
  ['couple', 2],
  ['a few', 3],
  ['few', 3],
  ['un par de', 2],
  ['unos', 3],
  ['unas', 3],
])

/** Ordinal numbers in words, "first" to "thirty-first". */
export const ordinals = new Map<string, number>([
  ...overTwenty(counted(ordinalsEn), tens.slice(0, 2)),
  ...counted(ordinalsEn),
  ['thirtieth', 30],
  ['primero', 1],
  ['primer', 1],
])

const indexed = (groups: readonly string[]): Map<string, number> =>
  new Map(
    groups.flatMap((group, index) =>
      group.split(' ').map((word): [string, number] => [word, index + 1]),
    ),
  )

/** Months by name and short form, 1 to 12. */
export const months = indexed([
  'january jan enero',
  'february feb febrero',
  'march mar marzo',
  'april apr abril',
  'may mayo',
  'june jun junio',
  'july jul julio',
  'august aug agosto',
  'september sept sep setiembre septiembre',
  'october oct octubre',
  'november nov noviembre',
  'december dec diciembre',
])

/** Weekdays by name and short form, 1 Monday to 7 Sunday. */
export const weekdays = indexed([
  'monday mon lunes',
  'tuesday tues tue martes',
  'wednesday weds wed miercoles',
  'thursday thurs thur thu jueves',
  'friday fri viernes',
  'saturday sat sabado',
  'sunday sun domingo',
])

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One of the words, longest first, as the source of a regular expression. */
export const anyOf = (words: Iterable<string>): string =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|')

/** A number written in figures or in words, or null. */
export const readNumber = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const word = text.trim().replace(/\s+/g, ' ')
  if (/^\d+$/.test(word)) return Number(word)
  return cardinals.get(word) ?? ordinals.get(word) ?? null
}

/** A day's number, "13", "13th", "thirteenth" or "trece", or null. */
export const readDayNumber = (text: string | undefined): number | null => {
  const figures = /^(\d{1,2})(?:st|nd|rd|th|ro|o|º)?$/.exec(text?.trim() ?? '')
  const number = figures ? Number(figures[1]) : readNumber(text)
  return number !== null && number >= 1 && number <= 31 ? number : null
}
