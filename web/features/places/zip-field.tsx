import { zip as copy } from '@foyer/shared/copy/places.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { useZip, type ZipLookup } from './data.ts'
import { timeZoneName } from './time-zone-name.ts'

type ZipFieldProps = {
  value: string
  onChange: (zip: string) => void
  /** What is wrong with it; null where nothing is. */
  problem: string | null
  name?: string
}

/** A US ZIP code of at most 5 characters, and the city it stands for. */
export function ZipField({ value, onChange, problem, name = 'zipCode' }: ZipFieldProps) {
  const lookup = useZip(value)
  return (
    <FormField
      label={copy.label}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value.slice(0, 5))}
      maxLength={5}
      inputMode="numeric"
      autoComplete="postal-code"
      required
      problem={problem}
      hint={
        <div aria-live="polite">
          <Found lookup={lookup} />
        </div>
      }
    />
  )
}

function Found({ lookup }: { lookup: ZipLookup }) {
  switch (lookup.status) {
    case 'none':
      return null
    case 'looking':
      return <p>{copy.looking}</p>
    case 'unknown':
      return <p className="text-caution">{lookup.message}</p>
    case 'found': {
      const { city, stateCode, timeZone } = lookup.place
      const zone = timeZoneName(timeZone)
      return (
        <p>
          <span className="font-medium text-ink">{copy.found(city, stateCode)}</span>
          {zone !== null && <> · {zone}</>}
        </p>
      )
    }
  }
}
