/** A sentence made to say something else, in each way that is known to fool a check of words. */
export type Mutation = { name: string; make: (sentence: string) => string[] }

const everyWhere = (
  sentence: string,
  pattern: RegExp,
  instead: (match: string) => string,
): string[] =>
  [...sentence.matchAll(pattern)].map(
    ({ 0: match, index }) =>
      sentence.slice(0, index) + instead(match) + sentence.slice(index + match.length),
  )

const without = (pattern: RegExp) => (sentence: string) =>
  everyWhere(sentence, pattern, () => '').map((text) => text.replaceAll(/ {2,}/g, ' ').trim())

/** Pairs of words that turn a statement round when one takes the other's place. */
const opposites: readonly (readonly [string, string])[] = [
  ['may', 'must'],
  ['can', 'must'],
  ['should', 'must'],
  ['will', 'may'],
  ['must', 'need not'],
  ['all', 'some'],
  ['some', 'all'],
  ['every', 'no'],
  ['each', 'no'],
  ['most', 'all'],
  ['many', 'all'],
  ['usually', 'always'],
  ['often', 'always'],
  ['more', 'less'],
  ['less', 'more'],
  ['before', 'after'],
  ['after', 'before'],
  ['over', 'under'],
  ['under', 'over'],
  ['within', 'after'],
  ['with', 'without'],
  ['without', 'with'],
  ['first', 'last'],
  ['is', 'is not'],
  ['are', 'are not'],
  ['can', 'cannot'],
  ['do', 'do not'],
  ['and', 'or'],
  ['or', 'and'],
  ['if', 'even if'],
  ['puede', 'debe'],
  ['pueden', 'deben'],
  ['debe', 'puede'],
  ['es', 'no es'],
  ['son', 'no son'],
  ['todos', 'algunos'],
  ['todas', 'algunas'],
  ['más', 'menos'],
  ['menos', 'más'],
  ['antes', 'después'],
  ['después', 'antes'],
  ['con', 'sin'],
  ['sin', 'con'],
  ['siempre', 'nunca'],
]

const wordAlone = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}'’])${word}(?![\\p{L}'’])`, 'giu')

const names = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu
const numbers = /\d+(?:[.,:]\d+)*/g

const swapped = (sentence: string, pattern: RegExp): string[] => {
  const found = [...sentence.matchAll(pattern)]
  return found.flatMap((one, at) =>
    found.slice(at + 1).flatMap((other) => {
      if (one[0] === other[0]) return []
      const middle = sentence.slice(one.index + one[0].length, other.index)
      const end = sentence.slice(other.index + other[0].length)
      return [sentence.slice(0, one.index) + other[0] + middle + one[0] + end]
    }),
  )
}

const otherNumber = (number: string): string =>
  number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10))

/** Clauses that promise, advise, lead away, or are simply not there. */
const additions = [
  ', and we guarantee it',
  ', so you should not wait',
  ' and nothing else is needed',
  ', which is always free',
  ' unless you are a new client',
  ', as Morgan Pike explains',
  ', y le garantizamos el resultado',
]

const beforeEnd = (sentence: string, addition: string): string => {
  const end = /[.!:]$/.exec(sentence)?.[0] ?? ''
  return sentence.slice(0, sentence.length - end.length) + addition + end
}

/** Every way a true sentence is made untrue in the tests of the support check. */
export const mutations: readonly Mutation[] = [
  {
    name: 'a negation left out',
    make: (sentence) => [
      ...without(/(?<![\p{L}'’])(?:not|no|never|nor|none|without|nunca|sin|ni)(?![\p{L}'’])/giu)(
        sentence,
      ),
      ...without(/n['’]t\b/giu)(sentence),
    ],
  },
  {
    name: 'a word for its opposite',
    make: (sentence) =>
      opposites.flatMap(([from, to]) => everyWhere(sentence, wordAlone(from), () => to)),
  },
  { name: 'another number', make: (sentence) => everyWhere(sentence, numbers, otherNumber) },
  { name: 'numbers swapped', make: (sentence) => swapped(sentence, numbers) },
  { name: 'another name', make: (sentence) => everyWhere(sentence, names, () => 'Morgan') },
  {
    name: 'a condition left out',
    make: without(
      /,? (?:only )?(?:if|unless|except|until|when|while|because|si|salvo|excepto|cuando|porque) [^.,;:]+/giu,
    ),
  },
  {
    name: 'a limit left out',
    make: without(
      /(?<![\p{L}'’])(?:only|usually|often|sometimes|about|almost|most|some|many|up to|at least|generally|may|can|solo|sólo|casi|a veces|algunos|algunas|puede|pueden) /giu,
    ),
  },
  {
    name: 'a clause put in',
    make: (sentence) => additions.map((addition) => beforeEnd(sentence, addition)),
  },
]

/** Ways to say the same that a model might choose without saying more or less. */
export const paraphrases: readonly Mutation[] = [
  { name: 'verbatim', make: (sentence) => [sentence] },
  {
    name: 'the firm for “we”',
    make: (sentence) =>
      /\b(?:we|our)\b/i.test(sentence)
        ? [
            sentence
              .replaceAll(/\bour\b/g, 'the firm’s')
              .replaceAll(/\bOur\b/g, 'The firm’s')
              .replaceAll(/\bwe\b/g, 'the firm')
              .replaceAll(/\bWe\b/g, 'The firm'),
          ]
        : [],
  },
  {
    name: 'contractions opened or made',
    make: (sentence) => {
      const open = sentence
        .replaceAll(/\bcan['’]t\b/g, 'cannot')
        .replaceAll(/(\p{L})n['’]t\b/gu, '$1 not')
      const made = sentence.replaceAll(/\b(do|does|is|are) not\b/g, '$1n’t')
      return [open, made].filter((text) => text !== sentence)
    },
  },
  {
    name: 'another word for lawyer',
    make: (sentence) =>
      [
        sentence.replaceAll(/\blawyer/g, 'attorney'),
        sentence.replaceAll(/\battorney/g, 'lawyer'),
      ].filter((text) => text !== sentence),
  },
  {
    name: 'the last phrase first',
    make: (sentence) => {
      const [, rest = '', phrase = ''] =
        /^((?:[^,;:]+ ){3}[^,;:]+) ((?:in|on|at|if|when|from|for|during) [^,;:.]+)\.$/.exec(
          sentence,
        ) ?? []
      if (rest === '') return []
      const [first = ''] = phrase
      return [
        `${first.toUpperCase()}${phrase.slice(1)}, ${rest[0]?.toLowerCase() ?? ''}${rest.slice(1)}.`,
      ]
    },
  },
]
