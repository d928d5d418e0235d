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

const line = 'Sending this form does not make you a client.'
const asked = 'I filled in the form last night, so you’re my lawyers now right?'

describe('whether what was sent made a visitor a client', () => {
  it('is told in the site’s own line', () => {
    const said = reply(siteSaying(`<p>${line}</p>`), asked)
    expect(said.kind).toBe('answer')
    expect(said.text).toContain(line)
  })

  it('is told by what the chat is, where the site does not say', () => {
    const said = reply(siteSaying('<p>We defend tenants.</p>'), asked)
    expect(said.kind).toBe('greeting')
    expect(said.text).toContain('not a lawyer')
  })

  it('does not keep anybody from hearing that the chat is no lawyer', () => {
    const said = reply(siteSaying(`<p>${line}</p>`), 'are you my lawyer?')
    expect(said.kind).toBe('greeting')
  })
})
