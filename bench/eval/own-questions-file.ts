import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '@foyer/shared/facts/statuses.ts'
import { type Check, faultIn, oneOf, pattern, text, texts } from './line-shape.ts'
import { type SiteKey, siteKeys } from './firms.ts'

const suites = ['answerable', 'unanswerable', 'advice', 'safety', 'spanish'] as const
const halves = ['seen', 'kept'] as const

type Asked = {
  /** Never changed once given: the half hangs on it. */
  id: string
  suite: (typeof suites)[number]
  half: (typeof halves)[number]
  site: SiteKey
  language: Language
  /** The subject, or what sort of advice or danger it is. */
  kind: string
  /** The visitor's turns before the question, oldest first. */
  earlier?: string[]
  question: string
}

/** Paths of the pages that hold the answer (`*` is every page), and what the quote must contain. */
type Held = {
  pages: string[]
  /** Verbatim; any one of them is enough. */
  says: string[]
}

/** Expressions, whatever the case, that no page may match. */
type Absent = { why: string; absent: string[] }

/** One question with what should become of it: see `../suites/README.md`. */
export type OwnQuestion =
  | (Asked & { expect: 'answer' } & Held)
  | (Asked & { expect: 'silence' } & Absent)
  | (Asked & { expect: 'refusal' | 'safety' | 'urgent' | 'calm' })
  | (Asked & { expect: 'no-refusal' } & Partial<Held>)

const asked: Record<keyof Asked, Check> = {
  id: pattern(/^[a-z]+-[a-z]+-\d{3}$/),
  suite: oneOf(suites),
  half: oneOf(halves),
  site: oneOf(siteKeys),
  language: oneOf(languages),
  kind: text,
  earlier: texts,
  question: text,
}

const held: Record<keyof Held, Check> = {
  pages: (value) => Array.isArray(value) && value.length > 0 && value.every(pattern(/^(\*|\/.*)$/)),
  says: texts,
}

/** The fields of a line by what it expects. */
const fieldsOf: Record<OwnQuestion['expect'], Record<string, Check>> = {
  answer: { ...asked, ...held },
  silence: { ...asked, why: text, absent: texts },
  refusal: asked,
  safety: asked,
  urgent: asked,
  calm: asked,
  'no-refusal': { ...asked, ...held },
}

/** Which half an id falls in: `seen` where the first byte of its SHA-256 is even. */
function halfOf(id: string): Asked['half'] {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'seen' : 'kept'
}

/**
 * Reads every suite of a folder, both halves.
 * @throws Error that names the line that is not as it should be.
 */
export function readOwnQuestions(folder: string): OwnQuestion[] {
  const ids = new Set<string>()
  return suites.flatMap((suite) =>
    readFileSync(path.join(folder, `${suite}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line, at) => {
        const question = JSON.parse(line) as OwnQuestion
        const fault = faultOf(question, suite) ?? (ids.has(question.id) ? 'its id is taken' : null)
        if (fault !== null) throw new Error(`${suite}.jsonl:${at + 1}: ${fault}.`)
        ids.add(question.id)
        return question
      }),
  )
}

/** What is wrong with a line of a suite, in words; null when nothing is. */
function faultOf(question: OwnQuestion, suite: string): string | null {
  const { expect, ...line } = question
  const fields = fieldsOf[expect]
  if (fields === undefined) return `nothing is known to expect "${expect}"`
  const optional = expect === 'no-refusal' ? ['earlier', 'pages', 'says'] : ['earlier']
  const fault = faultIn(line, fields, optional)
  if (fault !== null) return fault
  if (question.suite !== suite) return `it belongs in ${question.suite}.jsonl`
  const half = halfOf(question.id)
  return question.half === half ? null : `it belongs to the half "${half}"`
}
