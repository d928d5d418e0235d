import { buildIndex } from '../../server/assistant/index/build.ts'
import type { PageContent } from '../../server/assistant/index/page-content.ts'
import { search } from '../../server/assistant/index/search.ts'
import type { SiteIndex } from '../../server/assistant/index/site-index.ts'
import { type Figure, meanOf } from './figure.ts'
import { ndcgAt10 } from './ranking.ts'
import { dataFile, linesOf, type Run } from './run.ts'

type Turn = { speaker: string; text: string }
type Task = { input: Turn[]; contexts: { document_id: string; text: string }[] }

/** MTRAG-UN: ranks of follow-up questions over the pool of its gold passages. */
export async function followUps(run: Run): Promise<Figure[]> {
  const text = dataFile(run, 'evaldata/mtrag-un/reference.jsonl')
  if (text === undefined) return []
  const tasks = linesOf<Task>(text).filter(
    ({ contexts, input }) => contexts.length > 0 && input.length > 1,
  )
  const pool = new Map(
    tasks.flatMap(({ contexts }) => contexts.map((one) => [one.document_id, one.text])),
  )
  const index = buildIndex([...pool].map(([id, passage]) => paragraphPage(addressOf(id), passage)))
  const asked = run.few(tasks, 60)
  return [
    meanOf(
      ['mtrag-un', 'nDCG@10 of follow-ups, in its pool'],
      asked.map((task) => scoreOf(index, task, true)),
      {
        goal: { atLeast: 0.87 },
        published: 'BM25 .31, ELSER with rewriting .51, on its whole corpora',
        note: 'in this process: replies show no ranks',
      },
    ),
    meanOf(
      ['mtrag-un', 'the same without the earlier turns'],
      asked.map((task) => scoreOf(index, task, false)),
    ),
  ]
}

const addressOf = (id: string): string => `http://mtrag.test/${encodeURIComponent(id)}`

function paragraphPage(url: string, text: string): PageContent {
  const facts = { phones: [], emails: [], addresses: [], hours: [], people: [] }
  const blocks = [{ kind: 'paragraph' as const, text: text.replaceAll(/\s+/g, ' ').trim() }]
  return { url, title: '', description: '', language: 'en', blocks, facts }
}

function scoreOf(index: SiteIndex, { input, contexts }: Task, remembers: boolean): number {
  const turns = input.toReversed()
  const [text = '', ...history] = turns
    .filter(({ speaker }) => speaker === 'user')
    .map((turn) => turn.text)
  const previousAnswer = turns.find(({ speaker }) => speaker === 'agent')?.text ?? ''
  const before = remembers ? { history, previousAnswer } : {}
  const found = search(index, { text, language: 'en', ...before }, 60)
  const addresses = found.map(
    ({ passage }) => index.pages[index.passages[passage]?.page ?? 0]?.url ?? '',
  )
  const gold = contexts.map((one) => addressOf(one.document_id))
  return ndcgAt10([...new Set(addresses)], [...new Set(gold)])
}
