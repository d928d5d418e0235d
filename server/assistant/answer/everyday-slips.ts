/**
 * Words that are in every other question to a firm, and by which it is known what is asked: a slip in one of them
 * ("email adress?") would hide it. Slips in other words are met in the index (`typos.ts`).
 */
const everyday = new Set(
  `address email emails hours phone number office located location directions parking appointment appointments
  consultation consultations attorney attorneys lawyer lawyers weekend weekends monday tuesday wednesday thursday
  friday saturday saturdays sunday tomorrow available schedule telephone payment payments direccion horario horarios
  telefono numero oficina abogado abogada abogados consulta sabado`.split(/\s+/),
)

/** A letter left out, put twice, or two that changed places, after the first. */
function slipsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters.flatMap((letter, at) => {
    if (at === 0) return []
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const next = letters[at + 1]
    const swapped = next === undefined ? [] : [before + next + letter + word.slice(at + 2)]
    return [before + after, before + letter + letter + after, ...swapped]
  })
}

/** Slips that are words themselves. */
const words = new Set(['hour', 'locate', 'direction', 'consult', 'emil', 'layer'])

/** Slips of another kind that many make. */
const others: readonly [string, string][] = [
  ['saterday', 'saturday'],
  ['wensday', 'wednesday'],
  ['wendsday', 'wednesday'],
  ['tommorow', 'tomorrow'],
  ['tommorrow', 'tomorrow'],
  ['appointmint', 'appointment'],
  ['attourney', 'attorney'],
  ['adres', 'address'],
]

const meant: ReadonlyMap<string, string> = new Map([
  ...others,
  ...[...everyday].flatMap((word) =>
    slipsOf(word)
      .filter((slip) => !everyday.has(slip) && !words.has(slip) && !everyday.has(`${slip}s`))
      .map((slip): [string, string] => [slip, word]),
  ),
])

/** A question with the slips in its everyday words mended. */
export const mendSlips = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => meant.get(word.toLowerCase()) ?? word)
