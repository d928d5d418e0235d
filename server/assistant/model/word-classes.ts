import type { Language } from '@foyer/shared/facts/statuses.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that a sentence may have more or fewer of and still say the same. */
const free: Record<Language, ReadonlySet<string>> = {
  en: words('the a an also please'),
  es: words('el un una también'),
}

/** Different ways to write one word, and the few that mean the same in every sentence. */
const sames: readonly ReadonlySet<string>[] = [
  words(
    'firm we us our ours ourselves nosotros nuestro nuestra nuestros nuestras firma bufete despacho',
  ),
  words('lawyer lawyers attorney attorneys'),
  words('abogado abogada abogados abogadas'),
  words('phone telephone'),
  words('is are am'),
  words('was were'),
  words('has have'),
  words('do does'),
  words('es son'),
  words('está están'),
  words('puede pueden podemos'),
  words('debe deben debemos'),
  words('tiene tienen tenemos'),
  words('help helps assist assists'),
  words('begin begins start starts'),
  words('children kids'),
  words('0 zero cero'),
  words('1 one uno'),
  words('2 two dos'),
  words('3 three tres'),
  words('4 four cuatro'),
  words('5 five cinco'),
  words('6 six seis'),
  words('7 seven siete'),
  words('8 eight ocho'),
  words('9 nine nueve'),
  words('10 ten diez'),
  words('11 eleven once'),
  words('12 twelve doce'),
  words('monday mon'),
  words('tuesday tue tues'),
  words('wednesday wed'),
  words('thursday thu thurs'),
  words('friday fri'),
  words('saturday sat'),
  words('sunday sun'),
]
/** "once" is eleven in Spanish only. */
const written: Record<Language, ReadonlyMap<string, string>> = {
  en: canonical((word) => word !== 'once'),
  es: canonical(() => true),
}

function canonical(takes: (word: string) => boolean): ReadonlyMap<string, string> {
  return new Map(
    sames.flatMap((group) => {
      const [first = ''] = group
      return [...group].filter(takes).map((word) => [word, first] as const)
    }),
  )
}

/** The form a word is compared in: one for all ways to write it. */
export const canonicalForm = (word: string, language: Language): string =>
  written[language].get(word) ?? word

export const isFree = (word: string, language: Language): boolean => free[language].has(word)

/** "And" between two statements that were each made. */
export const joinsStatements = (word: string): boolean => word === 'and' || word === 'y'

/** Where a phrase begins that may stand at either end of its statement. */
const phraseOpeners: ReadonlySet<string> = words(
  'if when on in at from for with during by unless until after before si cuando en para con durante desde',
)
export const opensPhrase = (word: string): boolean => phraseOpeners.has(word)

/** Words by which a clause takes back, or limits, what the clause before it says. */
const limiting: ReadonlySet<string> = words(`
  but however although though unless except only otherwise provided yet and or nor not
  pero sino salvo excepto aunque solo sólo y o u e ni no`)
export const limitsBefore = (word: string): boolean => limiting.has(word)

/** Words that point back at what was said before. */
const pointing: ReadonlySet<string> = words(`
  it its they them their theirs he him his she her hers this that these those such both there here
  otherwise instead however then thus therefore so either neither
  él ella ello ellos ellas su sus esto eso este esta estos estas ese esa esos esas ambos ambas así
  entonces además ahí allí`)

/** Whether a word at the beginning of a sentence points back at the one before. */
export const pointsBack = (word: string): boolean => pointing.has(word)

/** Words whose plural is another word. */
const apart: ReadonlySet<string> = words('damage mean new custom good cloth arm hi')
const endings: Record<Language, ReadonlySet<string>> = {
  en: new Set(['/s', '/es', 'y/ies']),
  es: new Set(['/s', '/es', 'z/ces', 'mos/n', '/mos', '/n', 'n/mos']),
}
const shortestStem = 3

/** Whether two words differ by an ending of number or person only: "handle" and "handles". */
export const isInflected = (some: string, other: string, language: Language): boolean => {
  let same = 0
  while (same < some.length && same < other.length && some[same] === other[same]) same += 1
  if (same < shortestStem) return false
  const stem = some.slice(0, same)
  const parts = [some.slice(same), other.slice(same)]
  const isKnown =
    endings[language].has(parts.join('/')) || endings[language].has(parts.toReversed().join('/'))
  return isKnown && !apart.has(stem)
}
