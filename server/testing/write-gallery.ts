import { onOneLine } from '../assistant/answer/quote.ts'
import type { Turn } from '@foyer/shared/api/widget.ts'
import type { GalleryVisitor } from './gallery.ts'

/** A visitor's chat as it went: each line with its reply. */
export type PlayedVisitor = { visitor: GalleryVisitor; turns: { line: string; reply: Turn }[] }

/** Longer lines are shown by their beginning. */
const shownOfLine = 420

const shown = (line: string): string =>
  line.length > shownOfLine
    ? `${line.slice(0, shownOfLine).trimEnd()} … (${line.length} characters)`
    : line

/** Text as Markdown that shows it letter by letter, a list as a list; two spaces keep a line's end. */
const plainly = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/([\\`*_[\]<>#|])/g, '\\$1').replace(/^([+]|\d+\.) /, '\\$1 '))
    .join('\n')

const quoted = (text: string): string =>
  plainly(text)
    .split('\n')
    .map((line, at, all) => {
      const next = all[at + 1]
      const end = line !== '' && next !== undefined && next !== '' ? '  ' : ''
      return line === '' ? '>' : `> ${line}${end}`
    })
    .join('\n')

/** The pages behind a reply, each once; a quotation that the reply does not hold itself is written out. */
const sourcesOf = ({ text, citations }: Turn): string[] => {
  const lines = citations.map((citation) => {
    if ('source' in citation) return '— the firm’s own answer'
    const page = `— ${citation.title}, \`${new URL(citation.url).pathname}\``
    return onOneLine(text.replaceAll('\n- ', '\n')).includes(citation.quote)
      ? page
      : `${page}: “${citation.quote}”`
  })
  return [...new Set(lines)]
}

const writeTurn = ({ line, reply }: PlayedVisitor['turns'][number]): string => {
  const sources = sourcesOf(reply).map((source) => `>\n> *${source}*`)
  const buttons = reply.ask?.options ?? []
  const row = buttons.length === 0 ? [] : [`>\n> ${buttons.map((one) => `\`${one}\``).join(' ')}`]
  const said = plainly(shown(line)).replaceAll('\n', '**  \n**')
  return [`**${said}**\n`, quoted(reply.text), ...sources, ...row].join('\n')
}

const writeVisitor = ({ visitor, turns }: PlayedVisitor, at: number): string =>
  [`## ${at + 1}. ${visitor.title}`, visitor.shows, ...turns.map(writeTurn)].join('\n\n')

/** The gallery as one Markdown page: `opening` first, then every chat. */
export const writeGallery = (opening: string, played: readonly PlayedVisitor[]): string =>
  `${[opening, ...played.map(writeVisitor)].join('\n\n')}\n`
