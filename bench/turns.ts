import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { canReadCpu, cpuPer } from './cpu-time.ts'
import { readQuestions } from './firm-site.ts'
import { jsonClient } from './json-client.ts'
import type { Measure } from './report.ts'
import { operate, type RunningFoyer } from './running-foyer.ts'
import { quantile } from './statistics.ts'
import { type Chat, demoQuestions, intakeLines, openChat } from './visitor.ts'

/** A site to read and what is asked about it. */
export type AskedSite = { origin: string | undefined; questions: readonly string[] }

/** Visitors who talk at once, each sending the next line as soon as the last is answered. */
const visitors = 8
/** Questions of a chat before its visitor becomes a lead. */
const questionsPerChat = 8
/** The longest that 19 of 20 turns may take in the server (design section 11). */
const longestTurn = 50
/**
 * One thread answers `visitors` turns within `longestTurn` when each takes at most this much of it:
 * the part of the goal that a busy neighbour does not move.
 */
const cpuPerTurn = longestTurn / visitors
/** Turns of each visitor before any is measured: code that has just begun to run is not compiled. */
const warmUpTurns = 30
/** How long the control stops the server, in milliseconds. */
const pause = 200

/** The questions of `shared` where they are there, else those for the demo firm's site. */
export function questionsFor(shared: string): readonly string[] {
  const file = path.join(shared, 'firm-site-questions.jsonl')
  return existsSync(file) ? readQuestions(file).map(({ q }) => q) : demoQuestions
}

/** A firm of its own for the site, or the demo firm. */
async function openFirm(
  foyer: RunningFoyer,
  { origin }: AskedSite,
): Promise<{ chat: Chat; told: string }> {
  const client = jsonClient(foyer.demo.widget)
  if (origin === undefined)
    return {
      chat: { client, token: foyer.demo.token, pageUrl: foyer.demo.site },
      told: 'demo site',
    }
  const words = ['firm', 'add', '--name', 'Asked Firm', '--email', 'owner@asked.example']
  const { token } = await operate<{ token: string }>(foyer.place, [...words, '--site', origin])
  const { passages } = await operate<{ passages: number }>(foyer.place, ['site', 'index', token])
  return { chat: { client, token, pageUrl: `${origin}/` }, told: `${passages} passages` }
}

/** Talks until `turns` lines were answered, beginning at another question than other visitors. */
async function visit(
  chat: Chat,
  questions: readonly string[],
  { first, turns }: { first: number; turns: number },
): Promise<number[]> {
  const times: number[] = []
  for (let at = first; times.length < turns; at += questionsPerChat) {
    const say = await openChat(chat)
    const asked = Array.from(
      { length: questionsPerChat },
      (_, n) => questions[(at + n) % questions.length] ?? '',
    )
    for (const line of [...asked, ...intakeLines].slice(0, turns - times.length)) {
      times.push((await say(line)).ms)
    }
  }
  return times
}

/** All visitors at once; answers the times of all their turns. */
async function talk(chat: Chat, questions: readonly string[], turns: number): Promise<number[]> {
  const visits = Array.from({ length: visitors }, (_, n) => {
    const first = Math.round((n * questions.length) / visitors)
    return visit(chat, questions, { first, turns })
  })
  return (await Promise.all(visits)).flat()
}

/** A server that stands still must be seen standing still, or the clock measures something else. */
async function control(foyer: RunningFoyer, chat: Chat): Promise<Measure> {
  const say = await openChat(chat)
  process.kill(foyer.pids.server, 'SIGSTOP')
  setTimeout(() => process.kill(foyer.pids.server, 'SIGCONT'), pause)
  const { ms } = await say('What are your hours?')
  return {
    area: 'turns',
    what: `control, must show: a server stopped for ${pause} ms`,
    n: 1,
    value: ms,
    unit: 'ms',
    goal: { atLeast: pause * 0.9 },
    gate: true,
  }
}

/**
 * Turns answered without a model, over HTTP: how long visitors wait while eight talk at once, and
 * what a turn costs. The waiting is the client's, so it is at least the server's.
 */
export async function measureTurns(
  foyer: RunningFoyer,
  site: AskedSite,
  turnsPerVisitor: number,
): Promise<Measure[]> {
  const { chat, told } = await openFirm(foyer, site)
  const { questions } = site
  const [first = Number.NaN] = await visit(chat, questions, { first: 0, turns: 1 })
  await talk(chat, questions, warmUpTurns)
  const alone = await visit(chat, questions, { first: 0, turns: turnsPerVisitor })
  const times: number[] = []
  const work = async () => {
    times.push(...(await talk(chat, questions, turnsPerVisitor)))
    return times.length
  }
  const cost = canReadCpu ? await cpuPer(foyer.pids, work) : (await work(), undefined)
  const measures = figures(told, { first, alone, times, cost })
  measures.push(await control(foyer, chat))
  chat.client.close()
  return measures
}

function figures(
  told: string,
  found: {
    first: number
    alone: number[]
    times: number[]
    cost: { server: number; postgres: number } | undefined
  },
): Measure[] {
  const { first, alone, times, cost } = found
  const wall = (what: string, samples: number[], share: number): Measure => ({
    area: 'turns',
    what,
    n: samples.length,
    value: quantile(samples, share),
    unit: 'ms',
    gate: false,
    note: told,
  })
  const measures: Measure[] = [
    wall('the first one, its index not in memory', [first], 1),
    wall('one visitor alone, p50', alone, 0.5),
    wall('one visitor alone, p95', alone, 0.95),
    wall(`${visitors} visitors at once, p50`, times, 0.5),
    { ...wall(`${visitors} visitors at once, p95`, times, 0.95), goal: { atMost: longestTurn } },
  ]
  if (cost === undefined) return measures
  const of = { area: 'turns', n: times.length, unit: 'ms CPU' } as const
  measures.push(
    {
      ...of,
      what: 'Foyer, one turn',
      value: cost.server,
      goal: { atMost: cpuPerTurn },
      gate: true,
      note: told,
    },
    { ...of, what: 'PostgreSQL, one turn', value: cost.postgres, gate: false },
  )
  return measures
}
