import { paths } from '@foyer/shared/paths.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Step } from './draft.ts'

/** Where a history entry stands: its step, and how many entries of the wizard lie before it. */
type Place = { onboardingStep: Step; behind: number }

type StepControl = {
  step: Step
  goNext: () => void
  goBack: () => void
  goTo: (step: Step) => void
}

/**
 * The step shown. Each is an entry of the browser's history, so that its Back goes one step back;
 * an entry that the answers do not lead to any more shows the last one they do.
 */
export function useStep(stored: Step, reachable: Step): StepControl {
  const [location, navigate] = useLocation()
  const [entry] = useState<Place>({ onboardingStep: stored, behind: 0 })
  const known = readPlace(useHistoryState())
  const { onboardingStep, behind } = known ?? entry
  const step = onboardingStep > reachable ? reachable : onboardingStep
  const isUnmarked = known === null && location === paths.signUp

  useEffect(() => {
    // A reload finds the entry's own step again, wherever the answers were kept at.
    if (isUnmarked) navigate(paths.signUp, { replace: true, state: entry })
  }, [isUnmarked, entry, navigate])

  function show(next: Step, replace: boolean): void {
    const state: Place = { onboardingStep: next, behind: replace ? behind : behind + 1 }
    navigate(paths.signUp, { replace, state })
  }

  return {
    step,
    goTo: (next) => show(next, true),
    goNext: () => show(step === 2 ? 3 : 4, false),
    goBack: () => {
      if (behind > 0 && step === onboardingStep) history.back()
      else show(step === 4 ? 3 : 2, true)
    },
  }
}

function readPlace(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('onboardingStep' in state) || !('behind' in state)) return null
  const { onboardingStep, behind } = state
  if (onboardingStep !== 2 && onboardingStep !== 3 && onboardingStep !== 4) return null
  return { onboardingStep, behind: Number(behind) }
}
