import { cardForm } from '@foyer/shared/copy/billing.ts'
import { paymentStep as copy } from '@foyer/shared/copy/onboarding.ts'
import { useRef } from 'react'
import type { CardFormHandle } from '#web/features/billing/card-form-handle.ts'
import { CardForm } from '#web/features/billing/card-form.tsx'
import type { Draft } from './draft.ts'
import { OrderSummary } from './order-summary.tsx'
import { StepForm } from './step-form.tsx'
import type { SetupProblem } from './use-completion.ts'

type PaymentStepProps = {
  draft: Draft
  isWorking: boolean
  problem: SetupProblem | null
  onBack: () => void
  onComplete: (card: CardFormHandle | null) => void
}

/** Step 4: the card, which is charged when the trial ends. */
export function PaymentStep({ draft, isWorking, problem, onBack, onComplete }: PaymentStepProps) {
  const card = useRef<CardFormHandle>(null)
  return (
    <StepForm
      step={4}
      title={copy.title}
      text={copy.text}
      problem={
        problem === null ? null : (
          <>
            <p className="font-medium">{problem.message}</p>
            {problem.detail !== null && <p>{problem.detail}</p>}
          </>
        )
      }
      aside={<OrderSummary draft={draft} />}
      isWorking={isWorking}
      onBack={onBack}
      onSubmit={() => onComplete(card.current)}
    >
      <CardForm ref={card} note={cardForm.note} />
    </StepForm>
  )
}
