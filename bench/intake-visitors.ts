import type { AskSlot } from '@foyer/shared/facts/statuses.ts'
import { respond } from '../server/assistant/turn.ts'
import { allNeeds, isLead, newConversation } from '../server/assistant/turn-state.ts'
import type { Conversation, TurnContext, TurnReply } from '../server/assistant/turn-state.ts'

/** A scripted visitor: what is true, what is said by topic, and how the visitor behaves. */
export type Visitor = {
  id: number
  truth: {
    name: string
    phone: string | null
    email: string | null
    date: string
    urgency: string
  }
  say: Record<Topic, string>
  beh: { ask: Topic[]; refuseOnce: Topic | null; correctPhone: boolean; question: string }
}
type Topic = 'issue' | 'date' | 'name' | 'contact' | 'times' | 'confirm'

/** A visitor's chat: both sides, how it ended and which details are wrong. */
export type Played = {
  id: number
  completed: boolean
  wrong: string[]
  turns: number
  lines: string[]
}

const topics: Partial<Record<AskSlot, Topic>> = {
  issue: 'issue',
  when: 'date',
  name: 'name',
  phone: 'contact',
  email: 'contact',
  preferred_times: 'times',
  confirm: 'confirm',
}

/** Turns after which a visitor gives up. */
const patience = 20

/** What a visitor answers to an ask; remembers what has been said. */
function visitorOf({ say, beh }: Visitor): (asked: AskSlot | undefined) => string {
  const done = new Set<string>()
  const once = (key: string): boolean => !done.has(key) && done.add(key).has(key)
  return (asked) => {
    const topic = asked === undefined ? undefined : topics[asked]
    if (topic === undefined) return asked === undefined ? 'yes' : 'skip'
    if (beh.ask.includes(topic) && once(`question ${topic}`)) return beh.question
    if (beh.refuseOnce === topic && once(`refuse ${topic}`)) return "I'd rather not say"
    if (topic === 'contact') {
      if (!once('contact')) return 'skip'
      return beh.correctPhone ? `303-555-0000 sorry I meant ${say.contact}` : say.contact
    }
    return say[topic]
  }
}

const flat = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function wrongDetails({ truth }: Visitor, { slots }: Conversation): string[] {
  const pairs: [string, string, string][] = [
    ['name', flat(truth.name), flat(slots.name)],
    ['urgency', truth.urgency, slots.urgency ?? ''],
    ['email', flat(truth.email), flat(slots.email)],
    ['when', truth.date === 'n/a' ? '' : truth.date, slots.when?.iso ?? ''],
  ]
  // Some visitors volunteer a number that their truth leaves out.
  if (truth.phone !== null) pairs.push(['phone', truth.phone, slots.phone ?? ''])
  return pairs.flatMap(([field, right, given]) =>
    right === given ? [] : [`${field}: ${given || 'nothing'} for ${right || 'nothing'}`],
  )
}

/** Plays one visitor against the engine. `index` is the firm's site or null. */
export function playVisitor(visitor: Visitor, context: Omit<TurnContext, 'firm'>): Played {
  const firm = {
    name: 'Example Law',
    phone: '303-555-0100',
    timeZone: 'America/Denver',
    country: 'US',
    needs: allNeeds,
  } as const
  const answer = visitorOf(visitor)
  let conversation = newConversation('en')
  let text = visitor.say.issue
  const lines: string[] = []
  let turns = 0
  while (turns < patience) {
    turns += 1
    const turn: { reply: TurnReply; conversation: Conversation } = respond(conversation, text, {
      ...context,
      firm,
    })
    conversation = turn.conversation
    lines.push(`> ${text}`, `[${turn.reply.kind}] ${turn.reply.text}`)
    if (conversation.confirmed) break
    text = answer(turn.reply.ask?.slot)
  }
  const completed = conversation.confirmed && isLead(conversation.slots)
  return { id: visitor.id, completed, wrong: wrongDetails(visitor, conversation), turns, lines }
}
