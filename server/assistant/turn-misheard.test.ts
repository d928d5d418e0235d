import { describe, expect, it } from 'vitest'
import { hours, playChat } from './testing/play.ts'

const matter = 'My landlord kept my deposit'
const known = [matter, 'Ana Ruiz', '616-555-0188']
const asked = [...known, 'last month', 'Holland, against Bob Stone', 'skip', 'mornings']
const nothing = { answer: () => ({ ...hours, tier: 'none' as const, sentences: [] }) }

describe('before the details are sent', () => {
  it.each(['ya lo mandaste?', 'did you send it?', 'is it sent already?'])(
    'a question sends nothing: %s',
    (text) => {
      const { conversation, last } = playChat([...asked, text])
      expect(conversation.confirmed).toBe(false)
      expect(last.ask?.slot).toBe('confirm')
    },
  )

  it.each(['thanks bye', 'bye', 'gracias, adiós'])(
    'who takes leave hears that it is not confirmed yet, and is asked: %s',
    (text) => {
      const { last, conversation } = playChat([...asked, text])
      expect(conversation.confirmed).toBe(false)
      expect(last.ask?.slot).toBe('confirm')
      expect(last.text).toMatch(/counts as confirmed once you say yes|Cuenta como confirmado/)
    },
  )

  it.each([
    "that's all",
    'gracias, eso es todo',
    'si esta bien, mandelo',
    'thats everything thanks',
  ])('who has said all there is hears it read back: %s', (text) => {
    const { last, slots } = playChat([...known, 'last month', text])
    expect(last.ask?.slot).toBe('confirm')
    expect(slots.where).toBeUndefined()
  })
})

describe('who leaves before the end', () => {
  it('hears that the firm has what was told, where it can reply', () => {
    expect(playChat([...known, 'bye']).last.text).toBe(
      'Alder & Reyes has what you told me so far. Goodbye, and take care.',
    )
    expect(playChat([matter, 'bye']).last.text).toBe('Goodbye, and take care.')
  })

  it.each([
    'no puedo hablar en el trabajo, salgo a las 3',
    "i can't talk at work, call me after 3",
  ])('when they cannot talk is how to reach them, and no part of the matter: %s', (text) => {
    const { slots, conversation } = playChat([matter, 'Ana Ruiz', text])
    expect(slots.issue).toBe(matter)
    expect(conversation.contactNote).toBe(text)
  })
})

describe('the name', () => {
  it.each([
    ['its thursday', 'Amber Dunn'],
    ['Saturday, in Seaside', 'Jen Kowalski'],
    ['fee', 'Tasha Brown'],
    ['dos, de 9 y 12', 'Ana Ruiz'],
    ['they call me contractor, I get 1099', 'Phuong Tran'],
    ['can you call me somewhere safe', 'Ana Ruiz'],
    ['estos aumentos', 'Ana Ruiz'],
  ])('is none of these: %s', (text, name) => {
    expect(playChat([matter, text]).slots.name).toBeUndefined()
    expect(playChat([matter, text, name]).slots.name).toBe(name)
  })

  it.each([
    ['Astoria', 'Tasha Brown'],
    ['Fresno', 'Kevin Alexander Portillo'],
  ])('is put right by a whole one after what was none: %s', (text, name) => {
    expect(playChat([matter, text, name]).slots.name).toBe(name)
    expect(playChat([matter, text, `${name} 616-555-0166`]).slots).toMatchObject({ name })
  })

  it.each([
    ['name Roy Tackett phone 423 555 0167', 'Roy Tackett'],
    ['Thx. Priscilla Yoon. (970) 555-0199', 'Priscilla Yoon'],
    ['mine is Karen Olsen', 'Karen Olsen'],
    ["Her name is Luz Ortega, I'm her son Daniel", 'Daniel'],
    ['im her daughter Anne', 'Anne'],
    ['yo soy su hijo Héctor, mi numero 787-555-0134', 'Héctor'],
    ['ella se llama Ofelia Tzoc y yo soy su hija Brenda', 'Brenda'],
  ])('is heard: %s', (text, name) => {
    expect(playChat(['My mother fell in a store and broke her hip', text]).slots.name).toBe(name)
  })

  it('of one’s own child is of whom it concerns, and no other side', () => {
    const { slots, conversation } = playChat([
      'My son got caught with a vape at school yesterday',
      'Jackie Doyle',
      '865-555-0150',
      'His name is Connor Doyle',
    ])
    expect(slots.other_party).toBeUndefined()
    expect(conversation.behalfOf).toContain('Connor Doyle')
  })
})

describe('what was told before the details', () => {
  it.each([
    ['me mordio un perro', 'Kevin Portillo'],
    ['my boss no pay me 3 weeks', 'Thanh Nguyen 503 555 6610'],
    ['el dueño nos subio la renta de 900 a 1500', 'Beto Canales 503-555-9123'],
  ])('is the matter: %s', (text, name) => {
    const { slots, last } = playChat([text, name], { site: nothing })
    expect(slots.issue).toContain(text)
    expect(last.ask?.slot).not.toBe('issue')
  })
})

