import { fold } from '../index/words.ts'
import { firmNeeds } from './needs-firm.ts'
import { moneyNeeds } from './needs-money.ts'
import { visitNeeds } from './needs-visit.ts'

/** A thing people ask a law firm for: the questions that do, and the sentences that tell it. */
export type Need = { name: string; asks: Way[]; shows: Way[] }

/** Expressions that all must be found. */
type Way = RegExp[]

/** A need that a question has, with the words of the question that say so. */
export type Asked = { need: Need; words: string }

/** A text as the tables spell it: without accents, capitals and apostrophes. */
export function plainly(text: string): string {
  return fold(text).replaceAll(/['\u2019]/g, '')
}

/** What a question asks for, of the things that people ask a law firm. */
export function needsOf(question: string): Asked[] {
  const text = plainly(question)
  return tables().flatMap((need) => {
    const way = need.asks.find((one) => one.every((part) => part.test(text)))
    if (way === undefined) return []
    return [{ need, words: way.map((part) => part.exec(text)?.[0] ?? '').join(' ') }]
  })
}

/** Whether a text, spelled plainly, tells what is asked for. */
export function shows({ shows: ways }: Need, text: string): boolean {
  return ways.some((one) => one.every((part) => part.test(text)))
}

let compiled: Need[] | undefined

/** Compiled when they are first asked: a start need not wait for them. */
function tables(): Need[] {
  return (compiled ??= [moneyNeeds, visitNeeds, firmNeeds].flatMap((table) =>
    table
      .trim()
      .split(/\n\n+/)
      .map((entry) => needOf(entry)),
  ))
}

/**
 * Reads an entry: its name, what `asks` for it and what `shows` it, each a list of phrases between
 * commas. A phrase is a regular expression of whole words in which `*` ends a word anyhow, `..`
 * leaves room for a few words, `#` is a number, `$` an amount of money, and `+` joins what may stand
 * anywhere.
 */
function needOf(entry: string): Need {
  const [name = '', asks = '', shown = ''] = entry.split(/\n(?:asks|shows): /)
  return { name, asks: waysOf(asks), shows: waysOf(shown) }
}

/** The single phrases in one expression, which is faster, and each with parts on its own. */
function waysOf(list: string): Way[] {
  const phrases = list.split(',').map((phrase) => phrase.split(' + ').map((part) => spelled(part)))
  const single = phrases.filter(({ length }) => length === 1).flat()
  const joined = phrases.filter(({ length }) => length > 1)
  const whole = (ways: string[]) => new RegExp(`(?<!\\w)(?:${ways.join('|')})(?!\\w)`, 'u')
  return [
    ...(single.length === 0 ? [] : [[whole(single)]]),
    ...joined.map((parts) => parts.map((part) => whole([part]))),
  ]
}

const spelled = (phrase: string): string =>
  phrase
    .trim()
    .replaceAll(/'/g, '')
    .replaceAll('$', String.raw`\$ ?\d[\d,.]*`)
    .replaceAll('*', String.raw`\w*`)
    .replaceAll('#', String.raw`\d+`)
    .replaceAll(/ *\.\. */g, String.raw`(?!\w).{0,40}?(?<!\w)`)
