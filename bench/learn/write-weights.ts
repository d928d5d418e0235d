import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeWeights as textOf } from '../../server/assistant/policy/learned/judge.ts'
import type { Learned } from './learn.ts'

const folder = 'server/assistant/answer'

/** Writes the weights as the module and the file the engine reads. */
export function writeWeights({ sentence, evidence, answered }: Learned): void {
  writeFileSync(path.resolve(folder, 'answered.txt'), textOf(answered))
  const table = (weights: Readonly<Record<string, number>>) =>
    Object.entries(weights)
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
${table(sentence)}} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
${table(evidence)}} as const
`,
  )
}
