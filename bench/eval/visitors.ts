import type { AskSlot } from '@foyer/shared/facts/statuses.ts'
import { isLead } from '../../server/assistant/turn-state.ts'
import type { Desk, Reply } from './desk.ts'
import { type Figure, shareOf } from './figure.ts'
import { siteless } from './firms.ts'
import { dataFile, type Run, together } from './run.ts'
import { median } from '../statistics.ts'

/** A scripted visitor: what is true, what is said by topic, and how the visitor behaves. */
type Visitor = {
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

/** A visitor's chat: how it ended, and which details are wrong. */
type Played = { id: number; completed: boolean; wrong: string[]; turns: number }

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

/** Scripted visitors to a firm without a site: completion, details and turns (design section 11). */
export async function visitors(run: Run): Promise<Figure[]> {
  const text = dataFile(run, 'evaldata/intake-visitors/visitors.json')
  if (text === undefined) return []
  const data = JSON.parse(text) as { ref: string; clean: Visitor[]; noisy: Visitor[] }
  const desk = await run.desk(siteless, new Date(`${data.ref}:00-07:00`).toISOString())
  const figures: Figure[] = []
  for (const label of ['clean', 'noisy'] as const) {
    const played = await together(run.few(data[label], 4), (one) => playVisitor(one, desk))
    run.tell(played.flatMap(describe))
    figures.push(...figuresOf(`visitors, ${label}`, played))
  }
  return figures
}

function figuresOf(suite: string, played: readonly Played[]): Figure[] {
  const done = played.map(({ completed }) => completed)
  const right = played.map(({ completed, wrong }) => completed && wrong.length === 0)
  const turns = played.map((one) => one.turns)
  const middle: Figure = {
    suite,
    what: 'median turns',
    n: turns.length,
    value: median(turns),
    as: 'mean',
    goal: { atMost: 7 },
  }
  return [
    shareOf([suite, 'intake completed'], done, { goal: { atLeast: 0.98 } }),
    shareOf([suite, 'all key fields right'], right, { goal: { atLeast: 0.95 } }),
    middle,
  ]
}

function describe({ id, completed, wrong }: Played): string[] {
  if (completed && wrong.length === 0) return []
  return [`  visitor ${id}: ${completed ? '' : 'not completed; '}${wrong.join('; ')}`]
}

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

async function playVisitor(visitor: Visitor, desk: Desk): Promise<Played> {
  const answer = visitorOf(visitor)
  const say = await desk.open('en')
  let reply = await say(visitor.say.issue)
  let turns = 1
  while (turns < patience && !reply.intake.confirmed) {
    reply = await say(answer(reply.ask?.slot))
    turns += 1
  }
  const { confirmed, slots } = reply.intake
  const completed = confirmed && isLead(slots)
  return { id: visitor.id, completed, wrong: wrongDetails(visitor, reply), turns }
}

const flat = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function wrongDetails({ truth }: Visitor, { intake: { slots } }: Reply): string[] {
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
