import { describe, expect, it } from 'vitest'
import { isQuestion, isUnwilling, isYes } from './intent.ts'

describe('a turn', () => {
  it.each(['y', 'ok', 'ok, send it', 'sí'])('agrees: %s', (text) => {
    expect(isYes(text)).toBe(true)
  })

  it.each(['ok to bring a toddler along', 'ok if i come late', 'y si no voy a la corte q pasa'])(
    'asks and agrees to nothing: %s',
    (text) => {
      expect(isYes(text)).toBe(false)
    },
  )

  it.each([
    'we dont want to fight, could nell sit down with both of us and just referee',
    'y si no voy a la corte q pasa',
  ])('asks something: %s', (text) => {
    expect(isQuestion(text)).toBe(true)
    expect(isUnwilling(text)).toBe(false)
  })

  it.each(["i don't want to", 'dont want to say', "I'd rather not, don't want to."])(
    'would rather not: %s',
    (text) => {
      expect(isUnwilling(text)).toBe(true)
    },
  )
})
