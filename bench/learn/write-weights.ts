import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Learned } from './learn.ts'

const file = 'server/assistant/answer/learned-weights.ts'

/** Writes the weights as the module the engine reads. */
export function writeWeights({ sentence, evidence }: Learned): void {
  const table = (weights: Readonly<Record<string, number>>) =>
    Object.entries(weights)
      .map(([name, value]) => `  ${name}: ${value},\n`)
      .join('')
  writeFileSync(
    path.resolve(file),
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
