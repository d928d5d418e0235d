import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isQuestion } from '../../server/assistant/intake/intent.ts'
import { findUrgencySign } from '../../server/assistant/intake/urgency.ts'
import { findFramedAdvice, leansByFrame } from '../../server/assistant/policy/advice.ts'
import { weighText, writeWeights } from '../../server/assistant/policy/learned/judge.ts'
import {
  type Act,
  acts,
  type Detail,
  details,
  limits,
} from '../../server/assistant/policy/learned/learned.ts'
import { traitsOf } from '../../server/assistant/policy/learned/traits.ts'
import { isOffTopic, touchesFirm } from '../../server/assistant/policy/off-topic.ts'
import { findFramedSafety } from '../../server/assistant/policy/safety.ts'
import { type Example, fit } from './fit.ts'
import { frames } from '../../server/assistant/intake/act-frames.ts'
import { type Phrase, readPhrases } from './phrases.ts'

/** A phrase made ready to be learned from, and the signs it shows where they count. */
type Lesson = Phrase & Example & { shows: Example['signs'] }

/** What is learned, what it is told from, and what the frames say of a text. */
type Subject = {
  name: 'danger' | 'advice' | 'urgent' | 'elsewhere' | 'asks' | 'spanish' | Act | Detail
  apart: readonly Phrase['kind'][]
  signsOf: (text: string) => number[]
  /** Whether the first sign alone decides, and the second leaves it to others, as in the code itself. */
  bySigns?: boolean
  /** The odds of the words alone below which the first sign is not believed either. */
  overruled?: number
  /** Where the first sign is believed all the same, and the odds below which not even there. */
  stands?: { where: (text: string) => boolean; above: number }
  /** Whether one pen wrote all there is of it. */
  fewPens?: boolean
  /** The traits it is told from, where not all. */
  traits?: RegExp
  /** Pens not learned from. */
  except?: readonly string[]
  /** Whether only pens that wrote of it are left out, and of the other phrases only some are learned from. */
  isAct?: boolean
}

/** What does none of the acts. Of so many only every eighth is learned from: with all of them fewer acts are heard. */
const besideActs = ['tells', 'asks', 'near', 'calm'] as const
const someOf = 8

