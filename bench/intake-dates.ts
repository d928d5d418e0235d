import { existsSync, readFileSync } from 'node:fs'
import * as chrono from 'chrono-node'
import { dayIn } from '../server/assistant/intake/calendar.ts'
import { findDates } from '../server/assistant/intake/dates.ts'

type Spec = {
  Input: string
  Context?: { ReferenceDateTime: string }
  NotSupported?: string
  Results: {
    Text: string
    Value: { FutureResolution?: { date?: string }; PastResolution?: { date?: string } }
  }[]
}

const pad = (number: number | null): string => String(number ?? 0).padStart(2, '0')

function chronoDate(
  text: string,
  reference: Date,
  language: 'en' | 'es',
  forward: boolean,
): string | null {
  const [found] = (language === 'es' ? chrono.es : chrono.en).parse(text, reference, {
    forwardDate: forward,
  })
  if (!found) return null
  return `${found.start.get('year')}-${pad(found.start.get('month'))}-${pad(found.start.get('day'))}`
}

/** Dates of one language's specification, by our rules and by chrono-node alone. */
function measureLanguage(name: string, language: 'en' | 'es', show: boolean): void {
  const file = `../shared/evaldata/recognizers-text/${name}/DateParser.json`
  if (!existsSync(file)) return console.log(`${file} is absent: skipped`)
  const specs = (JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as Spec[]).filter(
    (spec) => spec.Results.length === 1 && spec.Context !== undefined,
  )
  let [ours, theirs] = [0, 0]
  for (const { Input: input, Context: context, Results: results } of specs) {
    const at = context?.ReferenceDateTime ?? ''
    const today = dayIn(new Date(`${at.slice(0, 19)}Z`), 'UTC')
    const value = results[0]?.Value
    const [future, past] = [value?.FutureResolution?.date, value?.PastResolution?.date]
    const found = (['future', 'past'] as const).map(
      (bias) => findDates(input, { today, language, bias })[0]?.iso ?? null,
    )
    const right = found[0] === future && found[1] === past
    if (right) ours += 1
    else if (show)
      console.log(`  ${input} | ${at.slice(0, 10)} | ${future} ${past} | ${found.join(' ')}`)
    const reference = new Date(today.year, today.month - 1, today.day, 12)
    if (chronoDate(input, reference, language, true) === future) theirs += 1
  }
  const share = (part: number): string => `${((100 * part) / specs.length).toFixed(1)} %`
  console.log(
    `dates ${language}: ours, both directions right ${share(ours)}; chrono-node, future only ${share(theirs)} (n = ${specs.length})`,
  )
}

/** Relative and written dates of a public specification in two languages. */
export function measureDates(show = false): void {
  measureLanguage('English', 'en', show)
  measureLanguage('Spanish', 'es', show)
}
