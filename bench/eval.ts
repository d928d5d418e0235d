import { existsSync } from 'node:fs'
import path from 'node:path'
import { measureDates } from './intake-dates.ts'
import { measurePolicy } from './intake-policy.ts'
import { measureIntake } from './intake.ts'
import { describeReport, describeResult } from './retrieval-print.ts'
import { runFollowUps, runXquad } from './retrieval-public.ts'
import { runRetrievalSuite } from './retrieval.ts'

/*
 * The assistant's measured quality, without a model, on the data beside the repository:
 * `npm run eval [-- --questions --public]`. With --questions every question and visitor that went
 * wrong is shown; with --public the larger public sets are run too.
 */
const flags = process.argv.slice(2)
const show = flags.includes('--questions')
const shared = path.resolve('../shared')

function title(text: string): void {
  console.log(`\n${text}`)
}

function measureRetrieval(): void {
  const report = runRetrievalSuite(shared)
  if (report === null) return
  title('Answers from one firm’s real site')
  if (show) for (const result of report.results) console.log(describeResult(result).join('\n'))
  console.log(describeReport(report).join('\n'))
}

function measurePublic(): void {
  title('Public sets')
  const data = path.join(shared, 'evaldata')
  console.log('XQuAD en', runXquad(path.join(data, 'xquad/xquad.en.json'), 'en'))
  console.log('XQuAD es', runXquad(path.join(data, 'xquad/xquad.es.json'), 'es'))
  console.log('MTRAG-UN follow-ups', runFollowUps(path.join(data, 'mtrag-un/reference.jsonl')))
  measureDates(show)
}

if (existsSync(shared)) {
  measureRetrieval()
  title('Intake with scripted visitors')
  measureIntake(show)
  title('Advice, safety, attacks and errands')
  measurePolicy(show)
  if (flags.includes('--public')) measurePublic()
} else {
  console.log('The evaluation data is not beside this repository: nothing was measured.')
}
