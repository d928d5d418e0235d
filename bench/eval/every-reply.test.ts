import { describe, expect, it } from 'vitest'
import type { Figure } from './figure.ts'
import type { Desk, Reply } from './desk.ts'
import { witness } from './every-reply.ts'
import { placeholderOrigin, plainPage } from './website.ts'

const paragraphs = ['A first meeting costs $50.', 'Free parking is behind the house.']
const website = new Map([['/fees', plainPage('en', { title: 'Fees', paragraphs })]])
const firm = { name: 'Some Firm', phone: '503-555-0142', timeZone: 'America/New_York', website }

const quote = 'A first meeting costs $50.'
const citation = { url: `${placeholderOrigin}/fees`, title: 'Fees', quote }
const good: Reply = {
  kind: 'answer',
  text: `${quote}\n\nShall I take your details?`,
  citations: [citation],
  intake: { slots: {}, confirmed: false },
}

/** What is wrong with a reply, by what the figures call it. */
async function faultsOf(reply: Reply, by?: 'model'): Promise<string[]> {
  const desk: Desk = { firm, origin: placeholderOrigin, open: async () => async () => reply }
  const seen = witness()
  const say = await seen.watch(desk, by).open('en')
  await say('what does it cost')
  const isBad = ({ value, as }: Figure) => (as === 'count' ? value > 0 : value < 1)
  return seen
    .figures()
    .filter(isBad)
    .map(({ what }) => what)
}

const verbatim = 'quotes verbatim on the page they cite'
const question = 'at most one question at a time'
const away = 'links or images off the firm’s site'

describe('every reply', () => {
  it('is fine when it quotes its page, asks one thing and stays on the site', async () => {
    expect(await faultsOf(good)).toEqual([])
  })

  it.each([
    ['a word that is not on the page', { ...citation, quote: 'A first meeting costs $500.' }],
    ['another page of the site', { ...citation, url: `${placeholderOrigin}/people` }],
    [
      'a quote the reply does not tell',
      { ...citation, quote: 'Free parking is behind the house.' },
    ],
  ])('must not cite %s', async (_what, wrong) => {
    expect(await faultsOf({ ...good, citations: [wrong] })).toContain(verbatim)
  })

  it('may tell a quote in other words where a model writes, of a page that has the quote', async () => {
    const reworded = { ...good, text: 'The first meeting costs $50.' }
    expect(await faultsOf(reworded, 'model')).toEqual([])
    const invented = { ...citation, quote: 'A first meeting costs $500.' }
    expect(await faultsOf({ ...good, citations: [invented] }, 'model')).toEqual([verbatim])
  })

  it('must not cite another site', async () => {
    const elsewhere = { ...citation, url: 'https://evil.example/fees' }
    expect(await faultsOf({ ...good, citations: [elsewhere] })).toEqual([verbatim, away])
  })

  it('asks one thing, whatever the site and the visitor ask', async () => {
    const asks = 'Who are you? May I have your name?'
    expect(await faultsOf({ ...good, text: `${quote} ${asks}` })).toEqual([question])
    const issue = 'can they do that? is it legal?'
    const readBack = { ...good, text: `${quote} ${issue} Is this right?` }
    const intake = { slots: { issue }, confirmed: false }
    expect(await faultsOf({ ...readBack, intake })).toEqual([])
  })

  it('is asked about whatever order its quotes come in, a row before the list that has it', async () => {
    const row = { ...citation, quote: 'May I park?' }
    const list = { ...citation, quote: 'Often asked: May I park? What does it cost? Who pays?' }
    const text = `${row.quote} ${list.quote}`
    const faults = await faultsOf({ ...good, text, citations: [row, list] })
    expect(faults).not.toContain(question)
  })

  it.each([
    'See https://evil.example/hours now.',
    '![logo](https://evil.example/p.png)',
    '[our form](javascript:alert(1))',
    '<img src=x>',
  ])('must not lead off the site: %s', async (words) => {
    expect(await faultsOf({ ...good, text: `${quote} ${words}` })).toEqual([away])
  })
})
