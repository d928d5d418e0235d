import { describe, expect, it } from 'vitest'
import { hours, playChat } from './testing/play.ts'

const matter = 'My landlord kept my deposit'
const known = [matter, 'Ana Ruiz', '616-555-0188']
const whole = [...known, 'last month', 'Holland, against Bob Stone', 'skip', 'mornings']

describe('somebody who only tells, in words of no field of the law', () => {
  it.each([
    'i messed up',
    'im scared',
    'i am so stressed',
    'my life is falling apart',
    "it's complicated",
    'i dont know where to start',
    'a friend referred me',
    'i live in salem',
    'cometí un error',
    'no sé por dónde empezar',
  ])('hears of no website, and is asked what it is about: %s', (text) => {
    const { last, conversation } = playChat([text])
    expect(last).toMatchObject({ kind: 'intake', ask: { slot: 'issue' } })
    expect(last.text).toMatch(/Thank you for telling me\.|Gracias por decírmelo\./)
    expect(conversation.openQuestions).toEqual([])
  })

  it('goes on to tell of the matter', () => {
    const { slots, last } = playChat(['i messed up', 'i hit a parked car and drove off'])
    expect(slots.issue).toBe('i hit a parked car and drove off')
    expect(last.ask?.slot).toBe('name')
  })

  it('has a time kept that comes before anything else', () => {
    const { slots, last } = playChat(['thursday at 2', 'its about a will'])
    expect(slots.preferred_times).toContain('thursday at 2')
    expect(last.ask?.slot).toBe('name')
  })

  it.each(['just browsing', "i'm just looking", 'i love your website', 'solo estoy viendo'])(
    'is left in peace who only looks around: %s',
    (text) => {
      expect(playChat([text]).last).toMatchObject({ kind: 'greeting' })
    },
  )

  it.each(['i need directions', 'i want to know about parking', 'i was wondering about fees'])(
    'is told when the website does not say what is wished for: %s',
    (text) => {
      const none = { ...hours, tier: 'none' as const, sentences: [] }
      expect(playChat([text], { site: { answer: () => none } }).last.kind).toBe('handoff')
    },
  )
})

describe('in the middle of the details', () => {
  it('thanks are returned, and who gives it up is asked nothing more', () => {
    const thanked = playChat([...known, 'thanks']).last
    expect(thanked.text).toMatch(/^You are welcome\./)
    expect(thanked.ask).toBeDefined()
    const { last, conversation } = playChat([matter, 'ok thanks anyway'])
    expect(last.ask).toBeUndefined()
    expect(last.text).toContain('All right, I ask nothing more.')
    expect(conversation.phase).toBe('idle')
  })

  it.each([
    'will you report me',
    'are you gonna tell immigration',
    'will you call the police',
    '¿me van a denunciar?',
  ])('fear of being reported hears what becomes of one’s words: %s', (text) => {
    expect(playChat([matter, text]).last.text).toMatch(/Alder & Reyes, so that|Alder & Reyes, para/)
  })

  it.each([
    'can they report me to immigration for working',
    'will they notify my employer if i file bankruptcy',
    '¿me pueden denunciar por no pagar la renta?',
  ])('what others may report is a question of the law: %s', (text) => {
    expect(playChat([text]).last.text).not.toMatch(/Alder & Reyes, (?:so that|para)/)
  })

  it.each(['Will Smith', 'Will Turner Jr', 'Will Robinson 616 555 0188', "I'm Will Ortiz"])(
    'a man named Will is no question: %s',
    (text) => {
      expect(playChat([matter, text]).slots.name).toMatch(/^Will (?:Smith|Turner|Robinson|Ortiz)/)
    },
  )

  it.each([
    ['will smith', 'Will Smith'],
    ['How Lee', 'How Lee'],
    ['how lee', 'How Lee'],
    ['May Wong', 'May Wong'],
    ['my name is How Lee', 'How Lee'],
    ['no, my name is Can Yilmaz', 'Can Yilmaz'],
  ])('a name that begins as a question does is a name where one is asked: %s', (text, name) => {
    expect(playChat([matter, text]).slots.name).toBe(name)
  })

  it.each([
    'how much',
    'how long',
    'will you',
    'can we',
    'may i',
    'how come',
    'do you',
    'how soon',
  ])('what begins as a question is no name: %s', (text) => {
    expect(playChat([matter, text]).slots.name).toBeUndefined()
  })

  it('what is said of haste is no place', () => {
    const { slots, last } = playChat([...known, 'last month', 'no rush'])
    expect(slots).toMatchObject({ urgency: 'low' })
    expect(slots.where).toBeUndefined()
    expect(last.ask?.slot).toBe('where')
  })

  it.each(['no insurance', 'no police report', 'sin seguro'])(
    'what there is not is nobody, and told of the matter: %s',
    (text) => {
      const { slots } = playChat([...known, 'last month', 'Holland', text])
      expect(slots.other_party).toBeUndefined()
      expect(slots.issue).toContain(text)
    },
  )

  it.each(['he also kept my bike and my tools', 'no insurance'])(
    'more of the matter is noted, whatever was asked: %s',
    (text) => {
      for (const before of [[matter], [matter, 'Ana Ruiz'], known]) {
        const { slots, last } = playChat([...before, text])
        expect(slots.issue).toContain(text)
        expect(last.text).toMatch(/^(?:Thank you|Noted|All right|Got it)\b/)
      }
    },
  )

  it('a question is looked up in the light of the matter, not of the last detail', () => {
    const asked: string[][] = []
    const site = {
      answer: ({ history }: { history: string[] }) => {
        asked.push(history)
        return hours
      },
    }
    playChat([...known, 'last month', 'what do you charge for that'], { site })
    expect(asked.at(-1)?.at(-1)).toBe(matter)
  })

  it('a short question in Spanish is answered in Spanish where a name is asked', () => {
    const { last } = playChat([matter, 'cuanto cuesta'])
    expect(last.text).toContain('¿')
  })

  it('what the law means for one’s own case is left to a lawyer, in words that fit', () => {
    const { last } = playChat(['what can he do to me'])
    expect(last).toMatchObject({ kind: 'declined' })
    expect(last.text).toContain(
      'What the law means for your own case takes a lawyer who knows the facts. I cannot say it here.',
    )
  })

  it.each([
    ["they're called bright smile dental", 'bright smile dental', undefined],
    ["Newport, the man's name is Daryl Finch", 'Daryl Finch', 'Newport'],
    ['her name is Daryl Finch', 'Daryl Finch', undefined],
  ])('a name that is introduced is the other side: %s', (text, party, place) => {
    const { slots } = playChat([...known, 'last month', text])
    expect(slots.other_party).toContain(party)
    expect(slots.where).toBe(place)
  })
})

