import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isQuestion } from '../../server/assistant/intake/intent.ts'
import { findUrgencySign } from '../../server/assistant/intake/urgency.ts'
import { findFramedAdvice, leansByFrame } from '../../server/assistant/policy/advice.ts'
import {
  type Weights,
  weighText,
  writeWeights,
} from '../../server/assistant/policy/learned/judge.ts'
import { traitsOf } from '../../server/assistant/policy/learned/traits.ts'
import { isOffTopic, touchesFirm } from '../../server/assistant/policy/off-topic.ts'
import { findFramedSafety } from '../../server/assistant/policy/safety.ts'
import { type Example, fit } from './fit.ts'
import { type Phrase, readPhrases } from './phrases.ts'

/** A phrase made ready to be learned from, and the signs it shows where they count. */
type Lesson = Phrase & Example & { shows: Example['signs'] }

/** What is learned, what it is told from, and what the frames say of a text. */
type Subject = {
  name: 'danger' | 'advice' | 'urgent' | 'elsewhere' | 'asks'
  apart: readonly Phrase['kind'][]
  signsOf: (text: string) => number[]
  /** Whether the first sign alone decides, and the second leaves it to others, as in the code itself. */
  bySigns?: boolean
  /** Whether one pen wrote all there is of it. */
  fewPens?: boolean
}

const subjects: readonly Subject[] = [
  {
    name: 'danger',
    apart: ['calm', 'advice', 'near', 'asks', 'tells', 'elsewhere'],
    signsOf: (text) => [Number(findFramedSafety(text) !== null)],
    bySigns: true,
  },
  {
    name: 'advice',
    apart: ['near', 'asks', 'tells'],
    signsOf: (text) => [Number(findFramedAdvice(text) !== null), Number(leansByFrame(text))],
    bySigns: true,
  },
  {
    name: 'urgent',
    apart: ['calm', 'advice', 'near', 'asks', 'tells', 'elsewhere'],
    signsOf: (text) => [Number(findUrgencySign(text) === 'high')],
    bySigns: true,
  },
  {
    name: 'elsewhere',
    apart: ['danger', 'urgent', 'advice', 'near', 'asks', 'tells'],
    signsOf: (text) => [Number(isOffTopic(text)), Number(touchesFirm(text))],
    fewPens: true,
  },
  {
    name: 'asks',
    apart: ['tells'],
    signsOf: (text) => [Number(isQuestion(text))],
    bySigns: true,
    fewPens: true,
  },
]

/** Pens whose phrases the frames were made with: there the frames are always right and teach nothing. */
const framedFrom = new Set(['frames', 'seen'])

/**
 * Learns each subject, or the named ones, says how well on phrases not seen, and writes the weights.
 */
export function learnPolicy(named: readonly string[] = []): void {
  const phrases = readPhrases()
  for (const subject of subjects.filter(({ name }) => named.length === 0 || named.includes(name))) {
    const lessons = lessonsOf(subject, phrases)
    compare(subject, lessons)
    const file = path.resolve(`server/assistant/policy/learned/${subject.name}.txt`)
    const weights = fit(lessons)
    writeFileSync(file, writeWeights(weights))
    console.log(`${subject.name}: ${lessons.length} phrases, ${weights.traits.size} traits kept`)
  }
}

function lessonsOf({ name, apart, signsOf }: Subject, phrases: readonly Phrase[]): Lesson[] {
  return phrases
    .filter(({ kind }) => kind === name || apart.includes(kind))
    .map((phrase) => {
      const shows = signsOf(phrase.text)
      const signs = framedFrom.has(phrase.pen) ? shows.map(() => 0) : shows
      return { ...phrase, traits: traitsOf(phrase.text), signs, shows, is: phrase.kind === name }
    })
}

type Judged = Lesson & { odds: number }

/** Odds to choose a limit from. What leans on the visitor's case is left to the site (advice.ts). */
const limits = [-4, -3.5, -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.3, 0.6, 0.9, 1.2, 1.5]

/** Leaves each pen out in turn, and shows what share of its phrases is taken for the subject. */
function compare(
  { name, bySigns = false, fewPens = false }: Subject,
  lessons: readonly Lesson[],
): void {
  const judged = leftOut(lessons, fewPens)
  const groups = [...new Set(judged.map(({ kind, pen }) => `${kind}.${pen}`))].toSorted()
  for (const limit of limits) {
    const shares = groups.map((group) => {
      const of = judged.filter(({ kind, pen }) => `${kind}.${pen}` === group)
      const taken = of.filter(({ odds, shows: [framed, leaning] }) =>
        bySigns ? framed === 1 || (odds > limit && leaning !== 1) : odds > limit,
      )
      return `${group} ${(taken.length / of.length).toFixed(3)}`
    })
    console.log(`${name} above ${limit}: ${shares.join(', ')}`)
  }
}

/** Every phrase judged by what was learned without its pen; where pens are few, without half of it. */
function leftOut(lessons: readonly Lesson[], fewPens: boolean): Judged[] {
  const parts = lessons.map((lesson, at) => ({
    lesson,
    part: fewPens ? `${lesson.pen}${at % 2}` : lesson.pen,
  }))
  const tried = [...new Set(parts.map(({ part }) => part))].filter((one) => !framedFrom.has(one))
  return tried.flatMap((out) => {
    const weights = fit(parts.flatMap(({ lesson, part }) => (part === out ? [] : lesson)))
    return parts.flatMap(({ lesson, part }) => (part === out ? judge(weights, lesson) : []))
  })
}

const judge = (weights: Weights, lesson: Lesson): Judged => ({
  ...lesson,
  odds: weighText(weights, lesson.traits, lesson.shows),
})
