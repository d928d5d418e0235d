import { describe, expect, it } from 'vitest'
import { isUnwilling, wantsHuman } from './acts.ts'
import { isQuestion, isYes } from './intent.ts'

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

  it.each([
    'can i talk to a lawyer',
    'is there a real person i can speak to right now',
    'let me speak to somebody tonight',
    'he was arrested at night, i want to talk to a lawyer',
    'connect me to a person please, my hearing is on a saturday',
    'can i talk to a real person? i cannot pay, is there anyone who does this for free',
    'they never talked to me about it. i need to speak to an attorney',
    'quiero hablar con un abogado',
  ])('wants a person: %s', (text) => {
    expect(wantsHuman(text)).toBe(true)
  })

  it.each([
    'how long is the first talk with the lawyer',
    'will i talk to the attorney or to a paralegal',
    'can i reach somebody at night',
    'is there someone there who could watch my kids while i talk to the lawyer',
    'could she talk with somebody in her language',
    'what do i do to get an appointment with the attorney',
    'how long does it take you to get back to people',
  ])('asks something else than for a person: %s', (text) => {
    expect(wantsHuman(text)).toBe(false)
  })

  it.each(["i don't want to", 'dont want to say', "I'd rather not, don't want to."])(
    'would rather not: %s',
    (text) => {
      expect(isUnwilling(text)).toBe(true)
    },
  )
})
