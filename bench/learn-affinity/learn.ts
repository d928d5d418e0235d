import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  dimensions,
  dotOf,
  embed,
  wordsIn,
  writeAffinity,
} from '../../server/assistant/answer/affinity.ts'
import { allStemsOf } from '../../server/assistant/index/stem.ts'
import { type Detail, readParaphrases } from '../learn/paraphrases.ts'
import { randomFrom, shuffled } from '../random.ts'
import { type Learner, learnerOf, step } from './encoder.ts'

/** Times every detail is seen, with one of its questions and one of its sentences. */
const rounds = 300
const batch = 256
/** The greater, the less the nearest wrong sentence counts beside the others. */
const warmth = 0.1
/** Share of a text's words that are left out each time, so that all of them learn. */
const leftOut = 0.4
/** Every so manyth question is kept from learning where it is tried. */
const triedOf = 5
/** How far apart stems begin: less, and the first steps would move them over each other. */
const spread = Math.sqrt(3 / dimensions)
/** A stem in fewer texts is left out. */
const leastTexts = 2

type Lesson = { topic: string; asks: number[][]; says: number[][]; tried: number[][] }

/** Learns the affinity of words from all paraphrases, and writes it where the engine reads it. */
export function learnAffinity(): void {
  const details = readParaphrases()
  console.log(`On questions kept from learning: ${tryOut(details)}`)
  const { ids, vectors } = learn(details, 0).table
  const file = path.resolve('server/assistant/answer/affinity.bin')
  writeFileSync(file, writeAffinity([...ids.keys()], vectors))
  console.log(`${details.length} details, ${ids.size} words`)
}

/** How often a question not learned from finds a sentence that says its detail, among those of all. */
function tryOut(details: readonly Detail[]): string {
  const { table, lessons } = learn(details, triedOf)
  const places = lessons.map(({ says }) => says.map((words) => embed(table, words)))
  const ranks = lessons.flatMap(({ tried }, at) =>
    tried.map((words) => {
      const question = embed(table, words)
      const best = places.map((ones) =>
        Math.max(...ones.map((one) => dotOf(question.unit, one.unit))),
      )
      return best.filter((one) => one > (best[at] ?? 0)).length
    }),
  )
  const within = (most: number) =>
    (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(3)
  return `first ${within(1)}, among five ${within(5)} (${ranks.length} questions)`
}

function learn(details: readonly Detail[], keptOf: number): { table: Learner; lessons: Lesson[] } {
  const random = randomFrom(7)
  const table = firstTable(details, random)
  const lessons = details.map((detail) => lessonOf(detail, table, keptOf))
  const byTopic = [...new Set(lessons.map(({ topic }) => topic))]
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffled([...byTopic], random).flatMap((topic) =>
      lessons.filter((one) => one.topic === topic),
    )
    for (let from = 0; from < order.length; from += batch) {
      const pairs = order.slice(from, from + batch).map(({ asks, says }) => ({
        asks: some(asks, random),
        says: some(says, random),
      }))
      step(table, { pairs, warmth })
    }
  }
  return { table, lessons }
}

/** One of these texts, without some of its words. */
function some(texts: readonly number[][], random: () => number): number[] {
  const text = texts[Math.floor(random() * texts.length)] ?? []
  const kept = text.filter(() => random() >= leftOut)
  return kept.length > 0 ? kept : text
}

function lessonOf({ topic, asks, says }: Detail, table: Learner, keptOf: number): Lesson {
  const numbers = asks.map(({ text, language }) => [...wordsIn(table, text, language)])
  const isTried = (at: number) => keptOf > 0 && at % keptOf === 0
  return {
    topic,
    asks: numbers.filter((_, at) => !isTried(at)),
    says: says.map(({ text, language }) => [...wordsIn(table, text, language)]),
    tried: numbers.filter((_, at) => isTried(at)),
  }
}

/** Every stem at a place by chance, near itself and no other; the farther out the rarer it is. */
function firstTable(details: readonly Detail[], random: () => number): Learner {
  const counts = new Map<string, number>()
  for (const { asks, says } of details)
    for (const { text, language } of [...asks, ...says])
      for (const stem of new Set(allStemsOf(text, language)))
        counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= leastTexts)
  const ids = new Map(known.map(([stem], at) => [stem, at]))
  const places = Float32Array.from(
    known.flatMap(([, count]) => {
      const rare = Math.log(1 + details.length / count)
      return Array.from({ length: dimensions }, () => spread * rare * (random() - 0.5))
    }),
  )
  return learnerOf(ids, places)
}
