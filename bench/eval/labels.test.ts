import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { firmOf, siteKeys } from './firms.ts'
import { labelFaults, nearDuplicates, statedOn } from './labels.ts'
import { readOwnQuestions } from './own-questions-file.ts'
import { linesOf } from './run.ts'
import { contentsOf, readFolder } from './website.ts'

// Of a fault only the question's id is shown: the kept half is not looked at.
const idsOf = (faults: readonly string[]) => faults.map((fault) => fault.split(/[: ]/)[0])

const questions = readOwnQuestions('bench/suites')

describe('our own questions', () => {
  it('are as many as they must be, in each half', () => {
    const count = (suite: string) => questions.filter((one) => one.suite === suite).length
    for (const suite of ['answerable', 'unanswerable', 'advice', 'safety'])
      expect(count(suite)).toBeGreaterThanOrEqual(150)
    expect(count('spanish')).toBeGreaterThanOrEqual(100)
    const kept = questions.filter(({ half }) => half === 'kept').length / questions.length
    expect(Math.abs(kept - 0.5)).toBeLessThan(0.06)
  })

  it('do not ask the same thing twice', () => {
    expect(idsOf(nearDuplicates(questions))).toEqual([])
  })

  it.each(siteKeys)('are labeled as the pages of %s have it', (site) => {
    const website = firmOf(site, { shared: '../shared' })?.website
    if (website == null) return
    const stated = statedOn(contentsOf(website))
    const ofSite = questions.filter((one) => one.site === site)
    expect(idsOf(labelFaults(ofSite, stated))).toEqual([])
  })
})

const folders = readdirSync('bench/sites')
  .map((name) => path.resolve('bench/sites', name))
  .filter((folder) => existsSync(path.join(folder, 'further.jsonl')))

describe('further questions to the sites that are learned from', () => {
  it.each(folders.map((folder) => [path.basename(folder), folder]))(
    'are labeled as the pages of %s have it',
    (_, folder) => {
      const text = readFileSync(path.join(folder, 'further.jsonl'), 'utf8')
      const website = readFolder(folder)
      if (website === null) throw new Error(`${folder} has no pages`)
      expect(labelFaults(linesOf(text), statedOn(contentsOf(website)))).toEqual([])
    },
  )
})
