import { firmSizeNames, firmStep as copy } from '@foyer/shared/copy/onboarding.ts'
import { firmSizes, minAttorneys } from '@foyer/shared/facts/plans.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { Draft } from './draft.ts'
import type { FirmForm } from './use-firm-form.ts'

/** How large the firm is; from 6 attorneys on, how many exactly. */
export function FirmSizeQuestions({ draft, firm }: { draft: Draft; firm: FirmForm }) {
  return (
    <>
      <RadioGroup
        label={copy.firmSize}
        name="firmSize"
        options={firmSizes.map((value) => ({ value, text: firmSizeNames[value] }))}
        value={draft.firmSize}
        onChange={(firmSize) =>
          firm.change(
            firmSize === '6+' && draft.attorneyCount === ''
              ? { firmSize, attorneyCount: String(minAttorneys) }
              : { firmSize },
          )
        }
        problem={firm.problems.firmSize ?? null}
      />
      {draft.firmSize === '6+' && (
        <div className="max-w-60">
          <FormField
            label={copy.attorneyCount}
            type="number"
            min={minAttorneys}
            step={1}
            inputMode="numeric"
            hint={copy.attorneyCountHint}
            {...firm.field('attorneyCount')}
          />
        </div>
      )}
    </>
  )
}
