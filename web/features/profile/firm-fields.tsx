import { firmSizeNames } from '@foyer/shared/copy/onboarding.ts'
import { profile as copy } from '@foyer/shared/copy/settings.ts'
import { firmSizes, minAttorneys } from '@foyer/shared/facts/plans.ts'
import { PracticeAreaPicker } from '#web/features/places/practice-area-picker.tsx'
import { ZipField } from '#web/features/places/zip-field.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { useProfileForm } from './use-profile-form.ts'

/** What is known of the firm. */
export function FirmFields({ form }: { form: ReturnType<typeof useProfileForm> }) {
  const { draft, change, problems } = form
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <legend className="mb-4 font-serif text-heading font-medium">{copy.firm}</legend>
      <FormField
        label={copy.firmName}
        autoComplete="organization"
        maxLength={200}
        required
        value={draft.firmName}
        onChange={(event) => change({ firmName: event.target.value })}
        problem={problems.firmName ?? null}
      />
      <div className="grid gap-x-4 gap-y-5 room:grid-cols-2">
        <FormField
          label={copy.phone}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          required
          value={draft.phone}
          onChange={(event) => change({ phone: event.target.value })}
          problem={problems.phone ?? null}
        />
        <ZipField
          value={draft.zipCode}
          onChange={(zipCode) => change({ zipCode })}
          problem={problems.zipCode ?? null}
        />
      </div>
      <PracticeAreaPicker
        value={draft.practiceAreas}
        onChange={(practiceAreas) => change({ practiceAreas })}
      />
      <RadioGroup
        label={copy.firmSize}
        name="firmSize"
        options={firmSizes.map((value) => ({ value, text: firmSizeNames[value] }))}
        value={draft.firmSize}
        onChange={(firmSize) => change({ firmSize })}
        problem={problems.firmSize ?? null}
      />
      {draft.firmSize === '6+' && (
        <div className="max-w-60">
          <FormField
            label={copy.attorneyCount}
            type="number"
            min={minAttorneys}
            step={1}
            inputMode="numeric"
            required
            value={draft.attorneyCount}
            onChange={(event) => change({ attorneyCount: event.target.value })}
            hint={copy.attorneyCountHint}
            problem={problems.attorneyCount ?? null}
          />
        </div>
      )}
    </fieldset>
  )
}
