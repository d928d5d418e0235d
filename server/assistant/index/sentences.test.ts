import { describe, expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

describe('splitSentences', () => {
  it('keeps abbreviations of both languages within their sentence', () => {
    expect(splitSentences('Vivió en EE. UU. Durante años trabajó allí.')).toHaveLength(1)
    expect(splitSentences('We met at 5 St. James Street. Call first.')).toHaveLength(2)
  })
})
