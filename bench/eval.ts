import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { desksInProcess } from './eval/desk.ts'
import { desksOverHttp } from './eval/desks-over-http.ts'
import { witness } from './eval/every-reply.ts'
import { type Figure, holds, unheld } from './eval/figure.ts'
import { type Run, type Suite, together, usualNow } from './eval/run.ts'
import { suites } from './eval/suites.ts'
import { tableOf } from './eval/table.ts'

/*
 * The assistant's measured quality, without a model but for its own suite, against the built server over HTTP:
 * `npm run eval [-- suite… --quick --questions --kept --in-process]`. --quick asks a fixed few of
 * each suite, of invented sites none; --questions tells what went wrong; --kept asks the half of our own questions that is
 * never looked at while tuning; --in-process leaves server and database away, for quick tuning.
 */
const words = process.argv.slice(2)
const has = (flag: string): boolean => words.includes(`--${flag}`)
const chosen = words.filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((name) => suites[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There is: ${Object.keys(suites).join(', ')}.`)
  process.exit(2)
}

const quick = has('quick')
const skipped: string[] = []
const desks = has('in-process') ? desksInProcess : desksOverHttp()
const { withModel } = desks
const seen = witness()

/** Suites at once over HTTP: while one has a site read, others ask. */
const pace = { atOnce: has('in-process') ? 1 : 3, called: 'suites' }

/** Takes longest, and is begun first, so that nothing waits for it alone. */
const longest = 'attacks-with-model'

const run: Omit<Run, 'tell'> = {
  shared: path.resolve('../shared'),
  half: has('kept') ? 'kept' : 'seen',
  few: (rows, count) =>
    quick
      ? rows.filter(
          (_, at) =>
            Math.floor((at * count) / rows.length) !== Math.floor(((at - 1) * count) / rows.length),
        )
      : rows,
  desk: async (firm, now = usualNow) => seen.watch(await desks.of(firm, now)),
  deskWithModel:
    withModel &&
    (async (firm, model) => seen.watch(await withModel(firm, usualNow, model), 'model')),
  skip: (why) => {
    if (!skipped.includes(why)) skipped.push(why)
  },
}

/** Measures a suite, and tells at its end what went wrong in it. */
async function measure([name, suite]: [string, Suite]): Promise<Figure[]> {
  const begun = performance.now()
  const told: string[] = []
  console.error(`${name}…`)
  const figures = await suite({ ...run, tell: (lines) => void told.push(...lines) })
  console.error(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  if (has('questions')) for (const line of [name, ...told]) console.log(line)
  return figures
}

/** Measures what was asked for, then what held of every reply. */
async function measureAll(): Promise<Figure[]> {
  const wanted = Object.entries(suites).filter(
    ([name]) => chosen.length === 0 || chosen.includes(name),
  )
  const inOrder = wanted.toSorted(
    ([one], [other]) => Number(other === longest) - Number(one === longest),
  )
  const measured = new Map<string, Figure[]>()
  await together(inOrder, async (suite) => measured.set(suite[0], await measure(suite)), pace)
  const figures = wanted.map(([name]) => measured.get(name) ?? [])
  const mayTell = has('questions') && run.half === 'seen'
  if (mayTell) for (const fault of seen.faults()) console.log(`  ${fault}`)
  return [...figures.flat(), ...seen.figures()]
}

/** The same figures for programs, beside the program itself. */
function write(figures: readonly Figure[]): void {
  const file = path.resolve('dist/bench/eval.json')
  const at = new Date().toISOString()
  const told = figures.map((figure) => ({ ...figure, met: holds(figure) ?? null }))
  const report = { at, quick, half: run.half, inProcess: has('in-process'), skipped, figures: told }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}

const figures = await measureAll().finally(() => desks.close())
console.log(`\n${tableOf(figures)}`)
for (const why of skipped) console.log(`Not measured: ${why}.`)
write(figures)
const broken = unheld(figures)
for (const { suite, what } of broken) console.log(`UNDER ITS GOAL: ${suite}: ${what}`)
process.exitCode = broken.length === 0 ? 0 : 1
