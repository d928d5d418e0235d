import { describe, expect, it } from 'vitest'
import { playChat } from './testing/play.ts'

const matter = 'My landlord kept my deposit'
const known = [matter, 'Ana Ruiz', '616-555-0188']
const dated = [...known, 'last month']
const placed = [...dated, 'Holland, and my landlord is Northpier Rentals', 'ana@example.com']

describe('a name in one breath with a number or an address', () => {
  it.each([
    ['Ana Ruiz, 503-555-0188', 'Ana Ruiz'],
    ['ana ruiz 503-555-0188', 'Ana Ruiz'],
    ['Ana Ruiz (503) 555-0188 ana@example.com', 'Ana Ruiz'],
    ['Ana 503.555.0188', 'Ana'],
  ])('begins the details and is thanked for: %s', (text, name) => {
    const { last, slots } = playChat([text])
    expect(slots).toMatchObject({ name, phone: '+15035550188' })
    expect(last.text).toContain('Thank you, Ana.')
    expect(last.ask?.slot).toBe('issue')
  })

  it.each([
    'call me 503-555-0188',
    'my cell: 503-555-0188',
    'Mobile 503-555-0188',
    'please 503-555-0188',
  ])('is not read out of other words: %s', (text) =>
    expect(playChat([text]).slots.name).toBeUndefined(),
  )

  it('is thanked once where the matter comes along', () => {
    const { last } = playChat(['my boss fired me last tuesday, my name is Joe Kim'])
    expect(last.text.match(/Thank you/g)).toHaveLength(1)
  })
})

describe('the place and the other side', () => {
  it.each([
    ['Northpier Rentals', { other_party: 'Northpier Rentals' }],
    [
      'Astoria. The landlord is Northpier Rentals',
      { where: 'Astoria', other_party: 'Northpier Rentals' },
    ],
    ['Astoria, Northpier Rentals', { where: 'Astoria', other_party: 'Northpier Rentals' }],
    ['Astoria\nNorthpier Rentals', { where: 'Astoria', other_party: 'Northpier Rentals' }],
    ['Astoria, Oregon', { where: 'Astoria, Oregon' }],
    ['Clatsop County; Tom Hall', { where: 'Clatsop County', other_party: 'Tom Hall' }],
    ['Astoria and my brother Tim', { where: 'Astoria', other_party: 'my brother Tim' }],
    ['Astoria School District', { other_party: 'Astoria School District' }],
    ['we live in Warrenton', { where: 'Warrenton' }],
    ['St. Louis, against Bob Stone', { where: 'St. Louis', other_party: 'Bob Stone' }],
    ['Clatsop County, Bob Stone', { where: 'Clatsop County', other_party: 'Bob Stone' }],
    ['the landlord is Harbor Homes', { other_party: 'Harbor Homes' }],
    [
      'it was in Astoria. The owner is Harbor Homes LLC',
      { where: 'Astoria', other_party: 'Harbor Homes LLC' },
    ],
  ])('are told apart: %s', (text, facts) => {
    const { slots } = playChat([...dated, text])
    expect({ where: slots.where, other_party: slots.other_party }).toEqual({
      where: undefined,
      other_party: undefined,
      ...facts,
    })
  })

  it('do not run into the next sentence', () => {
    const { slots } = playChat(['I was rear-ended in Astoria. The driver was drunk.'])
    expect(slots.where).toBe('Astoria')
  })

  it('take a city where the other side was asked for', () => {
    const { slots } = playChat([...dated, 'Northpier Rentals', 'Astoria, Oregon'])
    expect(slots).toMatchObject({ where: 'Astoria, Oregon', other_party: 'Northpier Rentals' })
  })

  it('do not land in the date as well', () => {
    const { slots, last } = playChat([...known, 'the landlord is Harbor Homes'])
    expect(slots).toMatchObject({ other_party: 'Harbor Homes' })
    expect(slots.when).toBeUndefined()
    expect(last.ask?.slot).toBe('when')
  })
})

describe('good times', () => {
  it.each(['Any weekday before noon', 'weekday mornings', 'after 5pm', 'entre semana'])(
    'are not when it happened: %s',
    (text) => {
      const { slots, last } = playChat([...known, text])
      expect(slots.preferred_times).toBe(text)
      expect(slots.when).toBeUndefined()
      expect(last.ask?.slot).toBe('when')
    },
  )

  it('are kept whole', () => {
    expect(playChat([...placed, 'Any weekday before noon']).slots.preferred_times).toBe(
      'Any weekday before noon',
    )
  })

  it('are heard where an address was asked for', () => {
    const { slots, last } = playChat([...dated, 'Holland', 'Northpier Rentals', 'mornings'])
    expect(slots.preferred_times).toBe('mornings')
    expect(last.ask?.slot).toBe('email')
  })
})

