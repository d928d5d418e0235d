import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer/answer.ts'
import type { SiteIndex } from './index/site-index.ts'
import { siteSaying } from './testing/small-sites.ts'
import { respond } from './turn.ts'
import { allNeeds, newConversation } from './turn-state.ts'

const firm = {
  name: 'Vale Law',
  phone: '+16165550100',
  timeZone: 'America/Detroit',
  country: 'US',
  needs: allNeeds,
} as const

/** The reply of a firm with this site to a chat's first line. */
const reply = (index: SiteIndex, text: string) =>
  respond(newConversation('en'), text, {
    firm,
    index: {
      answer: ({ text: asked, language }) => answerQuestion(index, { text: asked, language }),
    },
    now: new Date('2026-03-05T15:00:00Z'),
  }).reply

const line = 'Call (616) 555-0100 and Dot will find you a time.'

describe('how to make an appointment', () => {
  it('is told in the site’s own line, and the details are asked for at once', () => {
    const said = reply(siteSaying(`<p>${line}</p>`), 'how do I make an appointment?')
    expect(said.kind).toBe('answer')
    expect(said.text).toContain(line)
    expect(said.text).toContain('I can take a few details for Vale Law.')
    expect(said.ask?.slot).toBe('issue')
  })

  it('is no question to a site that does not say: the details are asked for', () => {
    const said = reply(siteSaying('<p>We defend tenants.</p>'), 'how do I make an appointment?')
    expect(said.kind).toBe('intake')
    expect(said.ask?.slot).toBe('issue')
  })

  it('begins the details of who only wants one', () => {
    const said = reply(siteSaying(`<p>${line}</p>`), 'I want to make an appointment')
    expect(said.kind).toBe('intake')
  })
})
