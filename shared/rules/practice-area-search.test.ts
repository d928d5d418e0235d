import { describe, expect, it } from 'vitest'
import { practiceAreas } from '../facts/practice-areas.ts'
import { findPracticeAreas } from './practice-area-search.ts'

describe('suggestions for a practice area', () => {
  it('contain the text, upper and lower case alike', () => {
    expect(findPracticeAreas('IMMIGR')).toEqual(['Immigration Law'])
    expect(findPracticeAreas(' accident ')).toEqual([
      'Auto & Car Accidents',
      'Motorcycle Accidents',
      'Truck Accidents',
    ])
  })

  it('begin with the names that begin with it', () => {
    expect(findPracticeAreas('co').slice(0, 3)).toEqual([
      'Commercial Real Estate',
      'Construction Law',
      'Consumer Protection',
    ])
    expect(findPracticeAreas('real')[0]).toBe('Real Estate')
    expect(findPracticeAreas('real')).toContain('Commercial Real Estate')
  })

  it('are at most 10, and the first of all for no text', () => {
    expect(findPracticeAreas('law')).toHaveLength(10)
    expect(findPracticeAreas('')).toEqual(practiceAreas.slice(0, 10))
  })

  it('leave out what is chosen, and are none for what nobody practises', () => {
    expect(findPracticeAreas('divorce', ['Divorce'])).toEqual([])
    expect(findPracticeAreas('astrology')).toEqual([])
  })
})
