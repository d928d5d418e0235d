import { describe, expect, it } from 'vitest'
import { hours, playChat } from './testing/play.ts'
import { caseSummary } from './turn-summary.ts'

const matter = 'My landlord kept my deposit'
const known = [matter, 'Ana Ruiz', '616-555-0188']
const whole = [...known, 'last month', 'Holland, against Bob Stone', 'skip', 'mornings']

describe('somebody who wants to leave their details', () => {
  it.each([
    'Can I leave my details?',
    'can i give you my number',
    'can i ask for a call without my school finding out',
    'could I leave my name and number?',
    'may I send you my information',
    'I want to leave my contact info',
    '¿puedo dejar mis datos?',
    'quiero dejar mi número',
  ])('is asked for them: %s', (text) => {
    const { last } = playChat([text])
    expect(last).toMatchObject({ kind: 'intake', ask: { slot: 'issue' } })
  })
})

describe('what a site may not answer', () => {
  const unsure = {
    ...hours,
    tier: 'pages' as const,
    sentences: ['Mondays are busy.', 'Ask for Ana.'].map((quote, at) => ({
      text: quote,
      quote,
      url: `https://firm.example/${at}`,
      title: 'About',
    })),
  }
  const site = { answer: () => unsure }

  it('is quoted as what comes closest, once, with the other page as a source', () => {
    const { last, conversation } = playChat(['when is it quiet at your place?'], { site })
    expect(last.kind).toBe('pages')
    expect(last.text).toMatch(
      /^(?:I did not find one clear answer\. This is the closest on the website of Alder & Reyes:|I am not sure that this answers it\. The website of Alder & Reyes says:)\n\nMondays are busy\.\n\n/,
    )
    expect(last.text).not.toContain('Ask for Ana.')
    expect(last.citations).toHaveLength(2)
    expect(conversation.openQuestions).toEqual(['when is it quiet at your place?'])
  })

  it('is said to be English where a visitor writes Spanish', () => {
    const { last } = playChat(['¿cuándo está tranquilo?'], { site, language: 'es' })
    expect(last.text).toMatch(
      /(?:Esto es lo más cercano en el sitio web de Alder & Reyes, en inglés:|El sitio web de Alder & Reyes dice en inglés:)\n\nMondays are busy\./,
    )
  })
})

describe('rows of a list that a page has without a stop', () => {
  it('are sentences of their own where they are told together', () => {
    const rows = ['Parking: free behind the house', 'Bus 12 stops at the door.', 'Lift to floor 3']
    const sentences = rows.map((row) => ({
      text: row,
      quote: row,
      url: 'https://firm.example/visit',
      title: 'Visit',
    }))
    const site = { answer: () => ({ ...hours, sentences }) }
    const { last } = playChat(['how do I get to you?'], { site })
    expect(last.text).toContain(
      'Parking: free behind the house. Bus 12 stops at the door. Lift to floor 3',
    )
    expect(last.citations).toMatchObject(rows.map((quote) => ({ quote })))
  })
})

describe('somebody who asks for another firm', () => {
  it.each([
    'can you recommend another firm',
    'do you know another lawyer who could help?',
    'who else can I go to',
    'can you refer me to someone else',
    '¿me puede recomendar otro abogado?',
  ])('is told that none can be named, and who may: %s', (text) => {
    const { last } = playChat([text])
    expect(last.kind).toBe('handoff')
    expect(last.text).toMatch(/I cannot recommend other firms|No puedo recomendar otros bufetes/)
    expect(last.text).toMatch(/bar association|colegio de abogados/)
  })
})

describe('somebody who wants a person', () => {
  const wishes = [
    'i want a human',
    'can I just talk to a person',
    'give me a real person please',
    'REPRESENTATIVE',
    'is there a human here?',
    'this is useless',
    'fuck you',
    'stop being a bot',
    'I hate talking to machines',
    'quiero hablar con una persona',
  ]
  it.each(wishes)('gets the number and the same question again: %s', (text) => {
    const { last } = playChat([matter, text])
    expect(last.kind).toBe('handoff')
    expect(last.text).toContain('(616) 555-0100')
    expect(last.ask?.slot).toBe('name')
  })
})