describe('what corrects nothing', () => {
  it.each([
    [['no, sin correo'], 'other_party', 'Bob Stone'],
    [['perdon, ando bien estresada'], 'where', 'Holland'],
    [['sorry i am just so tired'], 'where', 'Holland'],
  ] as const)('leaves what was told as it was: %s', (lines, slot, value) => {
    const { slots } = playChat([...known, 'last month', 'Holland, against Bob Stone', ...lines])
    expect(slots[slot]).toBe(value)
  })

  it('a number that is somebody else’s leaves one’s own', () => {
    const { slots } = playChat([
      matter,
      'Gloria Reyes',
      '503-555-0190',
      'can you also send my roommates number 503-555-0191',
    ])
    expect(slots.phone).toBe('+15035550190')
  })
})

describe('the other side in Spanish', () => {
  it('is told as it was written', () => {
    const { replies } = playChat(
      ['el dueño no me devuelve el depósito', 'Kenia Matos', '616-555-0188', 'ayer', 'en Astoria'],
      { language: 'es' },
    )
    expect(replies.at(-1)?.text).toContain('Sobre el dueño, que usted mencionó')
  })

  it('is not what there is none of', () => {
    const { slots } = playChat(
      [
        'el dueño no me devuelve el depósito',
        'Kenia Matos',
        '616-555-0188',
        'ayer',
        'en Astoria',
        'Ron Soto',
        'no, sin correo',
      ],
      { language: 'es' },
    )
    expect(slots.other_party).toBe('Ron Soto')
  })
})

describe('what begins with no and refuses nothing', () => {
  it.each([
    [['necesito divorciarme, él se fue a honduras'], 'no sé dónde vive ahora'],
    [['mi patrona me paga 300 a la semana'], 'no se preocupe ya estoy mas tranquila'],
    [['mi esposo se cayo en el trabajo'], 'no quiero que se muera'],
  ])('is heard, and the question is asked again: %s %s', (lines, text) => {
    const { last, conversation } = playChat([...lines, text], { language: 'es' })
    expect(last.ask?.slot).toBe('name')
    expect(conversation.refused).toEqual([])
  })
})

describe('times to call, where a day in the past was asked for', () => {
  it.each(['después de las 5 nomas', 'after 6 i work days', 'call me monday is my free day'])(
    'are good times: %s',
    (text) => {
      const { slots } = playChat([...known, text])
      expect(slots.when).toBeUndefined()
      expect(slots.preferred_times).toBeDefined()
    },
  )

  it.each([
    [
      'do not call before noon i sleep, night shift',
      'do not call before noon i sleep, night shift',
    ],
    ['text only', 'text only'],
    [
      'por mensaje de texto, no me llamen porque él revisa el teléfono',
      'por mensaje de texto, no me llamen porque él revisa el teléfono',
    ],
  ])('how to reach is read back: %s', (text, note) => {
    const { conversation, last } = playChat([
      matter,
      'Ana Ruiz',
      text,
      "that's all",
      '616-555-0188',
    ])
    expect(conversation.contactNote).toBe(note)
    expect(last.text).toContain(note)
  })
})

describe('danger that is none, and danger that is', () => {
  it.each([
    "I'm not in danger, why would you say that",
    'not in danger just don’t like being around him',
    'no estoy en peligro',
  ])('who denies it is believed, in a kind word: %s', (text) => {
    const { last } = playChat(['he scares me', text])
    expect(last.text).toMatch(/^(?:That is good to hear\.|Qué bien\.)/)
    expect(last.text).not.toContain('911')
  })

  it('who is afraid and wants it all gone is told how, and asked nothing more', () => {
    const { last, conversation } = playChat(
      ['mi esposo me pega', 'Maritza Bonilla', 'ya no, mejor borre todo, me va a matar'],
      { language: 'es' },
    )
    expect(last.kind).toBe('safety')
    expect(last.ask).toBeUndefined()
    expect(last.text).toContain('911')
    expect(last.text).toMatch(/[Bb]orrar|[Ee]limin/)
    expect(conversation.phase).toBe('idle')
  })

  it.each(['el ve mi telefono, como borro esto', 'how do i delete this'])(
    'who asks how to delete the chat is told: %s',
    (text) => {
      expect(playChat([text]).last.text).toMatch(/[Dd]elete|[Bb]orrar|[Ee]limin/)
    },
  )

  it('what keeps somebody away is no evasion', () => {
    const { last } = playChat(['he hits me sometimes', 'what can i do to keep him away'])
    expect(last.text).not.toMatch(/I cannot help with/)
  })
})

