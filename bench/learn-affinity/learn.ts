import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  dimensions,
  readAffinity,
  readBy,
  signsOf,
  wordsIn,
  writeAffinity,
} from '../../server/assistant/answer/affinity.ts'
import { shipped as thresholds } from '../../server/assistant/answer/thresholds.ts'
import { figuresAt, judge } from '../learn/judge.ts'
import { foldOf, folds, isLearnedFrom, readSites, tableOfFold } from '../learn/questions.ts'
import { randomFrom, shuffled } from '../random.ts'
import { type Learner, learnerOf, type Pair, step } from './encoder.ts'
import { type Lesson, lessonsOfParaphrases, lessonsOfSites } from './lessons.ts'

/** Times every lesson is seen, with one of its questions and one of its sentences. */
const rounds = 70
const batch = 256
/** The greater, the less the nearest wrong sentence counts beside the others. */
const warmth = 0.1
/** Share of a text's words that are left out each time, so that all of them learn. */
const leftOut = 0.4
/** How often a question is drawn to what another site says to the same. */
const elsewhereShare = 0.5
/** How far apart stems begin: less, and the first steps would move them over each other. */
const spread = Math.sqrt(3 / dimensions)
/** A stem in fewer texts is left out. */
const leastTexts = 2
/** A pair in fewer is, too: with pairs from three on nothing more is found. */
const leastTextsOfPair = 6

const shared = path.resolve('../shared')
const shipped = path.resolve('server/assistant/answer/affinity.bin')

/** The affinities there are: one without each fold of the sites, for `learn-answers`, and the engine's. */
export const affinities = [...folds, null] as const

/** Learns one of them from all paraphrases and from the sites that are learned from, and writes it. */
export function learnAffinity(without: number | null): void {
  const sites = readSites(shared, isLearnedFrom).filter(({ name }) => foldOf(name) !== without)
  const lessons = [...lessonsOfParaphrases(), ...lessonsOfSites(sites)]
  write(without === null ? shipped : tableOfFold(without), learn(lessons))
  console.log(`${lessons.length} lessons${without === null ? '' : ` without fold ${without}`}`)
}

/** The share of what is asked of sites never learned from that is found by the engine's, with the weights there are. */
export function foundOfOthers(): number {
  const table = readAffinity(readFileSync(shipped))
  const judged = readSites(shared, (name) => !isLearnedFrom(name)).flatMap((site) => {
    readBy(site.index, table)
    return judge(site, thresholds)
  })
  return figuresAt(judged, thresholds.answer).found
}

function write(file: string, { ids, vectors }: Learner): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, writeAffinity([...ids.keys()], vectors))
}

/** A lesson in the numbers of its words. */
type Numbered = Record<'asks' | 'says' | 'elsewhere' | 'wrong', number[][]> &
  Pick<Lesson, 'key' | 'topic'>

function learn(lessons: readonly Lesson[]): Learner {
  const random = randomFrom(7)
  const table = firstTable(lessons, random)
  const numbered = lessons.map((lesson) => inNumbers(lesson, table))
  const topics = new Map<string, Numbered[]>()
  for (const one of numbered) topics.set(one.topic, [...(topics.get(one.topic) ?? []), one])
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffled([...topics.values()], random).flat()
    for (let from = 0; from < order.length; from += batch) {
      const pairs = order.slice(from, from + batch).map((one) => pairOf(one, random))
      step(table, { pairs, warmth })
    }
  }
  return table
}

function pairOf({ key, asks, says, elsewhere, wrong }: Numbered, random: () => number): Pair {
  const isElsewhere = elsewhere.length > 0 && random() < elsewhereShare
  const pair = { key, asks: some(asks, random), says: some(isElsewhere ? elsewhere : says, random) }
  return wrong.length > 0 ? { ...pair, wrong: some(wrong, random) } : pair
}

/** One of these texts, without some of its words. */
function some(texts: readonly number[][], random: () => number): number[] {
  const text = texts[Math.floor(random() * texts.length)] ?? []
  const kept = text.filter(() => random() >= leftOut)
  return kept.length > 0 ? kept : text
}

function inNumbers({ key, topic, ...texts }: Lesson, table: Learner): Numbered {
  const of = (name: keyof typeof texts) =>
    texts[name].map(({ text, language }) => [...wordsIn(table, text, language)])
  return {
    key,
    topic,
    asks: of('asks'),
    says: of('says'),
    elsewhere: of('elsewhere'),
    wrong: of('wrong'),
  }
}

/** Every stem and kind at a place by chance, near itself and no other; the farther out the rarer. Pairs say nothing yet. */
function firstTable(lessons: readonly Lesson[], random: () => number): Learner {
  const counts = new Map<string, number>()
  for (const { asks, says } of lessons)
    for (const { text, language } of [...asks, ...says])
      for (const one of new Set(signsOf(text, language)))
        counts.set(one, (counts.get(one) ?? 0) + 1)
  const known = [...counts].filter(
    ([one, count]) => count >= (isPair(one) ? leastTextsOfPair : leastTexts),
  )
  const ids = new Map(known.map(([one], at) => [one, at]))
  const places = Float32Array.from(
    known.flatMap(([one, count]) => {
      const rare = isPair(one) ? 0 : Math.log(1 + lessons.length / count)
      return Array.from({ length: dimensions }, () => spread * rare * (random() - 0.5))
    }),
  )
  return learnerOf(ids, places)
}

const isPair = (one: string): boolean => one.includes(' ')