describe('what was said', () => {
  it('is read back on request, and the open question returns', () => {
    const { last } = playChat([...known, 'what do you have so far?'])
    expect(last.text).toBe(
      [
        'This is what I have so far:',
        'Name: Ana Ruiz',
        'Phone: (616) 555-0188',
        'Matter: My landlord kept my deposit',
        '',
        'Back to your details: When was that? A rough date is enough.',
      ].join('\n'),
    )
  })

  it('is not asked again of somebody who has said it', () => {
    const { last } = playChat([...known, 'I already told you'])
    expect(last.ask?.slot).toBe('where')
  })

  it('is believed when somebody asks how much is left', () => {
    const { last } = playChat([...known, 'how many more questions?'])
    expect(last.text).toContain('Only a few short ones, and you can skip any of them.')
    expect(last.ask?.slot).toBe('when')
  })
})

describe('somebody who asks why', () => {
  it.each(['why do you need my name?', 'do i have to give a phone number?', '¿es obligatorio?'])(
    'hears it, and what is open is asked again: %s',
    (text) => {
      const { last } = playChat([matter, text])
      expect(last.text).toMatch(/^(?:Nothing here is a must\.|Nada de esto es obligatorio\.)/)
      expect(last.ask?.slot).toBe('name')
    },
  )

  it('may pass one of the questions with the same words', () => {
    const { last, conversation } = playChat([...known.slice(0, 2), 'never mind the phone'])
    expect(conversation.refused).toContain('phone')
    expect(last.ask?.slot).toBe('email')
  })
})

describe('a name or an address that was refused', () => {
  it('is asked for once more at the end, with the reason', () => {
    const { replies } = playChat([
      'I was fired last week',
      "I'd rather not say",
      '616-555-0142',
      'skip',
      'evenings',
    ])
    expect(replies.at(-1)?.ask?.slot).toBe('name')
    expect(replies.at(-1)?.text).toContain('Without a name the firm does not know whom to answer.')
  })
})

describe('a sentence', () => {
  it('is not said twice in a row', () => {
    const { replies } = playChat(['My boss hurt me', 'no', 'no', 'no', 'no', 'no', 'no', 'no'])
    for (const [at, reply] of replies.entries()) {
      const before = replies[at - 1]?.text.split('\n\n') ?? []
      for (const paragraph of reply.text.split('\n\n')) expect(before).not.toContain(paragraph)
    }
  })

  it.each(['...', '?', '🤷'])('answers %s in the middle with the open question', (text) => {
    const { last } = playChat([...known, text])
    expect(last.ask).toBeDefined()
  })

  it('takes a raised thumb for a yes', () => {
    expect(playChat([...whole, '👍']).conversation.confirmed).toBe(true)
  })
})

describe('somebody in panic', () => {
  it('is heard at once', () => {
    const { last, slots } = playChat(['my husband emptied our account and i dont know what to do'])
    expect(last.text).toContain('That sounds very hard.')
    expect(last.ask?.slot).toBe('name')
    expect(slots.issue).toContain('emptied our account')
  })

  it.each([
    "my neighbor's tree fell on my fence",
    'they shut off our water and nobody answers',
    'a dog attacked my little girl yesterday',
    'My boss touches me at work',
    'our neighbor keeps calling us names',
    'mi vecino me quitó el perro y no me lo quiere devolver',
  ])('need not use a word of the law: %s', (text) => {
    const { last, slots } = playChat([text])
    expect(last.kind).toBe('intake')
    expect(slots.issue).toBe(text)
  })

  it('is not taken for the matter where nothing is told', () => {
    const { slots, last } = playChat(['help me', 'i cant stop crying'])
    expect(slots.issue).toBeUndefined()
    expect(last.ask?.slot).toBe('issue')
  })
})

