import { describe, expect, it } from 'vitest'
import { estateSite, indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'
import { askedOfFirm } from './about-firm.ts'

const card = (name: string, role: string) =>
  `<li><a href="/p"><strong>${name}</strong><span>${role}</span></a></li>`

const frame = { header: '<p>Marsh Law</p>', footer: '<p>Marsh Law, Example City</p>' }

/** A firm whose people and whose work stand under headings, one for each. */
const headed = indexOf({
  origin: 'http://headed.test',
  frame,
  pages: {
    '/': {
      title: 'Marsh Law',
      main: `<h1>Marsh Law</h1><h2>What we do</h2>
        <h3>Immigration</h3><p>Family petitions, citizenship and asylum. More about immigration.</p>
        <h3>Family law</h3><p>Divorce, custody and support.</p>
        <h3>What we send elsewhere</h3><p>We do not defend criminal charges.</p>
        <h3>How we work</h3><p>You will have one lawyer from start to finish.</p>`,
    },
    '/team': {
      title: 'Our people',
      main: `<h1>The people you will meet</h1>
        <h2>Ada Marsh</h2><p>Founding partner, immigration. Ms. Marsh takes asylum cases. She was licensed in 2003.</p>
        <h2>Henrik Lindqvist</h2><p>Partner, family law. Mr. Lindqvist tries contested cases.</p>
        <h2>Free Consultation</h2><p>Our attorneys will call you back.</p>`,
    },
    '/es/': {
      title: 'Marsh Law en español',
      language: 'es',
      main: `<h1>Abogados</h1><h2>En qué ayudamos</h2><ul><li>Inmigración: peticiones familiares y asilo.</li>
        <li>Divorcio y custodia.</li><li>Muerte de un familiar.</li></ul>`,
    },
  },
})

/** A firm that lists its people as cards and its work as entries of a list. */
const listed = indexOf({
  origin: 'http://listed.test',
  frame,
  pages: {
    '/': { title: 'Marsh Law', main: '<h1>Marsh Law</h1><p>We act for tenants and workers.</p>' },
    '/people': {
      title: 'People',
      main: `<h1>People</h1><ul>${card('Eleanor Larch', 'Attorney. Estate planning.')}${card('Aino Salmela', 'Senior paralegal. The first voice you hear.')}</ul>`,
    },
    '/practice': {
      title: 'Practice areas',
      main: `<h1>Practice areas</h1><ul><li>Evictions and deposits.</li><li>Unpaid wages and overtime.</li></ul>
        <h2>Work we send to others</h2><ul><li>Criminal defense</li><li>Immigration</li><li>Bankruptcy</li></ul>`,
    },
  },
})

const said = (text: string, index = headed, language: 'en' | 'es' = 'en'): string[] => {
  const { tier, sentences } = answerQuestion(index, { text, language })
  return tier === 'answer' ? sentences.map((one) => one.text) : []
}

const people = [
  'Ada Marsh: Founding partner, immigration. Ms. Marsh takes asylum cases.',
  'Henrik Lindqvist: Partner, family law. Mr. Lindqvist tries contested cases.',
]
const work = [
  'Immigration: Family petitions, citizenship and asylum.',
  'Family law: Divorce, custody and support.',
]

/** A firm that counts its people, introduces one in a sentence, and has numbers and mailboxes of several kinds. */
const counted = indexOf({
  origin: 'http://counted.test',
  frame: {
    header:
      '<p>Text SALE to (303) 555-0148.</p><p>Marsh Law (303) 555-0142</p><p>Complaints go to ofelia@marsh.example</p>',
    footer: '<p>Marsh Law</p>',
  },
  pages: {
    '/': {
      title: 'Marsh Law',
      main: '<h1>Marsh Law</h1><p>We are five attorneys and nine staff members.</p><p>Dot has been answering the telephone since 1987.</p>',
    },
    '/contact': {
      title: 'Contact',
      main: '<h1>Contact</h1><p>To text, use (303) 555-0155.</p><p>E-mail goes to help@marsh.example.</p><p>Messages are answered within two working days.</p><p>Write to ofelia@marsh.example with complaints.</p>',
    },
    '/ada-marsh': {
      title: 'Ada Marsh',
      main: '<h1>Ada Marsh</h1><p>Ms. Marsh is a partner. She taught school for ten years before law school.</p>',
    },
    '/henrik-lind': {
      title: 'Henrik Lind',
      main: '<h1>Henrik Lind</h1><p>Mr. Lind is an associate. He drove a truck for six years before law school.</p>',
    },
  },
})

describe('one fact of the firm', () => {
  it.each([
    ['how many lawyers u got', 'We are five attorneys and nine staff members.'],
    ["who's dot", 'Dot has been answering the telephone since 1987.'],
    ['a lady named dot called me, who is that', 'Dot has been answering the telephone since 1987.'],
    ['can i text', 'To text, use (303) 555-0155.'],
    ['is there a number i can text instead of call', 'To text, use (303) 555-0155.'],
    ['phone number pls', 'Marsh Law (303) 555-0142'],
    ['email address pls', 'E-mail goes to help@marsh.example.'],
  ])('is said in the line that states it: %s', (text, line) => {
    expect(said(text, counted)).toEqual([line])
  })

  it('is of the person who is named', () => {
    const told = said('what did mr lind do before he was a lawyer', counted).join(' ')
    expect(told).toContain('He drove a truck')
    expect(told).not.toContain('She taught school')
  })

  it('is not the address where the time of an answer is asked for', () => {
    const told = said('how long till somebody answers an email', counted)
    expect(told[0]).toMatch(/^Messages are answered within two working days\./)
  })
})

describe('who works at a firm', () => {
  it.each([
    'who are your attorneys',
    'Who works there?',
    'how many lawyers do you have',
    'tell me about your lawyers',
    'names of your lawyers please',
    '¿quiénes son los abogados?',
  ])('is told with everybody whom a page introduces: %s', (text) => {
    expect(said(text)).toEqual(people)
  })

  it('is told from the cards of a page', () => {
    expect(said('who are your lawyers?', listed)).toEqual([
      'Eleanor Larch: Attorney. Estate planning.',
      'Aino Salmela: Senior paralegal. The first voice you hear.',
    ])
  })

  it('is told from the entries of a list', () => {
    const entries = '<li>Eleanor Larch, attorney. Estates.</li><li>Aino Salmela, paralegal.</li>'
    const index = indexOf({
      origin: 'http://entries.test',
      frame,
      pages: { '/about': { title: 'About', main: `<h1>About us</h1><ul>${entries}</ul>` } },
    })
    expect(said('who works at the firm', index)).toEqual([
      'Eleanor Larch, attorney. Estates.',
      'Aino Salmela, paralegal.',
    ])
  })

  it('is neither the towns that a firm serves nor the clients who praise it', () => {
    const town = (name: string) =>
      `<h2>${name}</h2><p>${name} clients call our attorneys. We go to court in ${name}.</p>`
    const praise = (name: string) =>
      `<h2>${name}</h2><p>I was in trouble and my lawyer was there.</p>`
    const index = indexOf({
      origin: 'http://towns.test',
      frame,
      pages: {
        '/lawyers-near-you': {
          title: 'Towns',
          main: `<h1>Where we work</h1>${town('Grand Rapids')}${town('Van Buren')}${town('Port Huron')}`,
        },
        '/clients': {
          title: 'Clients',
          main: `<h1>Kind words</h1>${praise('Maria Gonzalez')}${praise('Tom Ferrell')}`,
        },
        '/about': {
          title: 'About',
          main: '<h1>About</h1><h2>Eleanor (Nell Okafor</h2><p>Nell has been a lawyer for ten years.</p>',
        },
      },
    })
    expect(said('who are your lawyers', index)).toEqual([
      'Eleanor (Nell Okafor: Nell has been a lawyer for ten years.',
    ])
  })

  it('is who founded it where the owner is asked for', () => {
    expect(said('who owns the firm')).toEqual(people.slice(0, 1))
  })

  it('quotes each of them from the page', () => {
    const { sentences } = answerQuestion(headed, { text: 'who works there', language: 'en' })
    expect(sentences.map(({ quote, url }) => [quote, url])).toEqual([
      ['Founding partner, immigration. Ms. Marsh takes asylum cases.', 'http://headed.test/team'],
      ['Partner, family law. Mr. Lindqvist tries contested cases.', 'http://headed.test/team'],
    ])
  })
})

describe('what a firm takes on', () => {
  it.each([
    'what kind of cases do you handle',
    'what do you guys do',
    'What areas of law do you practice?',
    'what services do you offer',
    'what are your practice areas',
  ])('is told with all of it: %s', (text) => {
    expect(said(text)).toEqual(work)
  })

  it('is told from a list, and not from the one of what it sends to others', () => {
    expect(said('what kinds of cases do you take', listed)).toEqual([
      'Evictions and deposits.',
      'Unpaid wages and overtime.',
    ])
  })

  it.each([
    ['do you handle divorces', headed, 'Family law: Divorce, custody and support.'],
    ['do you do immigration', headed, 'Immigration: Family petitions, citizenship and asylum.'],
    ['can you help with an eviction', listed, 'Evictions and deposits.'],
  ])('is told with the one entry that is asked for: %s', (text, index, entry) => {
    expect(said(text, index)).toEqual([entry])
  })

  it('is told from under a heading with accents', () => {
    const index = indexOf({
      origin: 'http://accents.test',
      frame,
      pages: {
        '/es/trabajo': {
          title: 'Trabajo',
          language: 'es',
          main: `<h1>El bufete y su trabajo</h1><h2>Áreas de práctica</h2><ul><li>Desalojos y depósitos</li>
            <li>Todo lo demás de la vivienda</li></ul><p>Puede llamar al bufete cuando quiera.</p>`,
        },
      },
    })
    expect(said('¿qué casos llevan?', index, 'es')).toEqual([
      'Desalojos y depósitos',
      'Todo lo demás de la vivienda',
    ])
  })

  it('is told in Spanish, where a death in the family is no family law', () => {
    expect(said('¿qué casos llevan?', headed, 'es')).toEqual([
      'Inmigración: peticiones familiares y asilo.',
      'Divorcio y custodia.',
      'Muerte de un familiar.',
    ])
    expect(said('¿también hacen divorcios?', headed, 'es')).toEqual(['Divorcio y custodia.'])
  })

  it('takes nothing of what a firm leaves to others for its work', () => {
    expect(said('do you do bankruptcy', listed)).toEqual(['Work we send to others: Bankruptcy'])
    expect(said('do you handle personal injury')).toEqual([])
    expect(said('do you handle adoptions')).toEqual([])
  })

  it('knows the paper from the word that tells the future', () => {
    expect(said('do you do wills', indexOf(estateSite))[0]).toMatch(
      /^(?:A will names|We write wills)/,
    )
    expect(said('do you do wills')).toEqual([])
  })
})

describe('what is asked of the firm as a whole', () => {
  it.each([
    'who are you',
    'who will be my lawyer',
    'what kind of lawyer do i need',
    'what should i do',
    'what is the law on evictions',
    'what type of case is this',
    'what do you need',
    'what areas do you cover',
    'who do you work for',
    'do your lawyers speak spanish',
  ])('is something else: %s', (text) => {
    expect(askedOfFirm(text)).toBeNull()
  })
})
