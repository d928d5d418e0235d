import { splitSentences } from '../index/sentences.ts'

/** Text as it comes in pieces, given out in whole sentences. */
export type SentenceBuffer = {
  /** The sentences that are whole now, in order. */
  add: (piece: string) => string[]
  /** What is left when nothing more comes. */
  end: () => string[]
}

/** A line longer than this without an end is no sentence of a reply, and is not waited for. */
const longestLine = 2_000

/** A number may go on ("$3." and then "5 million"). */
const mayGoOn = /\d[.]$/

/** Without one of these there is no sentence to look for. */
const ending = /[.!?\u2026\n]/

/** Whether a text is a whole sentence, whatever follows: the splitter ends it before any next word. */
const isWhole = (text: string): boolean =>
  !mayGoOn.test(text) && splitSentences(`${text} A`).length > splitSentences(text).length

/** Gives a sentence out as soon as its end is read, without waiting for the next one to begin. */
export function sentenceBuffer(): SentenceBuffer {
  let rest = ''
  const take = (): string[] => {
    if (!ending.test(rest) && rest.length <= longestLine) return []
    const lines = rest.split('\n')
    const open = lines.pop() ?? ''
    const pieces = splitSentences(open)
    const last = pieces.at(-1) ?? ''
    const isOpen = pieces.length > 0 && !isWhole(last)
    const whole = isOpen ? pieces.slice(0, -1) : pieces
    rest = isOpen && last.length <= longestLine ? open.slice(open.lastIndexOf(last)) : ''
    return [...lines.flatMap(splitSentences), ...whole]
  }
  return {
    add(piece) {
      rest += piece
      return take()
    },
    end() {
      const left = splitSentences(rest)
      rest = ''
      return left
    },
  }
}
