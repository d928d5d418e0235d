import { hours } from '@foyer/shared/facts/time.ts'
import { dayIn, sayDay } from '../../server/assistant/intake/calendar.ts'
import { findDates } from '../../server/assistant/intake/dates.ts'
import type { Desk } from './desk.ts'
import { type Figure, shareOf } from './figure.ts'
import { siteless } from './firms.ts'
import { dataFile, linesOf, type Run, together, usualNow } from './run.ts'

type Turn = { text: string; spans: [slot: string, from: number, to: number][] }

/** A visitor's words for a day, and the day they name by its number. */
type Said = { words: string; day: number; month: 'latest' | 'this' }

/** Everything but the day is told at once, so that the day is asked for next. */
const opening =
  'I was hurt in a car accident and would like to talk to a lawyer. My name is Rosa Delgado, rosa.delgado@mail.example'

const byNumber = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)( of this month)?$/i

/** Days said by their number alone ("the 13th"), taken down and read back to be confirmed. */
export async function saidDays(run: Run): Promise<Figure[]> {
  const text = dataFile(run, 'evaldata/sgd/sgd_test_user_spans.jsonl')
  if (text === undefined) return []
  const turns = linesOf<Turn>(text)
  const spans = turns.flatMap((turn) =>
    turn.spans
      .filter(([slot]) => slot.includes('date'))
      .map(([, from, to]) => ({ text: turn.text, words: turn.text.slice(from, to) })),
  )
  const numbered = spans.filter(({ words }) => byNumber.test(words))
  const distinct = new Map(
    [...numbered.map(({ words }) => words), ...everyNumber()].map((words) => [
      words.toLowerCase(),
      words,
    ]),
  )
  const desk = await run.desk(siteless, usualNow)
  const held = await together(run.few([...distinct.values()].map(saidOf), 6), (said) =>
    isKeptAndReadBack(run, desk, said),
  )
  return [
    shareOf(['sgd', '“the 13th” kept and read back as its day'], held, {
      goal: { atLeast: 1 },
      published: 'chrono-node 0',
    }),
    shareOf(
      ['sgd', '“the 13th” in whole sentences, ahead'],
      run.few(numbered, 60).map(readsAhead),
      {
        goal: { atLeast: 1 },
        note: 'in this process: on the first of March 2019, the day of the data',
      },
    ),
  ]
}

const everyNumber = (): string[] =>
  Array.from({ length: 31 }, (_, at) => {
    const day = at + 1
    const ending =
      day % 10 > 3 || [11, 12, 13].includes(day) ? 'th' : ['th', 'st', 'nd', 'rd'][day % 10]
    return `the ${day}${ending}`
  })

function saidOf(words: string): Said {
  const [, day = '', isThis] = byNumber.exec(words) ?? []
  return { words, day: Number(day), month: isThis === undefined ? 'latest' : 'this' }
}

/** The day meant of an accident: of this month, or the latest there was. */
function meant({ day, month }: Said): string {
  const today = new Date(usualNow)
  const days = Array.from({ length: 62 }, (_, back) => new Date(today.getTime() - back * hours(24)))
  const latest = days.find((one) => one.getUTCDate() === day)
  const ofThisMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), day))
  return (month === 'this' ? ofThisMonth : latest)?.toISOString().slice(0, 10) ?? ''
}

async function isKeptAndReadBack(run: Run, desk: Desk, said: Said): Promise<boolean> {
  const say = await desk.open('en')
  await say(opening)
  let reply = await say(`It was on ${said.words}.`)
  const kept = reply.intake.slots.when?.iso === meant(said)
  for (let turn = 0; turn < 8 && reply.ask !== undefined && reply.ask.slot !== 'confirm'; turn += 1)
    reply = await say('skip')
  const right = kept && reply.text.includes(sayDay(meant(said), 'en'))
  if (!right)
    run.tell([`  ${said.words}: ${reply.intake.slots.when?.iso} for ${meant(said)}; ${reply.text}`])
  return right
}

const dayOfData = dayIn(new Date('2019-03-01T12:00:00Z'), 'UTC')

function readsAhead({ text, words }: { text: string; words: string }): boolean {
  const { day } = saidOf(words)
  const found = findDates(text, { today: dayOfData, language: 'en', bias: 'future' })
  return found.some(({ iso }) => iso === `2019-03-${String(day).padStart(2, '0')}`)
}
