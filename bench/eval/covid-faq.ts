import { search } from '../../server/assistant/index/search.ts'
import { type Firm, indexOf, pathOn } from './desk.ts'
import { type Figure, meanOf, shareOf } from './figure.ts'
import { passagesFirm, pathOf } from './passages-site.ts'
import { ndcgAt10 } from './ranking.ts'
import { ask, dataFile, type Run, together } from './run.ts'

type Pair = { query_type: 'faq' | 'user_query'; question: string; answer: string }

const suite = 'covidfaq'

/** People's questions to a public FAQ of 67 answers, a page each under its own question. */
export async function covidFaq(run: Run): Promise<Figure[]> {
  const text = dataFile(run, 'evaldata/covidfaq/query_answer_pairs.json')
  if (text === undefined) return []
  const pairs = JSON.parse(text) as Pair[]
  const faq = [...new Map(pairs.filter(isFaq).map((one) => [one.answer, one])).values()]
  const passages = faq.map(({ question, answer }) => ({ title: question, text: answer }))
  const firm = passagesFirm('CovidFAQ', 'en', passages)
  const goldOf = new Map(faq.map(({ answer }, at) => [answer, pathOf(at)]))
  const queries = pairs.filter((one) => !isFaq(one))
  const index = indexOf(firm.website)
  const scores = run.few(queries, 120).map(({ question, answer }) => {
    const found = search(index, { text: question, language: 'en' }, 60)
    const ranked = found.map(
      ({ passage }) => new URL(index.pages[index.passages[passage]?.page ?? 0]?.url ?? '').pathname,
    )
    return ndcgAt10([...new Set(ranked)], [goldOf.get(answer) ?? ''])
  })
  return [
    meanOf([suite, 'nDCG@10'], scores, {
      goal: { atLeast: 0.7 },
      published: 'BM25 .815 on its larger index (BERT-FAQ)',
      note: 'in this process: replies show no ranks',
    }),
    ...(await inTheChat(run, { firm, goldOf, asked: run.few(queries.filter(isInSample), 0) })),
  ]
}

type Asked = { firm: Firm; goldOf: ReadonlyMap<string, string>; asked: readonly Pair[] }

/** Every fourth is asked in the chat too: that is told, and held to nothing. */
const isInSample = (_one: unknown, at: number): boolean => at % 4 === 0

/** What the firm's chat says to the same questions; in a quick run nothing is asked. */
async function inTheChat(run: Run, { firm, goldOf, asked }: Asked): Promise<Figure[]> {
  if (asked.length === 0) return []
  const desk = await run.desk(firm)
  const replies = await together(asked, async ({ question, answer }) => {
    const { kind, citations } = await ask(desk, question)
    const cited = citations.map((one) => ('url' in one ? pathOn(desk, one.url) : null))
    return { answered: kind === 'answer', right: cited[0] === goldOf.get(answer) }
  })
  return [
    shareOf(
      [suite, 'answered in the chat'],
      replies.map(({ answered }) => answered),
    ),
    shareOf(
      [suite, 'first citation right, of those answered in the chat'],
      replies.filter(({ answered }) => answered).map(({ right }) => right),
    ),
  ]
}

const isFaq = (pair: Pair): boolean => pair.query_type === 'faq'
