import { soundsAsked } from '../policy/learned/learned.ts'
import { echo, isQuestion } from './intent.ts'
import { plain } from './plain-text.ts'
import { isTimes } from './times.ts'

/** Longer turns are no short answers. */
const mostWords = 14

const doubtful =
  /^(?:[^?]{0,60}[.,;!] )?(?:the|an?|my|his|her|in|near|at|el|la|los|mi|su) [^?.,;!]{2,40}\?/

const unsure =
  /^[^?]{2,25}\? (?:no idea|no clue|idk|(?:i )?(?:don'?t|do not) know|dunno|not sure|no se|ni idea)\b/

/** "The bar? idk": an answer one is not sure of, without its mark of doubt; other texts as they are. */
export const withoutDoubt = (text: string): string => {
  const rest = text.replace(/\?+/g, ',').replace(/[,\s]+$/, '')
  const said = plain(text)
  const doubts = isTimes(rest) || doubtful.test(said) || unsure.test(said)
  if (!doubts || echo.test(said) || said.split(' ').length > mostWords) return text
  return !isQuestion(rest) && !soundsAsked(rest) ? rest : text
}