const subjects: readonly Subject[] = [
  {
    name: 'danger',
    apart: [
      'calm',
      'advice',
      'near',
      'asks',
      'question',
      'tells',
      'elsewhere',
      ...acts,
      // Some of their stories do tell of danger.
      ...details.filter((detail) => detail !== 'story'),
    ],
    signsOf: (text) => [Number(findFramedSafety(text) !== null)],
    bySigns: true,
    overruled: limits.framedDanger,
    stands: {
      where: (text) => findFramedSafety(text) === 'self',
      above: limits.perhapsFramed,
    },
  },
  {
    name: 'advice',
    apart: ['near', 'asks', 'tells'],
    signsOf: (text) => [Number(findFramedAdvice(text) !== null), Number(leansByFrame(text))],
    bySigns: true,
    overruled: limits.framedAdvice,
    // With these, too, two of the 82 requests of our own kept half more were not met.
    except: ['further'],
  },
  {
    name: 'urgent',
    apart: ['calm', 'advice', 'near', 'asks', 'tells', 'elsewhere'],
    signsOf: (text) => [Number(findUrgencySign(text) === 'high')],
    bySigns: true,
    // Their calm lines are of nobody at risk, and some of a court date all the same.
    except: ['y', 'z', 'aa', 'ab', 'ac', 'ad'],
  },
  {
    name: 'elsewhere',
    apart: ['danger', 'urgent', 'advice', 'near', 'asks', 'question', 'tells'],
    signsOf: (text) => [Number(isOffTopic(text)), Number(touchesFirm(text))],
    fewPens: true,
    // Words as typed only thin out what little there is of each kind of talk, and twins of advice make talk
    // sound like the law. Answers are learned with these odds as evidence, from questions seen and to sites.
    traits: /^[^~]/,
    except: ['seen', 'sites', 'further', 'v', 'w', 'x', 'aa', 'ab'],
  },
  {
    name: 'asks',
    apart: ['tells'],
    signsOf: (text) => [Number(isQuestion(text))],
    bySigns: true,
    fewPens: true,
    // With twice as many questions what only tells would sound like one, too.
    except: ['further'],
  },
  {
    name: 'spanish',
    apart: ['english'],
    signsOf: (text) => [Number(/[¿¡ñ]/i.test(text))],
    // Words and runs of letters are enough.
    traits: /^\*?\w+$/,
  },
  ...acts.map((name): Subject => ({
    name,
    apart: [...acts.filter((other) => other !== name), 'given', ...besideActs],
    signsOf: (text) => [Number(frames[name](text))],
    bySigns: true,
    isAct: true,
    // Words as typed would be most of the weights, and take no more of unseen pens.
    traits: /^[^~]/,
  })),
  ...details.map((name): Subject => ({
    name,
    // What only tells, and what is calm, is a story.
    apart: [
      ...details.filter((other) => other !== name),
      ...acts,
      'asks',
      'near',
      ...(name === 'story' ? [] : (['tells', 'calm'] as const)),
    ],
    signsOf: () => [0],
    isAct: true,
    traits: /^[^~]/,
  })),
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

function lessonsOf(
  { name, apart, signsOf, traits: told = /./, except = [], isAct = false }: Subject,
  phrases: readonly Phrase[],
): Lesson[] {
  const others = phrases.filter(
    ({ kind }) => kind !== name && besideActs.some((one) => one === kind),
  )
  const leftAside = new Set(isAct ? others.filter((_, at) => at % someOf !== 0) : [])
  return phrases
    .filter(({ kind, pen }) => !except.includes(pen) && (kind === name || apart.includes(kind)))
    .filter((phrase) => !leftAside.has(phrase))
    .map((phrase) => {
      const shows = signsOf(phrase.text)
      const signs = framedFrom.has(phrase.pen) ? shows.map(() => 0) : shows
      const traits = traitsOf(phrase.text).filter((trait) => told.test(trait))
      return { ...phrase, traits, signs, shows, is: phrase.kind === name }
    })
}

type Judged = Lesson & { odds: number }

/** Odds to choose a limit from. What leans on the visitor's case is left to the site (advice.ts). */
const tried = [-4, -3.5, -3, -2.5, -2, -1.5, -1, -0.5, -0.4, 0, 0.1, 0.6, 0.9, 1.2, 1.5, 2.5, 3.2]

/** Leaves each pen out in turn, and shows what share of its phrases is taken for the subject. */
function compare(
  { name, bySigns = false, overruled = -Infinity, stands, fewPens = false, isAct = false }: Subject,
  lessons: readonly Lesson[],
): void {
  const judged = leftOut(lessons, { fewPens, bySigns, isAct })
  const groups = [...new Set(judged.map(({ kind, pen }) => `${kind}.${pen}`))].toSorted()
  for (const limit of tried) {
    const shares = groups.map((group) => {
      const of = judged.filter(({ kind, pen }) => `${kind}.${pen}` === group)
      const taken = of.filter(({ text, odds, shows: [framed, leaning] }) =>
        bySigns && framed === 1
          ? odds > overruled || (stands?.where(text) === true && odds > stands.above)
          : odds > limit && !(bySigns && leaning === 1),
      )
      return `${group} ${(taken.length / of.length).toFixed(3)}`
    })
    console.log(`${name} above ${limit}: ${shares.join(', ')}`)
  }
}

/** Pens of one hand are left out together. */
const handOf = (pen: string): string => (pen === 'i' ? 'h' : pen)

/**
 * Every phrase judged by what was learned without its pen; where pens are few, without half of it. Where
 * signs alone decide, the odds are of the words.
 */
function leftOut(
  lessons: readonly Lesson[],
  { fewPens, bySigns, isAct }: Required<Pick<Subject, 'fewPens' | 'bySigns' | 'isAct'>>,
): Judged[] {
  const parts = lessons.map((lesson, at) => ({
    lesson,
    part: fewPens ? `${lesson.pen}${at % 2}` : handOf(lesson.pen),
  }))
  const heard = isAct ? parts.filter(({ lesson }) => lesson.is) : parts
  const each = [...new Set(heard.map(({ part }) => part))].filter((one) => !framedFrom.has(one))
  return each.flatMap((out) => {
    const weights = fit(parts.flatMap(({ lesson, part }) => (part === out ? [] : lesson)))
    return parts.flatMap(({ lesson, part }) => {
      const signs = bySigns ? lesson.shows.map(() => 0) : lesson.shows
      return part === out ? { ...lesson, odds: weighText(weights, lesson.traits, signs) } : []
    })
  })
}
