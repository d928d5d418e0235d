import { profile as copy } from '@foyer/shared/copy/settings.ts'
import { FormField } from '#web/ui/form-field.tsx'
import type { useProfileForm } from './use-profile-form.ts'

type PersonFieldsProps = { email: string; form: ReturnType<typeof useProfileForm> }

/** The person's name and, to be read only, the address they sign in with. */
export function PersonFields({ email, form }: PersonFieldsProps) {
  const { draft, change, problems } = form
  return (
    <fieldset className="grid gap-x-4 gap-y-5 room:grid-cols-2">
      <legend className="mb-4 font-serif text-heading font-medium">{copy.personal}</legend>
      <FormField
        label={copy.firstName}
        autoComplete="given-name"
        maxLength={100}
        required
        value={draft.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
        problem={problems.firstName ?? null}
      />
      <FormField
        label={copy.lastName}
        autoComplete="family-name"
        maxLength={100}
        required
        value={draft.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
        problem={problems.lastName ?? null}
      />
      <div className="room:col-span-2">
        <FormField label={copy.email} type="email" readOnly value={email} hint={copy.emailHint} />
      </div>
    </fieldset>
  )
}
