import { describe, expect, it } from 'vitest'
import { siteSaying } from '../testing/small-sites.ts'
import { countLines, peopleLines } from './people-lines.ts'

const told = (line: string) =>
  countLines(siteSaying(`<p>${line}</p>`), 'en').map(({ text }) => text)

describe('how many lawyers there are', () => {
  it.each([
    'There are three of us, upstairs from the old creamery.',
    'We are a firm of eleven people who do hard work gently.',
    'Four attorneys, a seasoned support staff, and a narrow list of things.',
    'Vale Law is three lawyers and two staff in a brick building.',
    'It is a fair thing to wonder about our office with a single lawyer.',
  ])('is the line that counts them: %s', (line) => {
    expect(told(line)).toEqual([line])
  })

  it.each([
    'We will give you the names of two lawyers who do that work.',
    'Since 2011 our attorneys have prepared petitions.',
    'She worked for seven years in a nine-lawyer firm over the pass, and came to us.',
  ])('is not a line that counts others: %s', (line) => {
    expect(told(line)).toEqual([])
  })
})

describe('who a firm’s people are', () => {
  const card = (name: string, role: string) =>
    `<div><div>${name}</div><div>${role}</div><div>Since 2011.</div></div>`
  const staff = ['<h3>Ida Marlin, office manager</h3><p>Ida is the first voice you hear.</p>']
  const people = (main: string) =>
    peopleLines(siteSaying(main), 'en', false).map(({ text }) => text)

  it('is told of cards whose names only their place makes headings, its lawyers among them', () => {
    const main = `${card('Ada Vale', 'Founder & principal attorney')}${card('Theo Marsh', 'Of counsel, trademarks')}`
    expect(people(`${main}<h2>The ones who run it</h2>${staff.join('')}`).slice(0, 2)).toEqual([
      'Ada Vale Founder & principal attorney Since 2011.',
      'Theo Marsh Of counsel, trademarks Since 2011.',
    ])
  })

  it('does not take what somebody belongs to for a person', () => {
    const main = `<h3>Ada Vale, attorney</h3><p>Ada is a lawyer.</p>
      <ul><li>Georgia Hispanic attorneys’ association, liaison</li></ul>`
    expect(people(main).join(' ')).not.toContain('association')
  })
})
