import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, answerQuestion } from '../server/assistant/answer/answer.ts'
import { buildIndex } from '../server/assistant/index/build.ts'
import { detectLanguage } from '../server/assistant/index/detect-language.ts'
import { type Query, search } from '../server/assistant/index/search.ts'
import type { SiteIndex } from '../server/assistant/index/site-index.ts'
import { type SiteQuestion, readQuestions, readSite } from './firm-site.ts'
import { mean, ndcgAt10, reciprocalRank } from './retrieval-measures.ts'

/** What became of one question. */
export type QuestionResult = {
  question: SiteQuestion
  answer: Answer
  /** What would be quoted with no threshold. */
  likeliest: Answer
  /** Paths of the pages found, best first, each once. */
  ranked: string[]
  /** Cites an acceptable page, or the question is about a fact of every page. */
  citesRight: boolean
  /** The likeliest sentences are right, whether confident enough or not. */
  found: boolean
  /** Answered from an acceptable page, with everything the reply must say. */
  right: boolean
}

/** Figures of one site. Shares are from 0 to 1 over `n`; unanswerable ones over `unanswerable.n`. */
export type RetrievalReport = {
  n: number
  ndcg10: number
  hit5: number
  mrr: number
  first: number
  answered: number
  found: number
  answeredRight: number
  citedRight: number
  unanswerable: { n: number; kept: number }
  msPerQuestion: number
  results: QuestionResult[]
}

const origin = 'http://firm.test'
const notQuestions = new Set(['advice', 'safety', 'attack', 'unanswerable'])

/** Runs the questions of one site against its saved pages; null where the data is not there. */
export function runRetrievalSuite(shared: string): RetrievalReport | null {
  const folder = join(shared, 'firm-site')
  if (!existsSync(folder)) return null
  const index = buildIndex(readSite(folder, origin))
  return reportOn(index, readQuestions(join(shared, 'firm-site-questions.jsonl')))
}

/** Measures an index with a list of questions. */
export function reportOn(index: SiteIndex, questions: SiteQuestion[]): RetrievalReport {
  const started = performance.now()
  const results = questions.map((question) => ask(index, question))
  const msPerQuestion = (performance.now() - started) / Math.max(1, questions.length)
  const asked = results.filter((one) => !notQuestions.has(one.question.kind))
  const absent = results.filter((one) => one.question.kind === 'unanswerable')
  const answered = asked.filter((one) => one.answer.tier === 'answer')
  const share = (hits: QuestionResult[], of: QuestionResult[]) =>
    hits.length / Math.max(1, of.length)
  const over = (score: (ranked: string[], pages: string[]) => number) =>
    mean(asked.map((one) => score(one.ranked, one.question.pages)))
  return {
    n: asked.length,
    ndcg10: over(ndcgAt10),
    hit5: over((ranked, pages) => (ranked.slice(0, 5).some((one) => pages.includes(one)) ? 1 : 0)),
    mrr: over(reciprocalRank),
    first: over((ranked, pages) => (pages.includes(ranked[0] ?? '') ? 1 : 0)),
    answered: share(answered, asked),
    found: share(
      asked.filter((one) => one.found),
      asked,
    ),
    answeredRight: share(
      asked.filter((one) => one.right),
      asked,
    ),
    citedRight: share(
      answered.filter((one) => one.citesRight),
      answered,
    ),
    unanswerable: {
      n: absent.length,
      kept: share(
        absent.filter((one) => one.answer.tier !== 'answer'),
        absent,
      ),
    },
    msPerQuestion,
    results,
  }
}

function ask(index: SiteIndex, question: SiteQuestion): QuestionResult {
  const query: Query = { text: question.q, language: detectLanguage(question.q) ?? 'en' }
  const answer = answerQuestion(index, query)
  const likeliest = answerQuestion(index, query, { answer: 0, pages: 0 })
  const cited = likeliest.sentences.map((one) => pathOf(one.url))
  const citesRight = question.footer_fact === true || question.pages.includes(cited[0] ?? '')
  const text = likeliest.sentences
    .map((one) => one.text)
    .join(' ')
    .toLowerCase()
  const says = question.must.every((group) => group.some((one) => new RegExp(one).test(text)))
  const anyRight =
    question.footer_fact === true || cited.some((one) => question.pages.includes(one))
  return {
    question,
    answer,
    likeliest,
    ranked: rankedPaths(index, query),
    citesRight,
    found: anyRight && says,
    right: answer.tier === 'answer' && anyRight && says,
  }
}

function rankedPaths(index: SiteIndex, query: Query): string[] {
  const paths = search(index, query, 60).map(({ passage }) => {
    const page = index.passages[passage]?.page ?? 0
    return pathOf(index.pages[page]?.url ?? '')
  })
  return [...new Set(paths)]
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}
