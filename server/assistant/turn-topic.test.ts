import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer/answer.ts'
import { areasOfStory } from './answer/areas-near.ts'
import { topicOf } from './intake/topic.ts'
import { mayTellDanger } from './policy/safety.ts'
import { playChat } from './testing/play.ts'
import { indexOf } from './testing/small-sites.ts'

const index = indexOf({
  origin: 'http://tern.test',
  frame: { header: '<p>Tern Law</p>', footer: '<p>Tern Law</p>' },
  pages: {
    '/': { title: 'Home', main: '<h1>Home</h1><p>We help families and people who were hurt.</p>' },
    '/divorce': {
      title: 'Divorce',
      main: '<h1>Divorce</h1><h2>What a divorce costs</h2><p>An uncontested divorce is a flat fee: $1,900 without children, $2,600 with children.</p>',
    },
  },
})
const site = {
  answer: (question: Parameters<typeof answerQuestion>[1]) => answerQuestion(index, question),
}
const story =
  'hi, my husband moved out last month and i think im getting divorced. we have 2 kids, 6 and 9'

describe('a bare question for a price', () => {
  it.each(['how much', 'how much does it cost', 'so how much is it'])(
    'is answered of the story told: %s',
    (text) => {
      const { last } = playChat([story, text], { site })
      expect(last.kind).toBe('answer')
      expect(last.text).toContain('$2,600 with children')
    },
  )

  it('knows what matters are called', () => {
    expect(topicOf('I got a DUI saturday night', 'en')).toBe('a DUI')
    expect(topicOf('mi papa murio y no dejo testamento', 'es')).toBe('un testamento')
    expect(topicOf('my dog is nice', 'en')).toBeNull()
  })
})

describe('a question that leaves to the matter what it is about', () => {
  const firm = indexOf({
    origin: 'http://tern.test',
    frame: { header: '<p>Tern Law</p>', footer: '<p>Tern Law</p>' },
    pages: {
      '/': {
        title: 'Home',
        main: '<h1>Home</h1><p>Employment and estates in one small office.</p>',
      },
      '/fees': {
        title: 'Fees',
        main: '<h1>Fees</h1><table><tr><td>Severance or noncompete review</td><td>$600</td></tr><tr><td>Probate of a simple estate</td><td>$1,450</td></tr></table>',
      },
    },
  })
  const answers = {
    answer: (question: Parameters<typeof answerQuestion>[1]) => answerQuestion(firm, question),
  }

  it('is never answered with the price of another', () => {
    const { last } = playChat(
      [
        'my neighbor built a fence 4 feet on my land',
        'how much would it cost to have yall handle it',
      ],
      { site: answers },
    )
    expect(last.text).not.toContain('$600')
  })

  it('leaves out a second quote of another matter, too', () => {
    const quote = (text: string, url: string) => ({ text, quote: text, url, title: 'Fees' })
    const both = {
      answer: () => ({
        tier: 'answer' as const,
        sentences: [
          quote('A flat fee of $900, half to begin.', 'http://tern.test/fees'),
          quote('An uncontested divorce is $1,900.', 'http://tern.test/divorce'),
        ],
        confidence: 0.9,
        language: 'en' as const,
        outOfState: null,
      }),
    }
    const { last } = playChat(['my landlord kept my deposit', 'how much would that be'], {
      site: both,
    })
    expect(last.text).toContain('$900')
    expect(last.text).not.toContain('$1,900')
  })

  it('knows which area of law a story is of that names none', () => {
    expect([
      ...areasOfStory('my dad passed last week and my sister took his truck', 'en'),
    ]).toContain('probate')
    expect([...areasOfStory('mi patron no me pago la ultima semana', 'es')]).toEqual(['employment'])
    expect(areasOfStory('thursday at two', 'en').size).toBe(0)
  })
})

describe('who is divorced', () => {
  it.each(['my husband’s name is Brian Kowalski', 'mi esposo se llama Brian Kowalski'])(
    'is the other side and no client: %s',
    (text) => {
      const { conversation, slots } = playChat([
        'my husband moved out last month and i want a divorce',
        'Jenna Kowalski',
        '503-555-0142',
        text,
      ])
      expect(slots.other_party).toBe('Brian Kowalski')
      expect(conversation.behalfOf).toBeNull()
    },
  )
})

describe('names among other words', () => {
  it.each([
    ['la dueña es Linda Marsh', 'Linda Marsh'],
    ['El restaurante se llama La Fogata en Astoria', 'La Fogata'],
    ['el señor se llama Robert Haines, de Geico', 'Robert Haines'],
  ])('are the other side: %s', (text, party) => {
    expect(playChat(['no me quieren pagar', 'Ana Ruiz', text]).slots.other_party).toBe(party)
  })

  it('are an organization and its place', () => {
    const { slots } = playChat([
      'my landlord gave me a 72 hour notice',
      'Tom Riddick',
      'tom@li.example',
      'yesterday',
      'its Harbor View Apartments in seaside',
    ])
    expect(slots).toMatchObject({ other_party: 'Harbor View Apartments', where: 'seaside' })
  })

  it('are no place where somebody was called so', () => {
    const { slots } = playChat([
      'mi papa murio hace dos semanas',
      'Adriana Solis Vega',
      'as@li.example',
      'mi papá se llamaba Ramon Solis',
      'él vivía en Gearhart',
    ])
    expect(slots.where).toBe('Gearhart')
  })
})

it('“no thats all” sends what was read back, and changes nothing', () => {
  const { conversation, slots } = playChat([
    'my landlord kept my deposit',
    'Ana Ruiz 616-555-0188',
    'last month',
    'skip',
    'Holland',
    'Bob Stone',
    'after 3pm on weekdays',
    'no thats all',
  ])
  expect(conversation.confirmed).toBe(true)
  expect(slots.preferred_times).toBe('after 3pm on weekdays')
})

it.each([
  ['choque el viernes en la 99, un señor me pego por atras y me duele mucho el cuello', false],
  ['me chocaron ahorita y mi esposa no respira', true],
  ['i was rear ended, my back hurts every day and i dont see the point of living anymore', true],
])('a collision that is over is no danger, and what else is told is: %s', (text, danger) => {
  expect(mayTellDanger(text)).toBe(danger)
})
