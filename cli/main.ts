import { createInterface } from 'node:readline/promises'
import { runCommand } from './commands.ts'
import { jsonLine } from './json-line.ts'
import type { Terminal } from './terminal.ts'

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

const terminal: Terminal = {
  environment: process.env,
  show: (text) => void process.stdout.write(`${text}\n`),
  say: (sentence) => void process.stderr.write(`${sentence}\n`),
  print: (value) => void process.stdout.write(`${jsonLine(value)}\n`),
  ask: process.stdin.isTTY ? ask : undefined,
}

process.exitCode = await runCommand(process.argv.slice(2), terminal)
