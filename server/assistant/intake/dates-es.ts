import {
  dayOf,
  fullYear,
  nearestInMonth,
  nearestInYear,
  nearestNthWeekday,
  nearestWeekday,
  nthWeekdayOf,
  weekdayOfWeek,
  weekdayWithNumber,
} from './calendar.ts'
import type { Day } from './calendar.ts'
import {
  anyOf,
  cardinals,
  months as allMonths,
  readDayNumber,
  readNumber,
  weekdays,
} from './date-words.ts'
import { monthIso, moveBy, yearIso } from './date-rule.ts'
import type { Anchor, DateRule } from './date-rule.ts'

/** Short forms that are other words in English ("set", "ago") count in Spanish only. */
const months = new Map([...allMonths, ['ene', 1], ['abr', 4], ['ago', 8], ['set', 9], ['dic', 12]])
const days = new Map([
  ['primero', 1],
  ['segundo', 2],
  ['tercero', 3],
  ['cuarto', 4],
  ['quinto', 5],
  ['vigesimo segundo', 22],
])
const readDay = (text: string | undefined): number | null =>
  days.get(text?.trim() ?? '') ?? readDayNumber(text)

const month = `(?<month>${anyOf(months.keys())})\\b\\.?`
const weekday = `(?<weekday>${anyOf(weekdays.keys())})\\b`
const number = `(?<number>\\d{1,3}|${anyOf(cardinals.keys())})`
/** Numbers that may name a day; "un", "una" and "a" stand before other things ("el viernes a las 5"). */
const spelled = [...cardinals.keys()].filter((word) => !/^(?:an?|un|una|unos|unas)$/.test(word))
const dayNumber = `(?<day>\\d{1,2}(?:ro|o|º)?|${anyOf(spelled)}|primero|primer|segundo|tercero|vigesimo segundo)\\b`
const year = `(?<year>(?:19|20)\\d{2})\\b`
const unit = '(?<unit>dias?|noches?|semanas?|meses|mes|anos?)'

/** Behind an hour "del 15" is a day and "de mañana" tomorrow: "a las 8 pm del 15". */
const behindHour =
  '(?<=(?:\\blas?\\s(?:\\d{1,2}|[a-z]{3,6})|\\d:\\d\\d|[ap]\\.?\\s?m\\.?|media|cuarto)\\s)'

