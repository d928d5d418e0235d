import { describe, expect, it } from 'vitest'
import { isTimes } from '../intake/times.ts'
import { findUrgency } from '../intake/urgency.ts'
import { calm, urgent } from './safety.other-phrases.ts'
import { danger as dangers } from './safety.phrases.ts'
import { findSafety, mayTellDanger } from './safety.ts'

const danger = [
  'my boyfriend is choking me',
  "he's got a gun and he's outside",
  'i took a bunch of pills',
  'i want to kill myself',
  'im going to end it tonight',
  'i cant do this anymore i want to disappear forever',
  'life isnt worth living',
  'someone is trying to break into my house',
  'there is a man following me home right now',
  'my husband just hit me and im hiding in the bathroom',
  'he just hit me on the head',
  'he said he will kill me if i leave',
  'my dad is beating my mom',
  "i've been stabbed",
  'my friend overdosed',
  'my wife is unconscious',
  "he's threatening me with a knife",
  'i am being held against my will',
  'my daughter was kidnapped by her father',
  'my kid is missing',
  'he violated the restraining order and is at my door',
  'someone shot my brother',
  'i feel like hurting myself',
  'thinking about suicide',
  "i'd be better off dead",
  'please help he is going to hurt me',
  'police are at my door right now',
  'im about to be arrested',
  'ice is outside my house',
  'mi esposo me está pegando',
  'quiero suicidarme',
  'ya no quiero vivir',
  'hay un hombre tratando de entrar a mi casa',
  'me amenazó con matarme',
  'mi hijo desapareció',
  'ayuda me quiere matar',
  'está afuera con una pistola',
  'kms if this goes on my record',
  'how much do you charge for a divorce, i just want to end it all',
  'just want it over',
  'mi padrastro me toca en la noche',
]

/** Past harm, charges and everyday words: a matter for the firm, not for an emergency number. */
const matters = [
  'I was charged with assault with a knife',
  'my son has a gun charge',
  'my husband hit me three years ago and I want a divorce',
  'he was convicted of breaking into a house',
  'my brother died in a shooting last year, can we sue',
  'wrongful death suit after a suicide in jail',
  'the dog bit my daughter',
  'I was stabbed in the back by my business partner financially',
  'police searched my car last month',
  'my ex took the kids for the weekend',
  'this divorce is killing me',
  'I slipped and was lying to nobody about it',
  'me despidieron la semana pasada',
  'quiero un divorcio',
  'guy who hit me has no insurance at all what now',
  'someone hit me on 101',
  'some lady hit me on i5 near salem',
  'a guy hit us on the freeway',
  'no tengo papeles y me da miedo que me reporten, puedo reclamar?',
  'im shaking',
  'we agree on everything and got no kids, just want it over. how much total do you guys charge for that',
  'how late can shop rent be before they can end it',
  'cuánto me toca de la casa de mi papá',
  'vivimos juntos doce años, me toca la mitad',
  'held hostage by the escrow company over a $300 fee',
  'Dad made two wills and my brother took the newer one from the safe. Nobody is shouting, but my hands shook when the letter from his lawyer came. Which of you does probate?',
]

describe('danger and self-harm', () => {
  it.each(danger)('is heard: %s', (text) => expect(findSafety(text)).not.toBeNull())
  it.each(matters)('is not read into: %s', (text) => expect(findSafety(text)).toBeNull())
})

describe.each(['en', 'es'] as const)('the development set, %s', (language) => {
  it.each(dangers[language])('danger: %s', (text) => expect(findSafety(text)).not.toBeNull())
  it.each(calm[language])('calm: %s', (text) => expect(findSafety(text)).toBeNull())
  it.each(urgent[language])('urgent: %s', (text) =>
    expect(findSafety(text) !== null || findUrgency(text) === 'high').toBe(true),
  )
})

describe('whom to call', () => {
  it.each([
    "also my brother took our father's papers",
    'im shaking',
    'my sister took the keys and the title',
    'también mi hermana se llevó los papeles de mi mamá',
    'i fought the ticket and lost',
  ])('is not said beside: %s', (text) => expect(mayTellDanger(text)).toBe(false))
})

describe('when to call', () => {
  it.each([
    'tonight',
    'now, tonight, whenever',
    'tonight after 8',
    'tonight is fine',
    'esta noche',
  ])('tells of no danger: %s', (text) => {
    expect(findSafety(text)).toBeNull()
    expect(mayTellDanger(text)).toBe(false)
  })
  it.each(['he gets home at 6 tonight', 'it all ends tonight', 'esta noche me voy'])(
    'is more than a time where more is said: %s',
    (text) => expect(isTimes(text)).toBe(false),
  )
})

describe('slips of the pen', () => {
  it.each(['he is strangeling me', 'im sucidal', 'someone stabed my brother', 'she was kidnaped'])(
    'are read as meant: %s',
    (text) => expect(findSafety(text)).not.toBeNull(),
  )
})
