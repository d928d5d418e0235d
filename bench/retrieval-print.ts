import { interval } from './retrieval-measures.ts'
import type { QuestionResult, RetrievalReport } from './retrieval.ts'

/** A report as lines to print, with 95 % intervals where a share is of few. */
export function describeReport(report: RetrievalReport): string[] {
  const { n, unanswerable } = report
  return [
    `questions ${n}: nDCG@10 ${figure(report.ndcg10)}, Hit@5 ${figure(report.hit5)}, MRR ${figure(report.mrr)}, P@1 ${figure(report.first)}`,
    `answered ${share(report.answered, n)}`,
    `answered with everything asked for, from an acceptable page ${share(report.answeredRight, n)}`,
    `likeliest sentences right, threshold aside ${share(report.found, n)}`,
    `first citation acceptable, of those answered ${figure(report.citedRight)}`,
    `unanswerable not answered ${share(unanswerable.kept, unanswerable.n)}`,
    `${report.msPerQuestion.toFixed(1)} ms a question (two answers and a ranking)`,
  ]
}

/** One question's outcome as lines: what was asked, what was said, from where. */
export function describeResult({
  question,
  answer,
  likeliest,
  ranked,
  found,
}: QuestionResult): string[] {
  const place = ranked.findIndex((path) => question.pages.includes(path)) + 1
  const verdict = found ? 'found' : 'not found'
  return [
    `${question.id} ${answer.tier} ${likeliest.confidence.toFixed(2)} ${verdict}, acceptable page at ${place}: ${question.q}`,
    ...likeliest.sentences.map((one) => `    ${one.url}  ${one.text}`),
  ]
}

function figure(value: number): string {
  return value.toFixed(3)
}

function share(value: number, n: number): string {
  const [low, high] = interval(Math.round(value * n), n)
  return `${figure(value)} of ${n} [${figure(low)}, ${figure(high)}]`
}
