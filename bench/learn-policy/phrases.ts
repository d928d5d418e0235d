import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { calm, urgent } from '../../server/assistant/policy/safety.other-phrases.ts'
import { acts, details } from '../../server/assistant/policy/learned/learned.ts'
import { danger } from '../../server/assistant/policy/safety.phrases.ts'
import { readParaphrases } from '../learn/paraphrases.ts'
import { inventedSites, isFurther, isOfFrontDesk } from '../eval/invented-sites.ts'
import { readOwnQuestions } from '../eval/own-questions-file.ts'

const kinds = [
  'danger',
  'urgent',
  'calm',
  'advice',
  'near',
  'asks',
  'tells',
  'elsewhere',
  'given',
  ...acts,
  ...details,
] as const
/**
 * A `question` is one to a firm's site, of the law or the firm; some lean on advice. Every phrase of a pen
 * is also one of its language, and names are of both.
 */
type Kind = (typeof kinds)[number] | 'question' | 'spanish' | 'english'

/**
 * One text people type, what it is, and whose pen it is from: sets of one letter were each written
 * without a look at the others and at the frames; the frames were made with `frames` and `seen` in view; `sites`
 * are the questions about the invented firms' sites, and `further` those by other hands.
 */
export type Phrase = { text: string; kind: Kind; pen: string }

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** Everything there is to learn from; of our own suites the half that may be seen. */
export function readPhrases(): Phrase[] {
  const pens = ofPens()
  const told = new Set(pens.flatMap(({ text, pen }) => (pen === dangerInParaphrases ? text : [])))
  return [
    ...pens,
    ...ofLanguages(),
    ...ofFrames(),
    ...ofSuites(),
    ...ofSites(),
    ...ofParaphrases().filter(({ text, kind }) => kind !== 'question' || !told.has(text)),
  ]
}

/** The pen that was picked from `bench/paraphrases`: who asks and tells of danger in one. */
const dangerInParaphrases = 'p'

function ofPens(): Phrase[] {
  const folder = path.resolve('bench/phrases')
  return readdirSync(folder).flatMap((file) => {
    const [named, , pen = ''] = file.split('.')
    const kind = kinds.find((one) => one === named)
    if (kind === undefined) return []
    return linesOf(path.join(folder, file)).map((text) => ({ text, kind, pen }))
  })
}

/** Names of people and places say little of the language they are told in. */
const ofNames: ReadonlySet<string> = new Set(['who', 'party', 'place'])

function ofLanguages(): Phrase[] {
  const folder = path.resolve('bench/phrases')
  return readdirSync(folder).flatMap((file) => {
    const [named = '', language, pen = ''] = file.split('.')
    const all = file.endsWith('.txt') && !ofNames.has(named) ? linesOf(path.join(folder, file)) : []
    const are = (kind: Kind) => all.map((text) => ({ text, kind, pen }))
    return [
      ...(language === 'es' || language === 'both' ? are('spanish') : []),
      ...(language === 'en' || language === 'both' ? are('english') : []),
    ]
  })
}

function ofFrames(): Phrase[] {
  const folder = path.resolve('server/assistant/policy/questions')
  const asked = ['en', 'es'].flatMap((one) => linesOf(path.join(folder, `asked.${one}.txt`)))
  const near = ['en', 'es'].flatMap((one) => linesOf(path.join(folder, `near.${one}.txt`)))
  const all = { danger: both(danger), calm: both(calm), urgent: both(urgent), advice: asked, near }
  return kinds.flatMap((kind) =>
    kind in all ? all[kind as keyof typeof all].map((text) => ({ text, kind, pen: 'frames' })) : [],
  )
}

const both = ({ en, es }: { en: readonly string[]; es: readonly string[] }) => [...en, ...es]

const kindOf = {
  safety: 'danger',
  urgent: 'urgent',
  calm: 'calm',
  refusal: 'advice',
  'no-refusal': 'near',
  answer: 'asks',
  silence: 'asks',
} as const

function ofSuites(): Phrase[] {
  return readOwnQuestions(path.resolve('bench/suites'))
    .filter(({ half }) => half === 'seen')
    .map(({ question, expect }) => ({ text: question, kind: kindOf[expect], pen: 'seen' }))
}

/**
 * What is asked of sites, without what every firm is: so often as that is the same, requests for advice would be
 * taken for it. Questions that tell of danger besides are neither one nor the other.
 */
function ofSites(): Phrase[] {
  return inventedSites().flatMap(({ questions }) =>
    questions
      .filter((one) => one.kind !== 'safety' && !isOfFrontDesk(one))
      .map((one) => ({
        text: one.question,
        kind: 'asks' as const,
        pen: isFurther(one) ? 'further' : 'sites',
      })),
  )
}

function ofParaphrases(): Phrase[] {
  // Matters are told as much as asked about, and some of them of danger.
  const details = readParaphrases().filter(({ topic }) => topic !== 'matters')
  const pen = 'paraphrases'
  const kindsOf = { en: 'english', es: 'spanish' } as const
  return [
    ...details.flatMap(({ asks }) =>
      asks.map(({ text }) => ({ text, kind: 'question' as const, pen })),
    ),
    ...details.flatMap(({ asks, says }) =>
      [...asks, ...says].map(({ text, language }) => ({ text, kind: kindsOf[language], pen })),
    ),
  ]
}
