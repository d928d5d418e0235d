import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { answerQuestion } from '../server/assistant/answer/answer.ts'
import { thresholds } from '../server/assistant/answer/thresholds.ts'
import { buildIndex } from '../server/assistant/index/build.ts'
import type { PageContent } from '../server/assistant/index/page-content.ts'
import { search } from '../server/assistant/index/search.ts'
import { mean, ndcgAt10 } from './retrieval-measures.ts'

/** A page of one paragraph, as the public sets have them. */
function paragraphPage(url: string, text: string, language: Language): PageContent {
  const facts = { phones: [], emails: [], addresses: [], hours: [], people: [] }
  const blocks = [{ kind: 'paragraph' as const, text: text.replace(/\s+/g, ' ').trim() }]
  return { url, title: '', description: '', language, blocks, facts }
}

type Squad = {
  data: {
    paragraphs: { context: string; qas: { question: string; answers: { text: string }[] }[] }[]
  }[]
}

/** XQuAD: how often the sentences chosen contain the answer, and how often they would be shown. */
export type ContainedReport = { n: number; contained: number; shown: number; characters: number }

/** Runs XQuAD in one language; null where the data is not there. `every` takes each n-th question. */
export function runXquad(file: string, language: Language, every = 1): ContainedReport | null {
  if (!existsSync(file)) return null
  const paragraphs = (JSON.parse(readFileSync(file, 'utf8')) as Squad).data.flatMap(
    (one) => one.paragraphs,
  )
  const index = buildIndex(
    paragraphs.map((one, at) => paragraphPage(`http://xquad.test/p/${at}`, one.context, language)),
  )
  const questions = paragraphs.flatMap((one) => one.qas).filter((_, at) => at % every === 0)
  const results = questions.map(({ question, answers }) => {
    const answer = answerQuestion(index, { text: question, language }, { answer: 0, pages: 0 })
    const text = answer.sentences.map((one) => one.text).join(' ')
    return {
      contained: answers.some((gold) => text.includes(gold.text.replace(/\s+/g, ' ').trim()))
        ? 1
        : 0,
      shown: answer.confidence >= thresholds.answer ? 1 : 0,
      characters: text.length,
    }
  })
  return {
    n: questions.length,
    contained: mean(results.map((one) => one.contained)),
    shown: mean(results.map((one) => one.shown)),
    characters: mean(results.map((one) => one.characters)),
  }
}

type Turn = { speaker: string; text: string }
type Task = { input: Turn[]; contexts: { document_id: string; text: string }[] }

/** MTRAG-UN: nDCG@10 of follow-up questions over the pool of its gold passages. */
export function runFollowUps(file: string): { n: number; ndcg10: number; alone: number } | null {
  if (!existsSync(file)) return null
  const tasks = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Task)
    .filter((task) => task.contexts.length > 0 && task.input.length > 1)
  const pool = new Map(
    tasks.flatMap((task) => task.contexts.map((one) => [one.document_id, one.text])),
  )
  const index = buildIndex(
    [...pool].map(([id, text]) =>
      paragraphPage(`http://mtrag.test/p/${encodeURIComponent(id)}`, text, 'en'),
    ),
  )
  const run = (withHistory: boolean) =>
    mean(
      tasks.map((task) => {
        const turns = task.input.toReversed()
        const history = turns.filter((turn) => turn.speaker === 'user').map((turn) => turn.text)
        const previous = turns.find((turn) => turn.speaker === 'agent')?.text ?? ''
        const [text = '', ...earlier] = history
        const context = withHistory ? { history: earlier, previousAnswer: previous } : {}
        const found = search(index, { text, language: 'en', ...context }, 60)
        const urls = found.map(
          ({ passage }) => index.pages[index.passages[passage]?.page ?? 0]?.url ?? '',
        )
        const gold = task.contexts.map(
          (one) => `http://mtrag.test/p/${encodeURIComponent(one.document_id)}`,
        )
        return ndcgAt10([...new Set(urls)], [...new Set(gold)])
      }),
    )
  return { n: tasks.length, ndcg10: run(true), alone: run(false) }
}