describe('another language', () => {
  it.each([
    ['Bonjour, parlez-vous français ?', 'Ici, je peux répondre en anglais et en espagnol.'],
    ['Je cherche un avocat pour un divorce', 'Ici, je peux répondre en anglais et en espagnol.'],
    ['Guten Tag, ich brauche einen Anwalt', 'Hier kann ich auf Englisch und Spanisch antworten.'],
    ['Olá, eu preciso de um advogado', 'Aqui posso responder em inglês e espanhol.'],
    ['preciso de um advogado para meu divorcio', 'Aqui posso responder em inglês e espanhol.'],
    ['ho bisogno di un avvocato per mio figlio', 'Qui posso rispondere in inglese e in spagnolo.'],
    ['你好，我需要律师', '我可以用英语和西班牙语回复。'],
    ['Мне нужен адвокат', 'Здесь я отвечаю на английском и испанском.'],
    ['Tôi cần một luật sư', 'Tôi có thể trả lời bằng tiếng Anh và tiếng Tây Ban Nha.'],
    ['변호사가 필요합니다', '영어와 스페인어로 답변할 수 있습니다.'],
    ['أحتاج إلى محامٍ', 'يمكنني الرد بالإنجليزية والإسبانية.'],
  ])('is told which are spoken, and whom to call: %s', (text, words) => {
    const { last } = playChat([text])
    expect(last.kind).toBe('handoff')
    expect(last.text).toContain(words)
    expect(last.text).toContain('I can write English and Spanish here.')
    expect(last.text).toContain('(616) 555-0100')
  })

  it('is told once; what can be read of it is still taken down', () => {
    const { replies, slots } = playChat([
      'Je cherche un avocat pour un divorce',
      'Je m’appelle Marie, mon numéro est 616-555-0142',
    ])
    expect(slots.phone).toBe('+16165550142')
    expect(replies[1]?.text).not.toContain('I can write English')
  })

  it('is Spanish too, where the firm does not speak it', () => {
    const { last } = playChat(['Hola, necesito un abogado para mi divorcio'], {
      firm: { languages: ['en'] },
    })
    expect(last.text).toContain('Aquí puedo responder en inglés.')
    expect(last.text).toContain('I can write English here.')
  })

  it.each([
    'My name is Jean-Luc Picard',
    'Anna de la Cruz',
    'I was hit by a Porsche in Des Moines',
    'me despidieron ayer',
  ])('is not heard where there is none: %s', (text) => {
    expect(playChat([text]).last.text).not.toContain('I can write English')
  })
})

describe('somebody who has had enough of being asked', () => {
  it.each(['never mind', 'actually forget it', 'stop asking'])('is left in peace: %s', (text) => {
    const { last, conversation } = playChat([matter, 'Ana Ruiz', text])
    expect(last.text).toBe(
      'All right, I ask nothing more. You can go on whenever you like, or delete this chat.',
    )
    expect(last.ask).toBeUndefined()
    expect(conversation.slots.name).toBe('Ana Ruiz')
  })

  it('is told whom to call first where the words may mean more than the questions', () => {
    const { last } = playChat([matter, 'Ana Ruiz', 'I don’t want to do this anymore'])
    expect(last.kind).toBe('safety')
    expect(last.text).toContain('call or text 988')
  })

  it('hears how to delete what was written', () => {
    expect(playChat([matter, 'delete my data']).last.text).toContain('“Delete my conversation”')
  })

  it('is not asked for the matter for an insult', () => {
    const { last } = playChat(['you are a stupid bot'])
    expect(last.text).toContain('(616) 555-0100')
    expect(last.ask).toBeUndefined()
  })
})

describe('how somebody wants to be reached', () => {
  it('is heard, asked for without "as well", and told to the firm', () => {
    const { last, conversation } = playChat([matter, 'Ana Ruiz', 'no email, just call me'])
    expect(last.text).toBe('By phone, then.\n\nWhich phone number can the firm use?')
    expect(caseSummary(conversation, 'en')).toContain(
      'The visitor would rather be reached by phone.',
    )
  })
})

describe('the language somebody asks for', () => {
  it.each([
    ['prefer español', '¿Cuál es el mejor número de teléfono'],
    ['in Spanish please', '¿Cuál es el mejor número de teléfono'],
  ])('is spoken from then on: %s', (text, words) => {
    expect(playChat([matter, 'Luis Vega', text]).last.text).toContain(words)
  })
})

describe('a remark about an answer', () => {
  it('does not get the same answer again', () => {
    const { replies } = playChat(['what are your hours?', 'those hours are strange'])
    expect(replies[1]?.text).not.toContain('9 to 5')
  })
})
