import { runOn } from '../turn-answer.ts'
import type { Answered } from '../turn-draft.ts'
import type { SiteAnswer, Written } from '../turn-site.ts'
import type { Conversation, TurnContext } from '../turn-state.ts'
import { respond } from '../turn.ts'
import { type CheckedSentence, type Proposal, type Said, checkReply } from './checked-reply.ts'
import type { QuotedPassage } from './quotes.ts'

/** A turn that a model may write the factual part of. */
export type OpenTurn = { conversation: Conversation; text: string; context: TurnContext }

/** What became of it: the reply, and why the model broke off where it did. */
export type Outcome = { answered: Answered; written: Written; failure: unknown }

/** Stands where the factual part will be; no visitor's or page's text has it. */
const gap = '\uE000'

const asAnswer = (sentences: readonly CheckedSentence[]): SiteAnswer => ({
  tier: 'answer',
  sentences: sentences.map(({ text, quote, url, title }) => ({ text, quote, url, title })),
  confidence: 1,
  language: sentences[0]?.language ?? 'en',
  outOfState: null,
})

/** The turn's reply where a model wrote this. */
export const respondWith = (
  { conversation, text, context }: OpenTurn,
  written: Written,
): Answered => {
  const { index } = context
  return respond(conversation, text, { ...context, index: index && { ...index, written } })
}

/** What our own copy says before the factual part of this turn. */
const leadIn = (turn: OpenTurn, first: CheckedSentence): string => {
  const answer = asAnswer([{ ...first, text: gap }])
  return respondWith(turn, { answer, proposals: [] }).reply.text.split(gap)[0] ?? ''
}

/**
 * Lets a model write the factual part of a turn. `hear` gets the reply's text piece by piece as it may
 * leave; together the pieces are the text of the reply. Where nothing the model says is borne out by a
 * page, the reply is the one without a model and nothing is heard before it.
 */
export async function writeAnswer(
  turn: OpenTurn,
  {
    reply,
    passages,
    canary,
  }: { reply: AsyncIterable<Said>; passages: readonly QuotedPassage[]; canary: string },
  hear: (piece: string) => void,
): Promise<Outcome> {
  const sentences: CheckedSentence[] = []
  const proposals: Proposal[] = []
  let heard = ''
  let failure: unknown = null
  const say = (piece: string): void => {
    heard += piece
    hear(piece)
  }
  try {
    const firmName = turn.context.firm.name
    for await (const part of checkReply(reply, { passages, firmName, canary })) {
      if (part.type === 'proposal') proposals.push(part.proposal)
      else {
        const { sentence } = part
        const before = sentences.at(-1)?.text
        if (before === undefined) say(leadIn(turn, sentence) + sentence.text)
        else say(runOn(before, sentence.text).slice(before.length))
        sentences.push(sentence)
      }
    }
  } catch (error) {
    failure = error
  }
  const answer = sentences.length > 0 ? asAnswer(sentences) : null
  const written = { answer, proposals }
  const answered = respondWith(turn, written)
  const rest = answered.reply.text.startsWith(heard) ? answered.reply.text.slice(heard.length) : ''
  if (rest !== '') hear(rest)
  return { answered, written, failure }
}
