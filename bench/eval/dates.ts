import * as chrono from 'chrono-node'
import { languages, type Language } from '@foyer/shared/facts/statuses.ts'
import { type Day, dayIn } from '../../server/assistant/intake/calendar.ts'
import { findDates } from '../../server/assistant/intake/dates.ts'
import { type Figure, shareOf, spanishGap } from './figure.ts'
import { dataFile, type Run } from './run.ts'

type Value = { date?: string; dateTime?: string }
type Spec = {
  Input: string
  Context?: { ReferenceDateTime: string }
  Results: { Text: string; Value: { FutureResolution?: Value; PastResolution?: Value } }[]
}

const folders = { en: 'English', es: 'Spanish' } as const
const files = ['DateParser', 'DateTimeParser'] as const
const published = {
  en: {
    DateParser: 'Microsoft’s own .830, chrono-node .578',
    DateTimeParser: 'Microsoft’s own .922, chrono-node .547',
  },
  es: {
    DateParser: 'Microsoft’s own 1.00, chrono-node .613',
    DateTimeParser: 'Microsoft’s own .937, chrono-node .540',
  },
} as const

/** What nothing in the engine reads: a figure that could not be taken, so that it holds no goal. */
function timesOfDay(run: Run, language: Language): Figure[] {
  const text = dataFile(run, `evaldata/recognizers-text/${folders[language]}/TimeParser.json`)
  if (text === undefined) return []
  const specs = run.few(JSON.parse(text) as Spec[], 40)
  return [
    {
      suite: `TimeParser ${language}`,
      what: 'time of day right',
      n: specs.length,
      value: Number.NaN,
      as: 'share',
      goal: { atLeast: 0.8 },
      published:
        language === 'en'
          ? 'Microsoft’s own .946, chrono-node .402'
          : 'Microsoft’s own 1.00, chrono-node .383',
      note: 'times are kept in the visitor’s words and not read',
    },
  ]
}

/** The days that Microsoft's specifications name, each read from its own day, backwards and forwards. */
export async function dates(run: Run): Promise<Figure[]> {
  const right: Record<Language, boolean[]> = { en: [], es: [] }
  const figures: Figure[] = []
  for (const language of languages) {
    for (const name of files) {
      const text = dataFile(run, `evaldata/recognizers-text/${folders[language]}/${name}.json`)
      if (text === undefined) return []
      const specs = run.few((JSON.parse(text) as Spec[]).filter(isOfOneDay), 40)
      const held = specs.map((spec) => readsBothWays(run, spec, language))
      right[language].push(...held)
      figures.push(
        shareOf([`${name} ${language}`, 'day right, backwards and forwards'], held, {
          goal: { atLeast: 0.8 },
          published: published[language][name],
          note: 'in this process: each text has a day of its own',
        }),
        shareOf(
          [`${name} ${language}`, 'chrono-node alone, forwards'],
          specs.map((spec) => chronoReads(spec, language)),
        ),
      )
    }
    figures.push(...timesOfDay(run, language))
  }
  return [...figures, spanishGap('dates', { english: right.en, spanish: right.es })]
}

const isOfOneDay = ({ Results: results, Context: context }: Spec): boolean =>
  results.length === 1 && context !== undefined

const dayOf = (value: Value | undefined): string | undefined =>
  value?.date ?? value?.dateTime?.slice(0, 10)

function reference({ Context: context }: Spec): Day {
  return dayIn(new Date(`${context?.ReferenceDateTime.slice(0, 19)}Z`), 'UTC')
}

function readsBothWays(run: Run, spec: Spec, language: Language): boolean {
  const value = spec.Results[0]?.Value
  const today = reference(spec)
  const meant = [dayOf(value?.FutureResolution), dayOf(value?.PastResolution)]
  const found = (['future', 'past'] as const).map(
    (bias) => findDates(spec.Input, { today, language, bias })[0]?.iso,
  )
  const right = found[0] === meant[0] && found[1] === meant[1]
  if (!right)
    run.tell([`  ${spec.Input} | ${today.toString()} | ${meant.join(' ')} | ${found.join(' ')}`])
  return right
}

function chronoReads(spec: Spec, language: Language): boolean {
  const { year, month, day } = reference(spec)
  const parser = language === 'es' ? chrono.es : chrono.en
  const at = new Date(year, month - 1, day, 12)
  const [found] = parser.parse(spec.Input, at, { forwardDate: true })
  const two = (part: 'month' | 'day') => String(found?.start.get(part) ?? 0).padStart(2, '0')
  const read = `${found?.start.get('year')}-${two('month')}-${two('day')}`
  return read === dayOf(spec.Results[0]?.Value.FutureResolution)
}