describe('the words of an answer', () => {
  it('lose the full stop that ended them', () => {
    expect(playChat([...known, 'on Friday.']).slots.when).toEqual({
      raw: 'on Friday',
      iso: '2026-02-27',
    })
  })

  it('are no date where they say how to reach the visitor', () => {
    const { slots, last } = playChat([matter, 'Joe Kim', 'joe@kim.example', 'just call me instead'])
    expect(slots.when).toBeUndefined()
    expect(last.ask?.slot).toBe('phone')
    expect(last.ask?.text).toBe('Which phone number can the firm use?')
  })

  it.each([
    ['June', '2025-06'],
    ['march', '2026-03'],
  ])('are a month where they are its name alone: %s', (text, iso) => {
    expect(playChat([...known, text]).slots.when).toEqual({ raw: text, iso })
  })

  it.each(['no reason', 'because of the mold', 'me da miedo'])('are no date: %s', (text) => {
    const { slots, last } = playChat([...known, text])
    expect(slots.when).toBeUndefined()
    expect(last.ask?.slot).toBe('when')
  })

  it('refuse nothing where somebody is at a loss', () => {
    const { conversation, last } = playChat([matter, 'i dont know what to do'])
    expect(conversation.refused).toEqual([])
    expect(last.ask?.slot).toBe('name')
  })

  it('ask nothing of the site where they only did not understand', () => {
    const { last } = playChat([matter, 'what?'])
    expect(last.text).toBe('Back to your details: May I have your name?')
  })

  it('are not a refusal where they are a yes', () => {
    const { last, conversation } = playChat([...dated, 'Holland', 'Northpier Rentals', 'yes'])
    expect(conversation.refused).not.toContain('email')
    expect(last.ask?.text).toBe('Which e-mail address can the firm use?')
  })

  it.each(['this is urgent', 'please hurry', 'I am scared', 'i cant stop crying'])(
    'are no name: %s',
    (text) => {
      const { slots, last } = playChat(['I was fired last week', text])
      expect(slots.name).toBeUndefined()
      expect(last.ask?.slot).toBe('name')
    },
  )
})

describe('a correction', () => {
  it.each([
    ["sorry it's Ruiz with a z", 'Ana Ruiz'],
    ['no, Ruiz', 'Ana Ruiz'],
    ['I meant Ruiz', 'Ana Ruiz'],
    ["it's spelled R-U-I-Z", 'Ana Ruiz'],
    ['sorry, Anna Ruiz', 'Anna Ruiz'],
    ['actually my name is Anna Ruiz', 'Anna Ruiz'],
    ['perdón, es Ruiz con zeta', 'Ana Ruiz'],
  ])('mends the name that was given last: %s', (text, name) => {
    const { slots, last } = playChat([matter, 'Ana Ruis', text])
    expect(slots.name).toBe(name)
    expect(last.text).toMatch(/^(?:Changed|Cambiado)\. (?:Name|Nombre): /)
    expect(last.ask?.slot).toBe('phone')
  })

  it.each([
    'not Tuesday, Wednesday',
    'no, Wednesday',
    "it wasn't Tuesday, it was Wednesday",
    'Wednesday, not Tuesday',
  ])('mends the day: %s', (text) =>
    expect(playChat([...known, 'Tuesday', text]).slots.when?.iso).toBe('2026-03-04'),
  )

  it('mends the other side and the place', () => {
    const { slots } = playChat([
      ...dated,
      'Holland, against Bob Stone',
      "no it's Bob Stein",
      'sorry, it was Zeeland, not Holland',
    ])
    expect(slots).toMatchObject({ other_party: 'Bob Stein', where: 'Zeeland' })
  })

  it('mends the good times while the details are read back', () => {
    const { slots, last } = playChat([...placed, 'mornings', 'actually afternoons'])
    expect(slots.preferred_times).toBe('afternoons')
    expect(last.text).toContain('Changed. Good times: afternoons')
  })
})

describe('several lines sent at once', () => {
  it('are several answers', () => {
    const { slots, last } = playChat([
      'hi\nmy boss fired me last tuesday\nmy name is Joe Kim',
      '616-555-0111\njoe@kim.example\nHolland',
    ])
    expect(slots).toMatchObject({
      issue: 'my boss fired me last tuesday',
      name: 'Joe Kim',
      phone: '+16165550111',
      email: 'joe@kim.example',
      where: 'Holland',
    })
    expect(last.ask?.slot).toBe('other_party')
  })

  it('may hold a question and an answer', () => {
    const { last, slots } = playChat([matter, 'what are your hours?\nAna Ruiz\n616-555-0188'])
    expect(last.text).toContain('We are open Monday to Friday, 9 to 5.')
    expect(slots).toMatchObject({ name: 'Ana Ruiz', phone: '+16165550188' })
    expect(last.ask?.slot).toBe('when')
  })

  it('may tell one story', () => {
    const { slots } = playChat([
      'my landlord kept my deposit\nhe says i broke the window\nbut i never did',
    ])
    expect(slots.issue).toBe(
      'my landlord kept my deposit; he says i broke the window; but i never did',
    )
    expect(slots.name).toBeUndefined()
  })
})

