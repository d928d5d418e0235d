import * as chrono from 'chrono-node'
import { languages, type Language } from '@foyer/shared/facts/statuses.ts'
import { type Bias, type Moment, momentIn } from '../../server/assistant/intake/calendar.ts'
import { findDates } from '../../server/assistant/intake/dates.ts'
import { findMoments } from '../../server/assistant/intake/moments.ts'
import { findTimesOfDay } from '../../server/assistant/intake/time-of-day.ts'
import { type Figure, shareOf, spanishGap } from './figure.ts'
import { dataFile, type Run } from './run.ts'

type Value = { date?: string; time?: string; dateTime?: string }
type Spec = {
  Input: string
  Context?: { ReferenceDateTime: string }
  Results: { Value: { FutureResolution: Value; PastResolution: Value } }[]
}

/** One file of the specification: how its rows are read by the engine and by chrono-node alone. */
type File = {
  name: string
  what: string
  /** All that is read in a text, as the file writes it. */
  read: (text: string, at: At) => string[]
  /** The parts of a date of chrono-node that the file asks for. */
  shown: (read: string) => string
  published: Record<Language, string>
}
type At = { now: Moment; language: Language; bias: Bias }

const folders = { en: 'English', es: 'Spanish' } as const

/** With its seconds, as the specification writes a time. */
const whole = (time: string): string => (time.length === 5 ? `${time}:00` : time)

const files: readonly File[] = [
  {
    name: 'DateParser',
    what: 'day right, backwards and forwards',
    read: (text, at) =>
      findDates(text, { ...at, today: at.now.toPlainDate() }).map(({ iso }) => iso),
    shown: (read) => read.slice(0, 10),
    published: {
      en: 'Microsoft’s own .830, chrono-node .578',
      es: 'Microsoft’s own 1.00, chrono-node .613',
    },
  },
  {
    name: 'TimeParser',
    what: 'time of day right',
    read: (text, { language }) => findTimesOfDay(text, language).map(({ iso }) => whole(iso)),
    shown: (read) => read.slice(11),
    published: {
      en: 'Microsoft’s own .946, chrono-node .402',
      es: 'Microsoft’s own 1.00, chrono-node .383',
    },
  },
  {
    name: 'DateTimeParser',
    what: 'day and time right, backwards and forwards',
    read: (text, at) =>
      findMoments(text, { ...at, today: at.now.toPlainDate() }).map(
        ({ iso, time }) => `${iso} ${time === null ? '' : whole(time.iso)}`,
      ),
    shown: (read) => read,
    published: {
      en: 'Microsoft’s own .922, chrono-node .547',
      es: 'Microsoft’s own .937, chrono-node .540',
    },
  },
]

/**
 * Microsoft's specifications of days, times of day and both, each text read by itself. Every row of
 * the three files counts, also those that no visitor would write and those that cannot be read; a
 * row is right where what the file says is all that is read. Where the file names a day that no
 * calendar has ("Feb 30"), or nothing at all, nothing may be read.
 */
export async function dates(run: Run): Promise<Figure[]> {
  const right: Record<Language, boolean[]> = { en: [], es: [] }
  const figures: Figure[] = []
  for (const language of languages) {
    for (const file of files) {
      const path = `evaldata/recognizers-text/${folders[language]}/${file.name}.json`
      const text = dataFile(run, path)
      if (text === undefined) return []
      const specs = run.few(JSON.parse(text) as Spec[], 40)
      const held = specs.map((spec) => readsBothWays(run, spec, { file, language }))
      right[language].push(...held)
      figures.push(
        shareOf([`${file.name} ${language}`, file.what], held, {
          goal: { atLeast: 0.8 },
          published: file.published[language],
          note: 'in this process: every row of the file, read by itself',
        }),
        shareOf(
          [`${file.name} ${language}`, 'chrono-node alone, forwards'],
          specs.map((spec) => chronoReads(spec, { file, language })),
        ),
      )
    }
  }
  return [...figures, spanishGap('dates', { english: right.en, spanish: right.es })]
}

/** What a row asks to be read; nothing where it names a day that no calendar has. */
function meantBy({ Results: results }: Spec, bias: Bias): string[] {
  return results.flatMap(({ Value: { FutureResolution: future, PastResolution: past } }) => {
    const value = bias === 'future' ? future : past
    const meant = value.date ?? value.time ?? value.dateTime ?? ''
    return meant.startsWith('0001-01-01') ? [] : [meant]
  })
}

/** A file that names no moment to read from tells only times of day. */
const nowOf = ({ Context: context }: Spec): Date =>
  new Date(`${context?.ReferenceDateTime.slice(0, 19) ?? '2026-03-05T12:00:00'}Z`)

type Of = { file: File; language: Language }

function readsBothWays(run: Run, spec: Spec, { file, language }: Of): boolean {
  const now = momentIn(nowOf(spec), 'UTC')
  const held = (['future', 'past'] as const).map((bias) => {
    const [meant, found] = [meantBy(spec, bias), file.read(spec.Input, { now, language, bias })]
    const right = meant.join() === found.join()
    if (!right)
      run.tell([`  ${spec.Input} | ${now.toString()} | ${meant.join()} | ${found.join()}`])
    return right
  })
  return held.every(Boolean)
}

function chronoReads(spec: Spec, { file, language }: Of): boolean {
  const parser = language === 'es' ? chrono.es : chrono.en
  const at = { instant: nowOf(spec), timezone: 0 }
  const read = parser
    .parse(spec.Input, at, { forwardDate: true })
    .map(({ start }) => file.shown(shownBy(start)))
  return meantBy(spec, 'future').join() === read.join()
}

const two = (number: number | null): string => String(number ?? 0).padStart(2, '0')

function shownBy(parts: chrono.ParsedComponents): string {
  const [year, month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((part) => parts.get(part))
  const date = `${year}-${two(month ?? 0)}-${two(day ?? 0)}`
  return `${date} ${two(hour ?? 0)}:${two(minute ?? 0)}:${two(second ?? 0)}`
}
