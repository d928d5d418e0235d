import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** One measured figure. */
export type Measure = {
  area:
    | 'start'
    | 'bytes'
    | 'hero'
    | 'lighthouse'
    | 'host page'
    | 'turns'
    | 'model'
    | 'lists'
    | 'messages'
  what: string
  /** Samples behind the value. */
  n: number
  value: number
  unit: 'ms' | 'ms CPU' | 'B' | 'times' | ''
  /** What it is held to; absent where the figure is only told. */
  goal?: { atMost: number } | { atLeast: number }
  /** Whether missing the goal fails the run. Wall clock never does: neighbours move it threefold. */
  gate: boolean
  note?: string
}

/** Whether a figure meets its goal; undefined where it has none. */
export function meets({ goal, value }: Measure): boolean | undefined {
  if (goal === undefined) return undefined
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}

/** The gates that do not hold. A figure that could not be taken (NaN) holds no gate. */
export function brokenGates(measures: readonly Measure[]): Measure[] {
  return measures.filter((measure) => measure.gate && meets(measure) !== true)
}

/** Figures as a table for a terminal: measure, n, value, goal, met. */
export function tableOf(measures: readonly Measure[]): string {
  const head = ['measure', 'n', 'value', 'goal', 'met', '']
  return aligned([head, ...measures.map(rowOf)], new Set([1, 2, 3]))
}

/** Rows of cells as lines of columns; those of `right` are set to the right. */
export function aligned(rows: readonly string[][], right: ReadonlySet<number>): string {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const set = (cell: string, column: number): string => {
    const width = widths[column] ?? 0
    return right.has(column) ? cell.padStart(width) : cell.padEnd(width)
  }
  return rows.map((row) => row.map(set).join('  ').trimEnd()).join('\n')
}

function rowOf(measure: Measure): string[] {
  const { area, what, n, value, unit, goal, gate, note = '' } = measure
  const met = meets(measure)
  const verdict = met === undefined ? '' : met ? 'yes' : gate ? 'NO' : 'no (told, no gate)'
  const bound =
    goal === undefined ? '' : 'atMost' in goal ? `<= ${goal.atMost}` : `>= ${goal.atLeast}`
  return [`${area}: ${what}`, String(n), `${shown(value)} ${unit}`.trim(), bound, verdict, note]
}

/** Two significant decimals below ten, none from a hundred on. */
export function shown(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}

/** The machine as far as its figures depend on it. */
export function machineCaveat(loadBefore: number): string {
  const cpus = os.cpus()
  const load = `load ${loadBefore.toFixed(1)} before and ${loadNow().toFixed(1)} after`
  return `${cpus.length} x ${cpus[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, ${load}. Milliseconds without "CPU" are wall clock on this machine at that load and hold no gate.`
}

/** Processes that wanted to run, averaged over the last minute. */
export function loadNow(): number {
  return os.loadavg()[0] ?? 0
}

/** Writes the same figures for programs. */
export function writeReport(
  file: string,
  report: { quick: boolean; machine: string; skipped: string[]; measures: Measure[] },
): void {
  const measures = report.measures.map((measure) => ({ ...measure, met: meets(measure) ?? null }))
  const at = new Date().toISOString()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ at, ...report, measures }, null, 2)}\n`)
}
