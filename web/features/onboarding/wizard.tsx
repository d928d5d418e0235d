import type { OnboardingStanding } from '@foyer/shared/api/onboarding.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { finishFirst } from '#web/platform/leave-page.tsx'
import { logFailure } from '#web/platform/log-failure.ts'
import { type FirmProblems, reachableStep } from './check-firm.ts'
import { type Draft, readDraft } from './draft.ts'
import { FirmStep } from './firm-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { useCompletion } from './use-completion.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import { useStep } from './use-step.ts'
import { WizardFrame } from './wizard-frame.tsx'

/** Steps 2 to 4, from where the person stopped to the dashboard. */
export function Wizard({ standing }: { standing: OnboardingStanding }) {
  const { session } = useAuth()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(() => readDraft(standing.answers))
  const [problems, setProblems] = useState<FirmProblems>({})
  const { step, goNext, goBack, goTo } = useStep(standing.step, reachableStep(draft))
  const { flush, stop, isFailing } = useKeptAnswers({ step, draft })
  const completion = useCompletion({
    draft,
    flush,
    onDone: () => {
      stop()
      const state = { welcome: draft.firmName.trim() }
      navigate(paths.dashboardSection('integration'), { replace: true, state })
    },
    onFirmRefused: (found) => {
      setProblems(found)
      goTo(2)
    },
  })

  function change(part: Partial<Draft>): void {
    setDraft((current) => ({ ...current, ...part }))
  }

  /** Goes once everything is kept, or once the person has been told that it is not. */
  async function leave(first: () => Promise<void>): Promise<void> {
    if (!(await flush()) && !isFailing) return
    stop()
    finishFirst(first())
    navigate(paths.home)
  }

  const signOut = () =>
    session.signOut().catch((error: unknown) => logFailure('Signing out failed', error))

  return (
    <WizardFrame
      step={step}
      email={standing.email}
      isFailing={isFailing}
      onLeave={() => void leave(async () => {})}
      onSignOut={() => void leave(signOut)}
    >
      {step === 2 && (
        <FirmStep
          draft={draft}
          onChange={change}
          problems={problems}
          onProblems={setProblems}
          onNext={goNext}
        />
      )}
      {step === 3 && <PlanStep draft={draft} onChange={change} onBack={goBack} onNext={goNext} />}
      {step === 4 && (
        <PaymentStep
          draft={draft}
          isWorking={completion.isWorking}
          problem={completion.problem}
          onBack={() => {
            completion.forget()
            goBack()
          }}
          onComplete={(card) => void completion.complete(card)}
        />
      )}
    </WizardFrame>
  )
}
