import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { turnLimits } from '@foyer/shared/facts/limits.ts'
import type { AskedModel, Desk, Firm, Reply } from './desk.ts'
import type { Figure } from './figure.ts'

/** One evaluation, as a suite sees it. */
export type Run = {
  /** The folder of evaluation data beside the repository. */
  shared: string
  /** Which half of our own questions is asked. */
  half: 'seen' | 'kept'
  /** Of many cases a fixed few, evenly spread, in a quick run; all of them otherwise. */
  few<T>(rows: readonly T[], quick: number): readonly T[]
  /** A firm's desk, each of whose replies is witnessed. */
  desk(firm: Firm, now?: string): Promise<Desk>
  /** The same with a language model; null where no server runs that could ask one. */
  deskWithModel: ((firm: Firm, model: AskedModel) => Promise<Desk>) | null
  /** Tells what went wrong, where that was asked for. */
  tell(lines: readonly string[]): void
  /** Says that something was not measured. */
  skip(why: string): void
}

/** Measures one thing; an empty list where its data is not there. */
export type Suite = (run: Run) => Promise<Figure[]>

/** A morning in March, for everything that does not bring its own day. */
export const usualNow = '2026-03-05T15:00:00Z'

/** How many at once, and what they are called where it is said how far they are. */
export type Pace = { atOnce: number; called: string }

/** The server has one thread; the other chats wait for its database, or for us. */
const chats: Pace = { atOnce: 6, called: 'chats' }

/** Works through cases a few at a time, and says from time to time how far it is. Keeps their order. */
export async function together<T, R>(
  cases: readonly T[],
  work: (one: T) => Promise<R>,
  { atOnce, called }: Pace = chats,
): Promise<R[]> {
  const results: R[] = []
  let begun = 0
  let done = 0
  const timer = setInterval(() => console.error(`  ${done} of ${cases.length} ${called}`), 10_000)
  const workOn = async (): Promise<void> => {
    while (begun < cases.length) {
      const at = begun
      begun += 1
      results[at] = await work(cases[at] as T)
      done += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, workOn))
  } finally {
    clearInterval(timer)
  }
  return results
}

/** The last reply of a chat of its own; what the chat would not take is cut off, as its field does. */
export async function ask(
  desk: Desk,
  text: string,
  { earlier = [], language = 'en' }: { earlier?: readonly string[]; language?: Language } = {},
): Promise<Reply> {
  const say = await desk.open(language)
  for (const turn of earlier) await say(cut(turn))
  return await say(cut(text))
}

const cut = (text: string): string => text.trim().slice(0, turnLimits.maxChars)

/** The text of a file of the evaluation data; undefined, with a word about it, where it is not there. */
export function dataFile(run: Run, name: string): string | undefined {
  const file = path.join(run.shared, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  run.skip(`${name} is not beside this repository`)
  return undefined
}

/** A file with one JSON value a line. */
export function linesOf<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
}
