import { describe, expect, it } from 'vitest'
import { siteSaying } from '../testing/small-sites.ts'
import { areaLines } from './area-lines.ts'

const told = (main: string) => areaLines(siteSaying(main), 'en').map(({ text }) => text)
const work = '<p>We defend tenants.</p>'

describe('what a firm takes on', () => {
  it('is the list that names most of it', () => {
    const list = '<ul><li>Divorce and custody</li><li>Bankruptcy</li><li>Patents</li></ul>'
    expect(told(`<h2>What we do</h2>${list}${work}`)).toEqual([
      'Divorce and custody',
      'Bankruptcy',
      'Patents',
    ])
  })

  it.each([
    [
      'what it leaves to others',
      '<h1>Cases We Do Not Accept</h1><ul><li>Divorce and custody</li><li>Bankruptcy</li><li>Patents</li></ul>',
    ],
    [
      'somebody’s memberships',
      '<ul><li>Member, Colorado Bar Association, family law section</li><li>Bankruptcy section, chair</li><li>Immigration law, adjunct, Vale School of Law</li></ul>',
    ],
    [
      'where one can work',
      '<h2>Open positions</h2><ul><li>Paralegal, criminal defense</li><li>Clerk, bankruptcy</li><li>Associate, immigration</li></ul>',
    ],
  ])('is not the list of %s', (_, list) => {
    expect(told(`${list}${work}`)).toEqual(['We defend tenants.'])
  })
})
