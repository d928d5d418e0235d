import { findEmail, findPhone } from './contact.ts'
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

/** More words than these are an account, whose questions are asked beside it. */
const wordsOfAccount = 12

/** The sentences of an account; none of a shorter text. */
const sentencesOf = (text: string): string[] =>
  text.split(/\s+/).length > wordsOfAccount ? text.split(/(?<=[.!?])\s+(?=\S)/) : []

/** What a turn asks: the questions among its lines, or among the sentences of an account, else all of it. */
export const askedIn = (text: string): string => {
  const lines = linesOf(text)
  const parts = lines.length > 0 ? lines : sentencesOf(text)
  const questions = parts.filter((part) => isQuestion(part))
  return questions.length === 0 ? text : questions.join(' ')
}

const tellsContact = (text: string): boolean => findPhone(text) !== null || findEmail(text) !== null

/** What a turn tells: an account without its questions that tell no way to reply, else all of it. */
export const toldIn = (text: string): string => {
  const told = sentencesOf(text).filter((one) => !isQuestion(one) || tellsContact(one))
  return told.length === 0 ? text : told.join(' ')
}
