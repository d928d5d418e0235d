import { firmStep as copy } from '@foyer/shared/copy/onboarding.ts'
import { PracticeAreaPicker } from '#web/features/places/practice-area-picker.tsx'
import { ZipField } from '#web/features/places/zip-field.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import type { FirmProblems } from './check-firm.ts'
import type { Draft } from './draft.ts'
import { FirmSizeQuestions } from './firm-size-questions.tsx'
import { StepForm } from './step-form.tsx'
import { useFirmForm } from './use-firm-form.ts'
import { WhatFollows } from './what-follows.tsx'

type FirmStepProps = {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  problems: FirmProblems
  onProblems: (problems: FirmProblems) => void
  onNext: () => void
}

/** Step 2: the firm, where it is, what it practises and how large it is. */
export function FirmStep(props: FirmStepProps) {
  const firm = useFirmForm(props)
  const { draft } = props
  return (
    <StepForm
      step={2}
      title={copy.title}
      text={copy.text}
      problem={firm.sentence}
      aside={<WhatFollows />}
      onBack={null}
      onSubmit={firm.submit}
      form={firm.form}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 room:grid-cols-2">
        <div className="room:col-span-2">
          <FormField
            label={copy.firmName}
            autoComplete="organization"
            maxLength={200}
            {...firm.field('firmName')}
          />
        </div>
        <FormField
          label={copy.phone}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          {...firm.field('phone')}
        />
        <ZipField
          value={draft.zipCode}
          onChange={(zipCode) => firm.change({ zipCode })}
          problem={firm.problems.zipCode ?? null}
        />
        <div className="room:col-span-2">
          <FormField
            label={copy.website}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            hint={copy.websiteHint}
            {...firm.field('website')}
          />
        </div>
      </div>
      <PracticeAreaPicker
        value={draft.practiceAreas}
        onChange={(practiceAreas) => firm.change({ practiceAreas })}
      />
      <FirmSizeQuestions draft={draft} firm={firm} />
    </StepForm>
  )
}
