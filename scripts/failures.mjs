// What failed in a run of vitest, so that the end of a long log names it.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const told = (place, message) => `${place}\n      ${message.trim().split('\n')[0]}`

/** The failures in vitest's JSON report, each with the first line of its message. */
export function failuresIn(report) {
  if (!existsSync(report)) return ['vitest ended before it could report']
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // Such as a hook that took too long.
    if (status === 'failed' && failed.length === 0) return [told(file, message)]
    return failed.map((test) => told(`${file} > ${test.fullName}`, test.failureMessages.join('\n')))
  })
  return failures.length > 0 ? failures : ['an error outside of the tests, told above']
}