describe('a death', () => {
  it.each([
    'My mother passed away on Sunday and I need help with her house',
    'mi esposo murio ayer en el trabajo',
    'we lost my dad in march and my brother took the house',
  ])('is met with a word of sympathy, once: %s', (text) => {
    const { replies } = playChat([text, 'Ana Ruiz', 'my dad died too'])
    expect(replies[0]?.text).toMatch(
      /hard loss\.|loss like that is very hard\.|pérdida muy dura\.|pérdida así es muy dura\./,
    )
    expect(replies[2]?.text).not.toMatch(
      /hard loss\.|loss like that is very hard\.|pérdida muy dura\.|pérdida así es muy dura\./,
    )
  })

  it.each(['what happens to my trust when i die', 'my appeal died', 'my dad passed me the car'])(
    'is not heard in: %s',
    (text) => {
      expect(playChat([text]).last.text).not.toContain('loss')
    },
  )
})

describe('what is no request for advice', () => {
  it.each([
    'debo 2 meses de renta, 2800',
    'mi papa se murio y no dejo testamento',
    'no le doy mi apellido',
    'ur site says 95 bucks for a talk is that right',
    'why should i trust you',
    'cuanto vale el divorcio',
    'cuanto me toca pagarle a ustedes',
  ])('is not declined as one: %s', (text) => {
    expect(playChat([text]).last.kind).not.toBe('declined')
  })
})

describe('what is told beside what was asked', () => {
  it('joins the matter, though a day in it was all that was heard', () => {
    const { slots } = playChat([
      "it's for my mother, she doesn't speak english",
      'she slipped at the safeway in warrenton on feb 20 and broke her hip',
    ])
    expect(slots.issue).toContain('she slipped at the safeway')
    expect(slots.when).toMatchObject({ iso: '2026-02-20' })
  })

  it('a brother on the other side is not whom it is for', () => {
    const { conversation } = playChat([
      "it's about my dad, he can't take care of himself and my brother lives off his money",
      'Helen Voss',
      '330-555-0182',
      'his name is Walter Voss, my brother is Kurt Voss',
    ])
    expect(conversation.behalfOf).not.toContain('Kurt')
  })

  it('a name is that of whom it is said to be', () => {
    const { slots } = playChat([...known, 'yesterday', 'Nina Lopez is my wifes name'])
    expect(slots).toMatchObject({ other_party: 'Nina Lopez' })
    expect(slots.where).toBeUndefined()
  })

  it('a price is nobody', () => {
    const { slots } = playChat([...known, 'last summer', 'Holland', 'and the cost of both'])
    expect(slots.other_party).toBeUndefined()
  })

  it('names in English leave a Spanish chat Spanish', () => {
    const { conversation } = playChat(
      [
        'me despidieron porque estoy embarazada',
        'Yuridia Camacho',
        '616-555-0188',
        'ayer',
        'Pacific Shellfish en Warrenton',
      ],
      { language: 'es' },
    )
    expect(conversation.language).toBe('es')
  })

  it.each([
    'i dont trust giving my number to a robot',
    'YOUR WEBSITE SUCKS',
    'I called 3 times nobody answers',
  ])('who has had enough of it hears how to reach a person: %s', (text) => {
    expect(playChat([text]).last).toMatchObject({ kind: 'handoff' })
    expect(playChat([text]).last.text).toContain('(616) 555-0100')
  })

  it('a question in the words of a wish is answered', () => {
    const site = {
      answer: ({ text }: { text: string }) => (/both/.test(text) ? hours : nothing.answer()),
    }
    const { last } = playChat([matter, 'can you represent us both'], { site })
    expect(last.kind).toBe('answer')
  })
})

describe('who can be trusted', () => {
  it.each(['why should i trust you', '¿puedo confiar en ustedes?'])(
    'hears what becomes of their words: %s',
    (text) => {
      expect(playChat([text]).last.text).toMatch(/Alder & Reyes, so that|Alder & Reyes, para/)
    },
  )

  it('may ask whether somebody is a lawyer', () => {
    expect(playChat(['who would look at it', 'is she a lawyer']).last.kind).not.toBe('declined')
  })
})

describe('a bare question for a price or a time', () => {
  const fee = 'Getting a deposit back costs $450 at most.'
  const told = (sentence: string) => ({
    answer: ({ text }: { text: string }) => {
      const [first] = hours.sentences
      const isAbout = /deposit/.test(text) && first !== undefined
      return isAbout
        ? { ...hours, sentences: [{ ...first, text: sentence, quote: sentence }] }
        : nothing.answer()
    },
  })

  it.each(['how much', 'total price?', 'what do you charge'])(
    'is one about the matter told before it: %s',
    (text) => {
      const { last } = playChat([...known, text], { site: told(fee) })
      expect(last.kind).toBe('answer')
      expect(last.text).toContain(fee)
    },
  )

  it('is answered by nothing of another kind', () => {
    const { last } = playChat([...known, 'how much'], { site: told('We hold deposits in trust.') })
    expect(last.kind).toBe('handoff')
  })

  it('is left alone where it says itself what it is about', () => {
    const asked = 'how much is a speeding ticket in court'
    expect(playChat([...known, asked], { site: told(fee) }).last.kind).not.toBe('answer')
  })
})
