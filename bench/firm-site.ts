import { existsSync, readFileSync } from 'node:fs'

/** One question about a site: see `evaldata/README.md` beside the data. */
export type SiteQuestion = {
  id: string
  kind: string
  q: string
  /** The visitor's turns before it, oldest first. */
  earlier?: string[]
  /** Paths of the pages an answer may cite. */
  pages: string[]
  /** Every group must match the lower-cased reply; any expression within a group. */
  must: string[][]
  never?: string[]
  footer_fact?: boolean
}

/** The questions of a file with one JSON object a line. */
export function readQuestions(file: string): SiteQuestion[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as SiteQuestion)
}
