import { describe, expect, it } from 'vitest'
import { siteSaying } from '../testing/small-sites.ts'
import { thingTaken } from './thing-taken.ts'

const line = 'Trademarks, payday loans and dog bites.'
const index = siteSaying(`<h2>Our days</h2><p>${line}</p>`)
const names = (text: string): boolean | undefined => {
  const sentence = index.sentences.indexOf(line)
  const passage = index.passages.findIndex(({ start, end }) => start <= sentence && sentence < end)
  return thingTaken(index, { text, language: 'en' })?.({ passage, sentence })
}

describe('the thing a firm is asked to do', () => {
  it.each(['do you handle payday loans', 'Can you help with a dog bite?', 'can u do trademarks'])(
    'is named by a sentence that has all of it: %s',
    (text) => expect(names(text)).toBe(true),
  )

  it('is not named by one that has a part of it', () => {
    expect(names('do you handle student loans')).toBe(false)
  })

  it.each(['how much do you charge for a trademark', 'a dog bit me and my son was there'])(
    'is asked for by no other words: %s',
    (text) => expect(names(text)).toBeUndefined(),
  )
})
