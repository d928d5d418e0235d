import { wizardProblems as copy } from '@foyer/shared/copy/onboarding.ts'
import { useRef, useState } from 'react'
import type { CardFormHandle } from '#web/features/billing/card-form-handle.ts'
import { CallFailed } from '#web/platform/call-failed.ts'
import { logFailure } from '#web/platform/log-failure.ts'
import { type FirmField, firmFields, type FirmProblems } from './check-firm.ts'
import { useCompleteSignup } from './data.ts'
import { type Draft, writeSignup } from './draft.ts'

/** Why the setup could not be completed: a sentence, and what it was about. */
export type SetupProblem = { message: string; detail: string | null }

type CompletionParts = {
  draft: Draft
  /** Saves what is not saved yet. */
  flush: () => Promise<boolean>
  onDone: () => void
  /** What the server found wrong with the firm's own answers. */
  onFirmRefused: (problems: FirmProblems) => void
}

type Completion = {
  isWorking: boolean
  problem: SetupProblem | null
  complete: (card: CardFormHandle | null) => Promise<void>
  /** Takes the problem away. */
  forget: () => void
}

/** Saves the card and makes the firm, once however often it is asked for. */
export function useCompletion(parts: CompletionParts): Completion {
  const completeSignup = useCompleteSignup()
  const isRunning = useRef(false)
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<SetupProblem | null>(null)

  /** Answers what went wrong; null where nothing did. */
  async function attempt(card: CardFormHandle | null): Promise<SetupProblem | null> {
    const saved = await card?.save()
    if (saved === undefined || saved.outcome === 'refused')
      return { message: copy.payment, detail: saved?.message ?? null }
    const signup = writeSignup(parts.draft, saved.paymentMethodId)
    if (signup === null) return { message: copy.plan, detail: null }
    await parts.flush()
    await completeSignup(signup)
    return null
  }

  function fail(error: unknown): void {
    logFailure('The setup could not be completed', error)
    const refused = readFirmProblems(error)
    if (Object.keys(refused).length > 0) return parts.onFirmRefused(refused)
    setProblem({ message: setupSentence(error), detail: null })
  }

  async function complete(card: CardFormHandle | null): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsWorking(true)
    setProblem(null)
    try {
      const found = await attempt(card)
      if (found === null) return parts.onDone()
      setProblem(found)
    } catch (error) {
      fail(error)
    }
    isRunning.current = false
    setIsWorking(false)
  }

  return { isWorking, problem, complete, forget: () => setProblem(null) }
}

/** The server's own sentence; where nothing arrived, that; else the catalogue's. */
function setupSentence(error: unknown): string {
  if (!(error instanceof CallFailed)) return copy.failed
  return error.said ?? (error.status === 0 ? error.message : copy.failed)
}

function readFirmProblems(error: unknown): FirmProblems {
  const details = error instanceof CallFailed ? error.details : []
  const problems: FirmProblems = {}
  for (const { field, message } of details) if (isFirmField(field)) problems[field] = message
  return problems
}

function isFirmField(field: string): field is FirmField {
  return firmFields.some((known) => known === field)
}
