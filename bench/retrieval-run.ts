import { join, resolve } from 'node:path'
import { describeReport, describeResult } from './retrieval-print.ts'
import { runFollowUps, runXquad } from './retrieval-public.ts'
import { runRetrievalSuite } from './retrieval.ts'

/**
 * Measures retrieval and answers on the data beside the repository:
 * `node retrieval-run.mjs [--questions] [--public] [folder]`.
 */
const flags = process.argv.slice(2)
const shared = resolve(flags.find((flag) => !flag.startsWith('--')) ?? '../shared')
const report = runRetrievalSuite(shared)

if (report === null) {
  console.log(`no firm site under ${shared}: nothing measured`)
} else {
  if (flags.includes('--questions')) {
    for (const result of report.results) console.log(describeResult(result).join('\n'))
  }
  console.log(describeReport(report).join('\n'))
}

if (flags.includes('--public')) {
  const data = join(shared, 'evaldata')
  console.log('XQuAD en', runXquad(join(data, 'xquad/xquad.en.json'), 'en'))
  console.log('XQuAD es', runXquad(join(data, 'xquad/xquad.es.json'), 'es'))
  console.log('MTRAG-UN follow-ups', runFollowUps(join(data, 'mtrag-un/reference.jsonl')))
}
