import { existsSync, readFileSync } from 'node:fs'
import { playScript } from './intake-scripts.ts'
import type { Script } from './intake-scripts.ts'
import { playVisitor } from './intake-visitors.ts'
import type { Played, Visitor } from './intake-visitors.ts'

const shared = '../shared'
const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`

function summarise(label: string, played: Played[], show: boolean): void {
  const turns = played.map((one) => one.turns).toSorted((a, b) => a - b)
  const completed = played.filter((one) => one.completed).length
  const right = played.filter((one) => one.completed && one.wrong.length === 0).length
  const [median, ninety] = [
    turns[Math.floor(turns.length / 2)],
    turns[Math.floor(turns.length * 0.9)],
  ]
  console.log(
    `${label}: completed ${share(completed, played.length)}, all key fields right ${share(right, played.length)}, turns median ${median}, p90 ${ninety} (n = ${played.length})`,
  )
  if (!show) return
  for (const one of played.filter(({ completed: done, wrong }) => !done || wrong.length > 0)) {
    console.log(`  ${one.id}: ${one.completed ? '' : 'not completed; '}${one.wrong.join('; ')}`)
  }
}

/** Scripted visitors without a site: completion, details and turns (design section 11). */
export function measureVisitors(show: boolean): void {
  const file = `${shared}/evaldata/intake-visitors/visitors.json`
  if (!existsSync(file)) return console.log(`${file} is absent: skipped`)
  const data = JSON.parse(readFileSync(file, 'utf8')) as {
    ref: string
    clean: Visitor[]
    noisy: Visitor[]
  }
  const context = { index: null, now: new Date(`${data.ref}:00-07:00`) }
  for (const label of ['clean', 'noisy'] as const) {
    summarise(
      label,
      data[label].map((visitor) => playVisitor(visitor, context)),
      show,
    )
  }
}

/** Hand-written visitors of one firm, each opening played. */
export function measureScripts(show: boolean): void {
  const file = `${shared}/firm-site-intakes.json`
  if (!existsSync(file)) return console.log(`${file} is absent: skipped`)
  const scripts = JSON.parse(readFileSync(file, 'utf8')) as Script[]
  for (const script of scripts) {
    for (const opening of script.openings) {
      const played = playScript(script, opening, null)
      console.log(
        `${played.id}: ${played.wrong.length === 0 ? 'right' : played.wrong.join('; ')} (asked ${played.asked.join(' ')})`,
      )
      if (show)
        console.log(played.lines.map((line) => `    ${line.replaceAll('\n', '\n    ')}`).join('\n'))
    }
  }
}

/** The intake part of the evaluation. */
export function measureIntake(show = false): void {
  measureVisitors(show)
  measureScripts(show)
}
