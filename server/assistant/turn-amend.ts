import { detailOf } from './intake/details.ts'
import { isAside } from './intake/acts.ts'
import { asksSomething, isNo, isQuestion, isYes } from './intake/intent.ts'
import { learn } from './intake/learn.ts'
import { readMatter } from './intake/matter.ts'
import { onlyTells } from './intake/only-tells.ts'
import { plain } from './intake/plain-text.ts'
import { tellsEvent } from './intake/tells-event.ts'
import { correctedLine } from './turn-acknowledge.ts'
import { answerTurn, hasAnswer } from './turn-answer.ts'
import { say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { addToIssue, changeNamed } from './turn-intake.ts'

/** Fewer words that neither ask nor tell anything are not passed on as a question. */
const fewWords = 4

/** Whether a statement tells more of the matter. */
const tellsMore = (text: string): boolean =>
  tellsEvent(text) ||
  (!isQuestion(text) && readMatter(text) !== null) ||
  (onlyTells(text) && text.trim().split(/\s+/).length >= fewWords)

const clausesOf = (text: string): string[] => text.split(/[,.;!]\s+/)

/** What a question tells besides ("he has surgery monday, can they call before that"); empty where it only asks. */
const toldBeside = (text: string): string =>
  clausesOf(text)
    .filter((clause) => !asksSomething(clause) && detailOf(clause) === 'story')
    .join(', ')

const askedBeside = (text: string): string =>
  clausesOf(text)
    .filter((clause) => asksSomething(clause))
    .join(', ')

const back =
  /^(?:(?:actually|wait|no|please|hold on|hey|sorry|oh|perdon|espere)[\s,.!]+)*(?:(?:do not|don'?t|dont) (?:send|submit)|stop sending|cancel|no (?:lo |la )?(?:mand|envi)\w+)(?: (?:it|this|that|anything|my (?:info|details|message)|nada|todavia|yet))*[\s.!]*$/

/** Whether a visitor wants back what was sent, and tells nothing besides. */
const wantsBack = (text: string): boolean => back.test(plain(text))

/** Answers what was asked, and passes on what was told with it. */
const answerBeside = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  const beside = toldBeside(text)
  if (beside === '' || !addToIssue(draft, beside)) return answerTurn(draft, text)
  conversation.revision += 1
  const passed = say(draft, 'changedAfter', copy.changedAfter)
  const asked = askedBeside(text)
  if (asked === '') return { kind: 'intake', paragraphs: [passed] }
  const reply = answerTurn(draft, asked)
  return { ...reply, paragraphs: [...reply.paragraphs, passed] }
}

/** Takes a turn after the confirmation: corrections make a new revision, questions are answered. */
export const amend = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  if (wantsBack(text))
    return { kind: 'greeting', paragraphs: [say(draft, 'out.delete', copy.out.delete)] }
  const learned = learn(draft, text)
  const facts = learned.known.length + learned.changed.length
  const told = facts > 0 || (tellsMore(text) && addToIssue(draft, text))
  if (told) {
    conversation.revision += 1
    const line = correctedLine(draft, learned)
    return {
      kind: 'intake',
      paragraphs: [...(line ? [line] : []), say(draft, 'changedAfter', copy.changedAfter)],
    }
  }
  const change = isQuestion(text) ? null : changeNamed(draft, text, false)
  if (change !== null) return change
  if (isAside(text) || isYes(text) || isNo(text))
    return { kind: 'greeting', paragraphs: [say(draft, 'chat.settled', copy.chat.settled)] }
  if (text.trim().split(/\s+/).length < fewWords && !asksSomething(text) && !hasAnswer(draft, text))
    return { kind: 'greeting', paragraphs: [say(draft, 'chat.whatIDo', copy.chat.whatIDo)] }
  return answerBeside(draft, text)
}
