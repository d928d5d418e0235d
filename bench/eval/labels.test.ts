import { describe, expect, it } from 'vitest'
import { firmOf, siteKeys } from './firms.ts'
import { labelFaults, nearDuplicates, statedOn } from './labels.ts'
import { readOwnQuestions } from './own-questions-file.ts'
import { contentsOf } from './website.ts'

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
