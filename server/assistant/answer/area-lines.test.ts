import { describe, expect, it } from 'vitest'
import { indexOf, siteSaying } from '../testing/small-sites.ts'
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

  it('is the menu of areas rather than the list of one area’s page', () => {
    const area = '<h2>What we handle</h2><ul><li>Divorce</li><li>Custody</li><li>Support</li></ul>'
    const index = indexOf({
      origin: 'http://menu.test',
      frame: {
        header: '<p>Vale Law</p>',
        footer: `<p>Vale Law</p><h3>Practice areas</h3>
          <ul><li><a href="/a">Divorce</a></li><li><a href="/b">Immigration</a></li><li><a href="/c">Bankruptcy</a></li></ul>`,
      },
      pages: {
        '/': { title: 'Vale Law', main: '<h1>Vale Law</h1><p>Call whenever you like.</p>' },
        '/practice/divorce': { title: 'Divorce', main: `<h1>Divorce</h1>${area}` },
        '/practice/visas': { title: 'Visas', main: '<h1>Visas</h1><p>For families.</p>' },
      },
    })
    expect(areaLines(index, 'en').map(({ text }) => text)).toEqual([
      'Divorce',
      'Immigration',
      'Bankruptcy',
    ])
  })

  it('is what cards say whose headings stand in the menu, too', () => {
    const names = ['Divorce', 'Immigration', 'Bankruptcy']
    const card = (name: string) => `<h3>${name}</h3><p>We see ${name.length} of these a week.</p>`
    const link = (name: string) => `<li><a href="/${name}">${name}</a></li>`
    const page = (name: string) => ({ title: name, main: `<h1>${name}</h1><p>Of ${name}.</p>` })
    const index = indexOf({
      origin: 'http://cards.test',
      frame: { header: `<ul>${names.map(link).join('')}</ul>`, footer: '<p>Vale Law</p>' },
      pages: {
        '/': { title: 'Vale Law', main: `<h2>What we do</h2>${names.map(card).join('')}` },
        ...Object.fromEntries(names.map((name) => [`/${name}`, page(name)])),
      },
    })
    expect(areaLines(index, 'en').map(({ text }) => text)).toEqual([
      'Divorce: We see 7 of these a week.',
      'Immigration: We see 11 of these a week.',
      'Bankruptcy: We see 10 of these a week.',
    ])
  })

  it('is no list of areas without a page, such as what a conviction costs', () => {
    const costs =
      '<ul><li>Divorce: it weighs on it.</li><li>Immigration: it may end a stay.</li><li>Bankruptcy: fines stay.</li></ul>'
    const index = indexOf({
      origin: 'http://costs.test',
      frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
      pages: {
        '/': { title: 'Vale Law', main: `<h1>Vale Law</h1>${work}` },
        '/record': { title: 'A record', main: `<h1>A record</h1>${costs}` },
      },
    })
    expect(areaLines(index, 'en').map(({ text }) => text)).toEqual(['We defend tenants.'])
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
