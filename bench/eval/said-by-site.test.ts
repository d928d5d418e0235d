import { expect, it } from 'vitest'
import { answerable } from './said-by-site.ts'

const website = new Map([['/', '<p>Call (281) 555-0142 for a free consultation.</p>']])

const says = (held: string, reply: string): boolean => {
  const question = { id: 'T1', language: 'en' as const, question: '?', pages: ['/'], says: [held] }
  const { must } = answerable(question, website)
  return must.every((group) => group.some((one) => new RegExp(one).test(reply.toLowerCase())))
}

it('judges a telephone number by the number, and a longer line by all its words', () => {
  expect(says('Call (281) 555-0142', 'Phone (281) 555-0142.')).toBe(true)
  expect(says('Call (281) 555-0142', 'Phone (281) 555-0143.')).toBe(false)
  expect(says('Call (281) 555-0142 for a free consultation', 'Phone (281) 555-0142.')).toBe(false)
})
