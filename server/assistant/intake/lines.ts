import { isQuestion } from './intent.ts'

/** The most lines that are read one by one, and the longest; a pasted letter is read as a whole. */
const mostLines = 8
const longestLine = 160

/** The lines of a turn that were sent in one burst; none where it is one text. */
export const linesOf = (text: string): string[] => {
  const lines = text.split(/\n+/).filter((line) => /[\p{L}\p{N}]/u.test(line))
  const short = lines.length <= mostLines && lines.every((line) => line.length <= longestLine)
  return short && lines.length > 1 ? lines : []
}

/** What a turn asks: the questions among its lines, else all of it. */
export const askedIn = (text: string): string => {
  const questions = linesOf(text).filter((line) => isQuestion(line))
  return questions.length === 0 ? text : questions.join(' ')
}
