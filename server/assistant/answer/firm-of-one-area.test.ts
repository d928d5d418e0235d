import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'

const lawyer = (name: string, role: string, told: string) => ({
  title: `${name}, Attorney | Pike Immigration`,
  main: `<h1>${name}</h1><p>${role}</p><p>${told}</p>
    <h2>What does ${name.split(' ')[0]} do here?</h2><p>Cases of families.</p>
    <h2>Admitted To Practice</h2><ul><li>New Jersey, 2011</li><li>Supreme Court of New Jersey</li></ul>`,
})

/** A firm of one area, with a page for each lawyer, two of them of one family. */
const index = indexOf({
  origin: 'http://one-area.test',
  frame: { header: '<p>Pike Immigration</p>', footer: '<p>Pike Immigration, Port Ellery</p>' },
  pages: {
    '/': {
      title: 'Pike Immigration',
      main: `<h1>You belong somewhere</h1>
        <h2>Green Cards</h2><p>Marriage, parents and children.</p>
        <h2>Citizenship</h2><p>N-400 and disability waivers.</p>
        <h2>Asylum</h2><p>Asylum and U visas.</p>
        <h2>Kind words</h2><p>“She told me not to file.”</p>`,
    },
    '/attorneys/carrie-ann-pike/': lawyer('Carrie Ann Pike', 'Partner', 'Ms. Pike came in 2012.'),
    '/attorneys/harlan-pike/': lawyer(
      'Harlan J. Pike',
      'Attorney Habla español',
      'Harlan began here.',
    ),
    '/attorneys/luis-barrientos/': lawyer('Luis Barrientos', 'Associate', 'Luis drove a truck.'),
    '/es/': {
      title: 'Pike Inmigración',
      language: 'es',
      main: '<h1>Servicios</h1><ul><li>Ciudadanía y asilo.</li><li>Residencia familiar.</li></ul>',
    },
  },
})

const said = (text: string) =>
  answerQuestion(index, { text, language: 'en' }).sentences.map((one) => one.text)

describe('a firm of one area', () => {
  it('tells its parts, and no other heading', () => {
    expect(said('what kind of cases do you take')).toEqual([
      'Green Cards: Marriage, parents and children.',
      'Citizenship: N-400 and disability waivers.',
      'Asylum: Asylum and U visas.',
    ])
  })

  it.each([
    ['do u do asylum', 'Asylum: Asylum and U visas.'],
    ['do you handle citizenship', 'Citizenship: N-400 and disability waivers.'],
  ])('tells the part that is asked for, and never in Spanish: %s', (text, line) => {
    expect(said(text)).toEqual([line])
  })

  it('tells each lawyer by their own page, also of one family', () => {
    const told = said('who are your lawyers')
    expect(told.map((line) => line.split(':')[0])).toEqual([
      'Carrie Ann Pike',
      'Harlan J. Pike',
      'Luis Barrientos',
    ])
    expect(told.join(' ')).not.toContain('?')
  })
})

describe('what to bring', () => {
  it('is quoted as it stands, though something else is between', () => {
    const index = indexOf({
      origin: 'http://bring.test',
      frame: { header: '<p>Okoye</p>', footer: '<p>Okoye</p>' },
      pages: {
        '/contact': {
          title: 'Contact',
          main: `<h1>Contact</h1><h2>What to bring</h2><div><p>Your passport and your I-94.</p></div>
            <aside><h2>Form</h2><label>Name <input></label></aside><div><p>If you would rather not come, call.</p></div>
            <p>520-555-0142</p>`,
        },
      },
    })
    const { sentences } = answerQuestion(index, { text: 'what should i bring', language: 'en' })
    expect(sentences[0]?.quote).toBe('Your passport and your I-94.')
  })
})

describe('what may befall anybody', () => {
  it('is no work that a firm leaves to others', () => {
    const debts = indexOf({
      origin: 'http://debts.test',
      frame: { header: '<p>Cho Law</p>', footer: '<p>Cho Law</p>' },
      pages: {
        '/': { title: 'Bankruptcy', main: '<h1>Bankruptcy</h1><p>We do bankruptcy.</p>' },
        '/questions': {
          title: 'Questions',
          main: '<h1>Questions</h1><h2>Will I be fired?</h2><p>The law forbids employers to fire you because of bankruptcy.</p>',
        },
      },
    })
    const { sentences } = answerQuestion(debts, {
      text: 'can you get fired for filing',
      language: 'en',
    })
    expect(sentences.map((one) => one.text).join(' ')).toContain('forbids employers to fire you')
  })
})
