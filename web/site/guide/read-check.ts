import type { InstallationCheck } from '@foyer/shared/api/integration.ts'

type Finding = InstallationCheck['findings'][number]

const states = ['works', 'blocked', 'missing', 'unreachable'] as const
const tones = ['good', 'problem', 'note'] as const

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function readFinding(value: unknown): Finding[] {
  const { tone, text } = asRecord(value)
  const known = tones.find((each) => each === tone)
  return known === undefined || typeof text !== 'string' ? [] : [{ tone: known, text }]
}

/** Reads what the server said of a page; null where it is no such thing. */
export function readCheck(value: unknown): InstallationCheck | null {
  const { state, headline, findings } = asRecord(value)
  const known = states.find((each) => each === state)
  if (known === undefined || typeof headline !== 'string') return null
  return {
    state: known,
    headline,
    findings: Array.isArray(findings) ? findings.flatMap(readFinding) : [],
  }
}
