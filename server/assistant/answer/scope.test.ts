import { describe, expect, it } from 'vitest'
import { isNoFirms } from '../policy/off-topic.ts'
import { followsOn, scopeOf } from './scope.ts'

const scope = (text: string, previousAnswer = '') =>
  scopeOf({ text, language: 'en', history: [], previousAnswer })

describe('the scope of a question', () => {
  it.each(['is there an elevator', 'email addy?', 'how big is the fine under zero tolerance'])(
    'sounds like one to a firm without a word of the law: %s',
    (text) => expect(scope(text).elsewhere).toBeLessThan(0.7),
  )

  it.each(['who invented the banana', 'play the next song', 'what time does the gym close'])(
    'sounds like one to somebody else: %s',
    (text) => expect(scope(text)).toEqual({ apart: true, elsewhere: expect.closeTo(1, 0) }),
  )

  it.each([
    'is it near the airport',
    'which bus stop',
    'what about new years eve',
    'can i bring my dog',
  ])('is never refused without looking: %s', (text) => expect(isNoFirms(text)).toBe(false))

  it('is refused without looking where there is no doubt', () => {
    expect(isNoFirms('who invented the banana')).toBe(true)
  })

  it('is usual for what every firm is asked', () => {
    expect(scope('how much is the first meeting')).toEqual({ apart: false, elsewhere: 0.25 })
  })

  it('is that of what was answered before, for a short turn', () => {
    expect(followsOn('and on friday?', 'We are open Monday to Thursday.')).toBe(true)
    expect(scope('and on friday?', 'We are open Monday to Thursday.').apart).toBe(false)
    expect(followsOn('and on friday?', '')).toBe(false)
  })
})
