import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeTrees } from '../../server/assistant/answer/evidence-trees.ts'
import { writeWeights as textOf } from '../../server/assistant/policy/learned/judge.ts'
import type { Learned } from './learn.ts'

const folder = 'server/assistant/answer'

/** Writes the weights as the module and the files the engine reads. */
export function writeWeights({ sentence, evidence, answered }: Learned): void {
  writeFileSync(path.resolve(folder, 'answered.txt'), textOf(answered))
  writeFileSync(path.resolve(folder, 'evidence.txt'), writeTrees(evidence))
  const table = Object.entries(sentence)
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('')
  writeFileSync(
    path.resolve(folder, 'learned-weights.ts'),
    `/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * \`npm run learn-answers -- --write\`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
${table}} as const
`,
  )
}
