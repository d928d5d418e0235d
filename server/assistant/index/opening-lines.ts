import type { Block } from './page-content.ts'

const day =
  '(?:(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|urday)?s?|weekdays?|weekends?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)'
/** A line of nothing but days of the week: "Mon – Thu", "Lunes a viernes". */
const days = new RegExp(`^${day}(?:\\s*(?:[-–—,&]|to|thru|through|and|a|y)\\s*${day})*\\s*:?$`, 'i')
/** A line that tells when somebody is there, or that nobody is. */
const times =
  /\d\s*(?:[ap]\.?\s?m\b|:\d\d)|\bnoon\b|^(?:closed|cerrado)\b|\bby appointment\b|\bcon cita\b/i
/** Longer lines are sentences of their own. */
const mostWords = 14

const isLine = ({ kind }: Block): boolean => kind === 'paragraph' || kind === 'item'

/** Days and times that a page parts by its styles alone as one row, word for word ("Fri 8:30 am – 2:00 pm"). */
export function withDays(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const above = joined.at(-1)
    if (above !== undefined && tellsTimesOf(above, block))
      joined.splice(-1, 1, { ...above, kind: 'row', text: `${above.text} ${block.text}` })
    else joined.push(block)
  }
  return joined
}

const tellsTimesOf = (above: Block, below: Block): boolean =>
  isLine(above) &&
  isLine(below) &&
  days.test(above.text) &&
  times.test(below.text) &&
  below.text.split(' ').length <= mostWords