describe('someone who writes for another person', () => {
  it('is told apart from that person', () => {
    const { slots, conversation, last } = playChat([
      "it's for my mother, she fell at the store",
      'Rosa Delgado',
      'my name is Ana Delgado, her daughter',
    ])
    expect(slots.name).toBe('Ana Delgado')
    expect(conversation.behalfOf).toBe('my mother (Rosa Delgado)')
    expect(last.ask?.slot).toBe('phone')
  })

  it('may give the other name first', () => {
    const { slots, conversation, replies } = playChat([
      "I'm asking for my mother",
      'she was evicted',
      'her name is Rosa Delgado',
      'Ana',
    ])
    expect(replies[0]?.ask?.slot).toBe('issue')
    expect(replies[1]?.ask?.text).toBe(
      'What is your own full name, so the firm knows whom to call back?',
    )
    expect(slots.name).toBe('Ana')
    expect(conversation.behalfOf).toBe('my mother (Rosa Delgado)')
  })
})

describe('facts in passing', () => {
  it('leave the past in the past where "by" stands before it', () => {
    const { slots } = playChat(['I got hit by a truck on Marine Drive in Astoria last Friday'])
    expect(slots.when?.iso).toBe('2026-02-27')
  })

  it('are no day where they only say "now"', () => {
    const { slots } = playChat([
      'I have court tomorrow and no lawyer',
      'just call me now 503-555-0199',
    ])
    expect(slots.when).toBeUndefined()
    expect(slots.issue).toBe('I have court tomorrow and no lawyer')
  })

  it.each([
    ['Seaside, Harbor Homes LLC', { where: 'Seaside', other_party: 'Harbor Homes LLC' }],
    ['Clatsop County', { where: 'Clatsop County' }],
  ])('are heard where an address was asked for: %s', (text, facts) => {
    expect(playChat(['I was evicted yesterday', 'Bo Li 503-555-0133', text]).slots).toMatchObject(
      facts,
    )
  })

  it('are a month where the day is not known', () => {
    const { slots } = playChat([...known, 'dont know exactly, sometime in october'])
    expect(slots.when?.iso).toBe('2025-10')
  })

  it('join a family name to the first name sent before', () => {
    expect(playChat([matter, 'its ana', 'ruiz']).slots.name).toBe('Ana Ruiz')
  })

  it('take a name that comes later than its question', () => {
    expect(playChat([matter, 'i dont want to give my name', 'ok Sara Lind']).slots.name).toBe(
      'Sara Lind',
    )
  })

  it('read an o among digits as a zero', () => {
    expect(playChat([matter, 'Ana Ruiz', '5o3-555-0188']).slots.phone).toBe('+15035550188')
  })

  it('keep the accents of whom it is for', () => {
    const { conversation, slots } = playChat(
      ['necesito ayuda, es para mi mamá, se cayó en el Safeway', 'ella se llama Rosa Delgado'],
      { language: 'es' },
    )
    expect(conversation.behalfOf).toBe('mi mamá (Rosa Delgado)')
    expect(slots.issue).toBe('necesito ayuda, es para mi mamá, se cayó en el Safeway')
  })

  it('begin the details where a fragment tells of a day', () => {
    const { last, slots } = playChat(['evicted last week'])
    expect(last.ask?.slot).toBe('name')
    expect(slots.issue).toBe('evicted last week')
  })
})

describe('names of others', () => {
  it('end where their sentence ends', () => {
    const { slots } = playChat(['I was rear-ended, the driver was Bill Harmon. Call me after 5pm'])
    expect(slots.other_party).toBe('Bill Harmon')
  })

  it('are told from one’s own, which stands beside the address', () => {
    expect(playChat(['ok take my details. Bo Li, bo@li.example']).slots.name).toBe('Bo Li')
  })

  it('leave the words of a matter as they are', () => {
    const { slots } = playChat([
      'My landlord does nothing and my child coughs at night. I am tired.',
    ])
    expect(slots.issue).toContain('coughs at night. I am tired')
  })

  it('may be a city where only an address was asked for', () => {
    const { slots } = playChat(['I was evicted yesterday', 'Bo Li 503-555-0133', 'Astoria'])
    expect(slots.where).toBe('Astoria')
  })
})

describe('what is told after the read-back', () => {
  it('is shown as it stands', () => {
    const { last } = playChat([...known, 'last month', 'skip', 'skip', 'ana@example.com'])
    expect(last.text).toContain('Noted. E-mail: ana@example.com')
  })

  it('is asked for where only its name is said', () => {
    const { last } = playChat([...placed, 'mornings', 'change something', 'the phone'])
    expect(last.ask?.slot).toBe('phone')
  })

  it('joins the matter where it tells of something new', () => {
    const { slots, conversation } = playChat([
      ...placed,
      'mornings',
      'yes',
      'also my landlord changed the locks yesterday',
    ])
    expect(slots.when?.raw).toBe('last month')
    expect(slots.issue).toBe(`${matter}; also my landlord changed the locks yesterday`)
    expect(conversation.revision).toBe(2)
  })
})
