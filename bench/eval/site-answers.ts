import type { Language } from '@foyer/shared/facts/statuses.ts'
import { detectLanguage } from '../../server/assistant/index/detect-language.ts'
import { type Query, search } from '../../server/assistant/index/search.ts'
import { type Desk, indexOf, pathOn, type Reply } from './desk.ts'
import { type Figure, meanOf, shareOf } from './figure.ts'
import { hitAt5, ndcgAt10 } from './ranking.ts'
import { ask, type Run, together } from './run.ts'

/** A question that a site answers. */
export type Answerable = {
  id: string
  question: string
  earlier?: readonly string[]
  language: Language
  /** Paths of the pages an answer may cite. */
  pages: readonly string[]
  /** Stands on every page, so that any may be cited, and any rank first. */
  everywhere: boolean
  /** The reply, in small letters, matches one of each group. */
  must: readonly (readonly string[])[]
}

/** What became of it. `cites`: its first citation is an acceptable page. */
export type Answered = {
  asked: Answerable
  reply: Reply
  answered: boolean
  cites: boolean
  /** Answered, from an acceptable page, with everything the reply must say. */
  right: boolean
  ndcg: number
  hit: boolean
}

/** Asks what a site answers, and looks up in its index how the pages rank. */
export async function askSite(desk: Desk, questions: readonly Answerable[]): Promise<Answered[]> {
  return await together(questions, async (asked) => {
    const { question, earlier = [], pages, everywhere, must } = asked
    const reply = await ask(desk, question, { earlier })
    const cited = reply.citations.flatMap((one) => ('url' in one ? [pathOn(desk, one.url)] : []))
    const answered = reply.kind === 'answer'
    const isRight = (at: string | null | undefined) => everywhere || pages.includes(at ?? '')
    const said = reply.text.toLowerCase()
    const says = must.every((group) => group.some((one) => new RegExp(one).test(said)))
    const ranked = rankedPaths(desk, asked)
    const acceptable = everywhere ? ranked : pages
    return {
      asked,
      reply,
      answered,
      cites: answered && isRight(cited[0]),
      right: answered && cited.some(isRight) && says,
      ndcg: ndcgAt10(ranked, acceptable),
      hit: hitAt5(ranked, acceptable),
    }
  })
}

/** Passages looked at for ten pages. */
const depth = 60

function rankedPaths(desk: Desk, { question, earlier = [] }: Answerable): string[] {
  const { website } = desk.firm
  if (website === null) return []
  const index = indexOf(website)
  const language = detectLanguage(question) ?? 'en'
  const query: Query = { text: question, language, history: earlier.toReversed() }
  const paths = search(index, query, depth).map(({ passage }) => {
    const page = index.pages[index.passages[passage]?.page ?? 0]
    return decodeURI(new URL(page?.url ?? '').pathname)
  })
  return [...new Set(paths)]
}

/** The figures of questions a site answers, and what went wrong with them. */
export function answerFigures(run: Run, suite: string, results: readonly Answered[]): Figure[] {
  if (results.length === 0) return []
  run.tell(results.filter(({ right }) => !right).flatMap(describe))
  const inProcess = 'ranks are of the same index, built in this process'
  const answers = results.filter(({ answered }) => answered)
  return [
    shareOf(
      [suite, 'answerable questions answered'],
      results.map(({ answered }) => answered),
      { goal: { atLeast: 0.9 } },
    ),
    shareOf(
      [suite, 'answered from a right page with all that was asked'],
      results.map(({ right }) => right),
    ),
    shareOf(
      [suite, 'first citation right, of those answered'],
      answers.map(({ cites }) => cites),
      { goal: { atLeast: 0.85 } },
    ),
    meanOf(
      [suite, 'nDCG@10 of pages'],
      results.map(({ ndcg }) => ndcg),
      { goal: { atLeast: 0.78 }, note: inProcess },
    ),
    shareOf(
      [suite, 'Hit@5 of pages'],
      results.map(({ hit }) => hit),
      { goal: { atLeast: 0.9 }, note: inProcess },
    ),
  ]
}

function describe({ asked, reply, cites }: Answered): string[] {
  const verdict = cites ? 'right page' : 'not a right page'
  return [
    `  ${asked.id} [${reply.kind}, ${verdict}] ${asked.question}`,
    `      ${reply.text.replaceAll('\n', ' ').slice(0, 300)}`,
  ]
}

/** What a reply to a question is held to, and whether replies do. */
export function heldFigure(
  run: Run,
  [suite, what]: readonly [string, string],
  { replies, goal }: { replies: readonly Judged[]; goal: Figure['goal'] },
): Figure[] {
  if (replies.length === 0) return []
  const wrong = replies.filter(({ right }) => !right)
  run.tell(wrong.map(({ id, question, reply }) => `  ${id} [${reply.kind}] ${question} → ${what}`))
  return [
    shareOf(
      [suite, what],
      replies.map(({ right }) => right),
      goal === undefined ? {} : { goal },
    ),
  ]
}

/** A reply with whether it is as it should be. */
export type Judged = { id: string; question: string; reply: Reply; right: boolean }
