import { once } from 'node:events'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { affinities, foundOfOthers, learnAffinity } from './learn-affinity/learn.ts'

/*
 * Learns anew which words of questions go with which words of pages, from `bench/paraphrases` and the sites that are
 * learned from: `npm run learn-affinity`. Each affinity in a thread of its own; says last how much is found of others.
 */
if (isMainThread) {
  const learners = affinities.map(
    (without) => new Worker(new URL(import.meta.url), { workerData: without }),
  )
  await Promise.all(learners.map((learner) => once(learner, 'exit')))
  console.log(`Of sites never learned from is found: ${foundOfOthers().toFixed(3)}`)
} else {
  const without: number | null = workerData
  learnAffinity(without)
}