describe('after the details were sent', () => {
  const sent = [...whole, 'yes']

  it.each([
    'it was nice talking to you',
    'nice chatting with you',
    'pleasure talking with you',
    'have a blessed day',
    'fue un placer hablar con usted',
    'que dios la bendiga',
  ])('a kind word is returned, and is no change: %s', (text) => {
    const { last, conversation } = playChat([...sent, text])
    expect(last.kind).toBe('greeting')
    expect(conversation.revision).toBe(1)
  })

  it.each(['can i add something', 'i forgot something', 'one more thing', 'se me olvidó algo'])(
    'somebody with more to say is asked to write it: %s',
    (text) => {
      const { last } = playChat([...sent, text])
      expect(last.text).toMatch(
        /^(?:Of course\. Please write it here for Alder & Reyes\.|Claro\. Escríbalo aquí para Alder & Reyes\.)$/,
      )
    },
  )

  it('what is told is passed on, and looked up nowhere', () => {
    const { conversation, last } = playChat([...sent, 'the other tenant was filming it'])
    expect(conversation.slots.issue).toContain('the other tenant was filming it')
    expect(conversation.revision).toBe(playChat(sent).conversation.revision + 1)
    expect(last.text).toBe('I have passed the change to Alder & Reyes.')
  })
})

describe('who asks for a person', () => {
  it.each([
    'i want to talk to someone about my boss not letting me take breaks for months',
    'can i talk to a lawyer about my neighbors dog',
  ])('and tells why has told it: %s', (text) => {
    const { slots, last } = playChat([text])
    expect(slots.issue).toBe(text)
    expect(last).toMatchObject({ kind: 'handoff', ask: { slot: 'name' } })
  })

  it('about “my case” has told nothing yet', () => {
    expect(playChat(['can i talk to a lawyer about my case']).last.ask?.slot).toBe('issue')
  })
})

describe('threats', () => {
  it.each([
    ['my boyfriend threatens me', 'i am afraid to leave'],
    ['mi esposo me amenaza', 'tengo miedo de irme'],
  ])('are the matter when the details are taken: %s', (threat, fear) => {
    const { slots, last } = playChat([threat, fear])
    expect(slots.issue).toContain(threat)
    expect(last.ask?.slot).toBe('name')
  })
})

describe('a whole story at once, for somebody else', () => {
  const story =
    'I’m writing on behalf of my mother, who is 82. She signed over her house to a man from her church last spring. We want it back. Can you help? My name is Robert Keene and my number is 541-555-0166. Afternoons are best.'

  it('is kept without what led to the number, and thanked for, not looked up', () => {
    const { slots, conversation, last } = playChat([story])
    expect(slots).toMatchObject({
      name: 'Robert Keene',
      phone: '+15415550166',
      issue:
        'I’m writing on behalf of my mother, who is 82. She signed over her house to a man from her church last spring. We want it back. Afternoons are best.',
    })
    expect(conversation.behalfOf).toContain('my mother')
    expect(last.text).toMatch(/^Thank you, Robert\. I can pass this to Alder & Reyes\./)
  })
})
