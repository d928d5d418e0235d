import { wizard as copy } from '@foyer/shared/copy/onboarding.ts'
import { Check } from 'lucide-react'
import type { Step } from './draft.ts'

const stepNumbers = [1, 2, 3, 4] as const

/** A quiet line of all steps: the account, which is done, and the three of the wizard. */
export function StepProgress({ step }: { step: Step }) {
  return (
    <nav aria-label={copy.steps} className="grid gap-2">
      <p className="label figures">{copy.position(step)}</p>
      <ol className="grid grid-cols-4 gap-1.5">
        {stepNumbers.map((number) => (
          <li
            key={number}
            aria-current={number === step ? 'step' : undefined}
            className="border-t-2 border-line pt-1.5 text-small text-ink-soft aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-ink data-done:border-action"
            data-done={number < step || undefined}
          >
            {copy.stepNames[number]}
            {number < step && (
              <>
                <Check size={13} className="ml-1 inline text-action" aria-hidden="true" />
                <span className="sr-only"> ({copy.done})</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
