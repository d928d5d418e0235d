import { describe, expect, it } from 'vitest'
import { deniesHarm, findSafety, mayTellDanger } from './safety.ts'

/** Still met with whom to call beside the reply. */
const perhaps = new Set([
  'she has a boyfriend living there with my kids',
  "my kid got a dui last night at school, hes 19, he's at my house now",
  'my wife her name is Joanna Tanaka she doesnt know im writing yet',
])

describe('lines that were misheard in played chats', () => {
  it.each([
    'my ex hit me in the parking lot yesterday',
    'my husband hit me in the drive thru',
    'my ex grabbed me in the parking lot',
    'my dad hit me at the light',
    'he choked me in the drive thru',
    'my husband grabbed me by the throat in a parking lot',
    'my husband kicked me out and hit me in front of the kids',
    'he kicked us out and hit my daughter',
    'my husband kicked me out and choked me last night',
    'my boyfriend kicks me out and hits me',
    'me quiere cortar la cara',
    'el me quiere cortar',
    'me quiere envenenar',
    'me quiere aventar del carro',
    'te quiero matar',
    'te va a matar',
    'me voy a quitar de en medio',
    'me quiero quitar de este mundo',
    'nos esta matando este hombre',
    'no puedo quejarme o me mata',
    'i want to go without saying goodbye',
    "i'm leaving without saying goodbye tonight, forgive me",
    'im drowning in loans i cant go on anymore',
    'he cut him from behind',
  ])('tell danger, if need be beside the reply: %s', (text) => {
    expect(findSafety(text) !== null || mayTellDanger(text)).toBe(true)
  })

  it.each([
    'my son and his wife are divorcing. They have two little ones.',
    "my daughter's school won't let her back in",
    'my coworker got fired for complaining about safety and shes scared to write u so im doing it',
    "my kid got a dui last night at school, hes 19, he's at my house now",
    'my wife her name is Joanna Tanaka she doesnt know im writing yet',
    "Sharon Beck, I'm in Red Chimney",
    'my landlord is kicking us out',
    "They're gonna kick us out friday",
    'buenas tardes me pegaron un aviso en la puerta hoy de que me tengo que ir',
    'me quieren desalojar con mi bebe de 3 meses',
    'mi esposo me quiere quitar a los niños',
    'me va a tirar a la calle el dueño',
    'el landlord me va a tirar la migra si llamo al inspector',
    "Hello, I'm not sure if this is the right place. My father passed on Saturday.",
    "My dad died this morning. I'm at the hospital.",
    'oye mija no se como usar esto. mi nieta me dijo que escribiera aqui',
    'me despidieron hoy por quejarme del overtime',
    'someone hit my parked car last night while i was asleep',
    'my ex has our son and he is moving to texas next month, what can i do',
    'she has a boyfriend living there with my kids',
    'my wife had a stroke after the surgery',
    'he hit me from behind at the light',
    'my landlord wants to kick me out',
  ])('tell none: %s', (text) => {
    expect(findSafety(text)).toBeNull()
    expect(mayTellDanger(text) && !perhaps.has(text)).toBe(false)
  })
})

describe('a denial of harm', () => {
  it.each([
    "no no I'm not gonna hurt myself, I'm just angry",
    'i dont want to hurt anyone',
    'no voy a matarme',
  ])('is one: %s', (text) => expect(deniesHarm(text)).toBe(true))

  it.each([
    'no voy a hacer nada, solo tomarme todas las pastillas',
    'no voy a hacer nada porque me da miedo',
    "i don't want to hurt him but last night he held a pillow over my face",
    'im not going to hurt myself today, maybe tomorrow',
    "I won't kill him unless he comes back",
    "I'm not gonna hurt myself, I'm going to kill him",
    'i dont want to hurt anyone, my name is Ana Ruiz and my number is 503-555-0119',
    'i dont want to hurt anyone, can i get a restraining order',
  ])('is none, or not all: %s', (text) => expect(deniesHarm(text)).toBe(false))
})
