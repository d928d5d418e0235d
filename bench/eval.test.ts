import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const program = 'dist/bench/eval.mjs'

/** Runs the built evaluation as `npm run eval` does. */
async function evaluate(...words: string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, printed }
}

describe.skipIf(!existsSync('../shared'))('the evaluation (skipped without ../shared)', () => {
  it('asks the real server and tells the same by table and as JSON', async () => {
    const { code, printed } = await evaluate('--quick', 'said-days')
    expect(printed).toMatch(/sgd: “the 13th” kept and read back as its day +6 +6\/6 .* yes/)
    expect(printed).toMatch(/every reply: at most one question at a time +\d+ .* yes/)
    expect(printed).not.toContain('UNDER ITS GOAL')
    expect(code).toBe(0)
    const report = JSON.parse(readFileSync('dist/bench/eval.json', 'utf8')) as {
      inProcess: boolean
      figures: { suite: string; n: number; value: number; met: boolean }[]
    }
    expect(report.inProcess).toBe(false)
    expect(report.figures).toContainEqual(
      expect.objectContaining({ suite: 'sgd', n: 6, value: 1, met: true }),
    )
  })

  it('knows its suites by name', async () => {
    expect((await evaluate('nothing')).code).toBe(2)
  })
})
