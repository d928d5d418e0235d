import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { extractPage } from '../server/assistant/index/extract.ts'
import { type PageContent, contentOf } from '../server/assistant/index/page-content.ts'

/** One question about a site: see `evaldata/README.md` beside the data. */
export type SiteQuestion = {
  id: string
  kind: string
  q: string
  /** Paths of the pages an answer may cite. */
  pages: string[]
  /** Every group must match the lower-cased reply; any expression within a group. */
  must: string[][]
  never?: string[]
  footer_fact?: boolean
}

/** Pages a crawler never keeps. */
const errorPages = new Set(['404.html', '500.html'])

/** Reads a folder of saved pages as a crawl would: paths become addresses under `origin`. */
export function readSite(folder: string, origin: string): PageContent[] {
  return htmlFiles(folder, '').map((path) => {
    const address = `${origin}/${path.replace(/(^|\/)index\.html$/, '$1')}`
    return contentOf(extractPage(readFileSync(join(folder, path), 'utf8'), address))
  })
}

function htmlFiles(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return htmlFiles(folder, path)
      return path.endsWith('.html') && !errorPages.has(path) ? [path] : []
    })
}

/** The questions of a file with one JSON object a line. */
export function readQuestions(file: string): SiteQuestion[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as SiteQuestion)
}