const rule = (source: string, read: DateRule['read']): DateRule => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${source}`, 'gu'),
  read,
})

const monthDay = (g: Record<string, string | undefined>, anchor: Anchor): Day | null => {
  const day = readDay(g['day'])
  const at = months.get(g['month'] ?? '')
  if (day === null || at === undefined) return null
  if (g['year'] !== undefined) return dayOf(fullYear(Number(g['year']), anchor.today), at, day)
  return nearestInYear(at, day, anchor)
}

/** Day first, as Spanish writes it, unless only the other order is a date. */
const numeric = (g: Record<string, string | undefined>, anchor: Anchor): Day | null => {
  const [first, second] = [Number(g['first']), Number(g['second'])]
  const [day, at] = second > 12 ? [second, first] : [first, second]
  if (g['year'] !== undefined) return dayOf(fullYear(Number(g['year']), anchor.today), at, day)
  return nearestInYear(at, day, anchor)
}

const weekdayOf = (g: Record<string, string | undefined>): number | undefined =>
  weekdays.get(g['weekday'] ?? '')

const steps = new Map([
  ['antes de ayer', -2],
  ['antier', -2],
  ['antiayer', -2],
  ['anteayer', -2],
  ['anteanoche', -2],
  ['ayer', -1],
  ['anoche', -1],
  ['hoy', 0],
  ['esta manana', 0],
  ['esta tarde', 0],
  ['esta noche', 0],
  ['esta madrugada', 0],
  ['ahora mismo', 0],
  ['ahorita', 0],
  ['pasado manana', 2],
  ['el proximo dia', 1],
  ['proximo dia', 1],
  ['el dia siguiente', 1],
  ['despues de manana', 2],
])

/** "El primer viernes de julio", "el segundo lunes del proximo mes". */
const nthWeekday = (g: Record<string, string | undefined>, anchor: Anchor): Day | null => {
  const at = weekdayOf(g)
  if (at === undefined) return null
  const nth = ['primer', 'segundo', 'tercer', 'cuarto'].indexOf(g['nth'] ?? '') + 1
  const named = months.get(g['month'] ?? '')
  const which = g['which'] ?? ''
  const step = which.startsWith('proximo') ? 1 : which.endsWith('pasado') ? -1 : 0
  if (named !== undefined) return nearestNthWeekday({ month: named, weekday: at, nth }, anchor)
  return nthWeekdayOf(anchor.today.with({ day: 1 }).add({ months: step }), at, nth)
}

const written: DateRule[] = [
  rule(`(?<y>\\d{4})[-/.](?<m>\\d{1,2})[-/.](?<d>\\d{1,2})\\b`, (g) =>
    dayOf(Number(g['y']), Number(g['m']), Number(g['d'])),
  ),
  rule(
    `(?<first>\\d{1,2})(?<sep>[-/.])(?<second>\\d{1,2})\\k<sep>(?<year>\\d{4}|\\d{2})\\b`,
    numeric,
  ),
  rule(
    `(?<first>\\d{1,2})/(?<second>\\d{1,2})\\b(?!/)(?:,\\s?(?<year>\\d{4}|\\d{2})\\b)?`,
    numeric,
  ),
  rule(
    `(?:el|del?|para\\s+el)\\s+(?<first>\\d{1,2})(?:[-.]|\\s+del\\s+)(?<second>\\d{1,2})(?![-.\\d])`,
    numeric,
  ),
  rule(
    `(?:el\\s+)?(?<nth>primer|segundo|tercer|cuarto|ultimo)\\s+${weekday}\\s+(?:de\\s+${month}|(?:de|del)\\s+(?<which>este\\s+mes|proximo\\s+mes|mes\\s+pasado|mes))`,
    nthWeekday,
  ),
  rule(
    `(?:el\\s+)?(?:dia\\s+)?${dayNumber}(?:\\s+de)?[-\\s/]+${month}(?:[-,\\s/]+(?:del?\\s+)?(?:ano\\s+)?${year})?`,
    monthDay,
  ),
  rule(`${month}\\s+(?:el\\s+)?${dayNumber}(?:,?\\s+(?:del?\\s+)?${year})?`, monthDay),
  rule(
    `(?:el\\s+)?${weekday},?\\s+(?:dia\\s+)?${dayNumber}(?!\\s*(?:de\\s|am|pm|:|[./-]\\s?\\d|a\\s(?!las?\\s)))`,
    (g, anchor) => {
      const [at, day] = [weekdayOf(g), readDayNumber(g['day'])]
      return at === undefined || day === null ? null : weekdayWithNumber(at, day, anchor)
    },
  ),
  rule(
    `(?:el\\s+)?(?:dia\\s+)?${dayNumber}\\s+(?:de\\s+este\\s+mes|del\\s+(?:presente|mes\\s+en\\s+curso))`,
    (g, { today }) => {
      const day = readDayNumber(g['day'])
      return day === null ? null : dayOf(today.year, today.month, day)
    },
  ),
  rule(
    `(?:el\\s+)?(?:dia\\s+)?${dayNumber}\\s+del\\s+(?<which>mes\\s+pasado|proximo\\s+mes|mes\\s+que\\s+viene)`,
    (g, { today }) => {
      const day = readDayNumber(g['day'])
      const at = today.with({ day: 1 }).add({ months: /pasado/.test(g['which'] ?? '') ? -1 : 1 })
      return day === null ? null : dayOf(at.year, at.month, day)
    },
  ),
  rule(
    `(?:el\\s+dia|el|al|dia|${behindHour}del)\\s+(?<day>\\d{1,2}|${anyOf(spelled)}|primero)\\b(?!\\s*(?:%|:|[./-]\\s?\\d|am|pm|de\\s+\\p{L}|anos|horas|por|mil|cargo|caso))`,
    (g, { today, bias }) => {
      const day = readDayNumber(g['day'])
      return day === null ? null : nearestInMonth(day, today, bias)
    },
  ),
]

const counted: DateRule[] = [
  rule(`(?<step>${anyOf(steps.keys())})\\b`, (g, { today }) =>
    today.add({ days: steps.get(g['step'] ?? '') ?? 0 }),
  ),
  rule(`(?<!(?:la|de|esta|por la|en la|de la|una|toda la)\\s)manana\\b`, (_, { today }) =>
    today.add({ days: 1 }),
  ),
  rule(`${behindHour}de\\s+manana\\b`, (_, { today }) => today.add({ days: 1 })),
  rule(
    `(?:hace|hacen|ase)\\s+(?:como\\s+|unos?\\s+|mas\\s+o\\s+menos\\s+|aproximadamente\\s+|casi\\s+)?${number}\\s+${unit}`,
    (g, { today }) => {
      const count = readNumber(g['number'])
      return count === null ? null : moveBy(today, -count, g['unit'] ?? '')
    },
  ),
  rule(
    `(?:hace|hacen)\\s+(?:\\d+|un|una|unas|unos|pocas|algunas)\\s+(?:horas?|minutos?|rato)`,
    (_, { today }) => today,
  ),
  rule(`${number}\\s+${unit}\\s+(?:atras|antes)`, (g, { today }) => {
    const count = readNumber(g['number'])
    return count === null ? null : moveBy(today, -count, g['unit'] ?? '')
  }),
  rule(`(?:en|dentro\\s+de)\\s+${number}\\s+${unit}`, (g, { today }) => {
    const count = readNumber(g['number'])
    return count === null ? null : moveBy(today, count, g['unit'] ?? '')
  }),
  rule(
    `${number}\\s+${unit}\\s+(?:despues\\s+de|a\\s+partir\\s+de|desde)\\s+(?<base>hoy|manana|ayer)`,
    (g, { today }) => {
      const count = readNumber(g['number'])
      if (count === null) return null
      const base = g['base'] === 'ayer' ? -1 : g['base'] === 'manana' ? 1 : 0
      return moveBy(today.add({ days: base }), count, g['unit'] ?? '')
    },
  ),
]

const ofWeeks: DateRule[] = [
  rule(
    `(?:el\\s+)?${weekday}\\s+de\\s+(?:la\\s+)?(?:semana\\s+pasada|pasada\\s+semana|ultima\\s+semana)`,
    (g, { today }) => {
      const at = weekdayOf(g)
      return at === undefined ? null : weekdayOfWeek(at, today, -1)
    },
  ),
  rule(
    `(?:el\\s+)?${weekday}\\s+de\\s+(?:la\\s+)?(?:(?:proxima|siguiente)\\s+semana|semana\\s+(?:que\\s+viene|proxima|entrante))`,
    (g, { today }) => {
      const at = weekdayOf(g)
      return at === undefined ? null : weekdayOfWeek(at, today, 1)
    },
  ),
  rule(`(?:el\\s+)?${weekday}\\s+de\\s+esta\\s+semana`, (g, { today }) => {
    const at = weekdayOf(g)
    return at === undefined ? null : weekdayOfWeek(at, today, 0)
  }),
  rule(
    `(?:el\\s+)?(?:${weekday}\\s+(?:pasado|anterior|ultimo)|(?:pasado|ultimo|anterior)\\s+(?<other>${anyOf(weekdays.keys())}))\\b`,
    (g, { today }) => {
      const at = weekdays.get(g['weekday'] ?? g['other'] ?? '')
      return at === undefined ? null : nearestWeekday(at, today, 'past')
    },
  ),
  rule(
    `(?:el\\s+)?(?:${weekday}\\s+(?:que\\s+viene|proximo|siguiente|entrante)|(?:proximo|siguiente)\\s+(?<other>${anyOf(weekdays.keys())}))\\b`,
    (g, { today }) => {
      const at = weekdays.get(g['weekday'] ?? g['other'] ?? '')
      return at === undefined ? null : weekdayOfWeek(at, today, 1)
    },
  ),
  rule(`(?:este|el)\\s+${weekday}|${weekday.replace('weekday', 'bare')}`, (g, { today, bias }) => {
    const at = weekdays.get(g['weekday'] ?? g['bare'] ?? '')
    return at === undefined ? null : nearestWeekday(at, today, bias, bias === 'past')
  }),
]

const coarse: DateRule[] = [
  rule(`${month}\\s+(?:del?\\s+)?(?:ano\\s+)?${year}`, (g) => {
    const at = months.get(g['month'] ?? '')
    return at === undefined ? null : `${g['year']}-${String(at).padStart(2, '0')}`
  }),
  rule(
    `(?:en|desde|a\\s+principios\\s+de|a\\s+finales\\s+de|a\\s+mediados\\s+de|durante)\\s+${month}`,
    (g, { today, bias }) => {
      const at = months.get(g['month'] ?? '')
      const found = at === undefined ? null : nearestInYear(at, 1, { today, bias })
      return found === null ? null : monthIso(found)
    },
  ),
  rule(`(?:el\\s+)?(?<unit>mes|ano)\\s+(?<which>pasado|que\\s+viene|proximo)`, (g, { today }) => {
    const moved = moveBy(today, g['which'] === 'pasado' ? -1 : 1, g['unit'] ?? '')
    return g['unit'] === 'mes' ? monthIso(moved) : yearIso(moved)
  }),
  rule(`(?:en|desde|del?|ano|hacia)\\s+(?:el\\s+)?(?:ano\\s+)?${year}`, (g) => g['year'] ?? null),
  rule(`${year}(?=\\s*$|[.,;!?])`, (g) => g['year'] ?? null),
]

/** Every way to write a date in Spanish that is read here; longer matches win. */
export const spanishDates: readonly DateRule[] = [...written, ...counted, ...ofWeeks, ...coarse]

/** Words that name a time span no day can be given for ("la semana pasada"). */
export const vagueSpanish =
  /(?:la semana pasada|la semana que viene|esta semana|el verano pasado|hace (?:mucho|tiempo|rato|anos|meses|semanas)|recientemente|desde hace|sigue (?:pasando|ocurriendo)|todavia|el otro dia|el fin de semana)/
