import { describe, expect, it } from 'vitest'
import { isOffTopic, touchesFirm } from './off-topic.ts'

describe('what touches the firm', () => {
  it.each([
    'How much is a first consultation?',
    'do you offer free consultations',
    'are appointments needed',
    'can I talk to an interpreter',
    'is there a phone call first, a free call',
    '¿la primera visita se paga?',
  ])('%s', (text) => expect(touchesFirm(text)).toBe(true))

  it.each(['how tall is the eiffel tower', 'play something by the beatles'])(
    'but not: %s',
    (text) => expect(touchesFirm(text)).toBe(false),
  )

  it('tells an errand from a question about the office', () => {
    expect(isOffTopic('what is the weather today')).toBe(true)
    expect(isOffTopic('is there wifi at your office')).toBe(false)
  })
})
