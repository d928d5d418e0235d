import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { linesOf } from './run.ts'
import type { HeldQuestion } from './said-by-site.ts'
import { readFolder, type Website } from './website.ts'

/** A question to an invented firm's site: see `../sites/README.md`. */
export type SiteQuestion = HeldQuestion & { kind: string; expect: 'answer' | 'silence' }

/** Whether it is one of those that every firm is asked (`front-desk.jsonl`). */
export const isOfFrontDesk = ({ id }: { id: string }): boolean => id.includes('-fd-')

/** Whether other hands asked it, than asked first (`further.jsonl`). */
export const isFurther = ({ id }: { id: string }): boolean => /-[bcdx]-\d+$/.test(id)

/** An invented firm's site, with all that is asked of it. */
export type InventedSite = {
  name: string
  questions: SiteQuestion[]
  website: () => Website | null
}

/** What is asked of a site: its own questions, further ones by other hands, and those of every firm's front desk. */
const files = ['questions.jsonl', 'further.jsonl', 'front-desk.jsonl']

/** The invented firms' sites, by name; a folder without questions is none. */
export function inventedSites(): InventedSite[] {
  const sites = path.resolve('bench/sites')
  if (!existsSync(sites)) return []
  return readdirSync(sites)
    .toSorted()
    .flatMap((name) => {
      const folder = path.join(sites, name)
      const questions = files
        .map((file) => path.join(folder, file))
        .filter((file) => existsSync(file))
        .flatMap((file) => linesOf<SiteQuestion>(readFileSync(file, 'utf8')))
      return questions.length === 0 ? [] : [{ name, questions, website: () => readFolder(folder) }]
    })
}
