import { useId } from 'react'

type SegmentedProps<T extends string> = {
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChange: (value: T) => void
}

/** One choice out of a few, all in sight. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className="flex w-fit max-w-full min-w-0 overflow-x-auto rounded bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="rounded-[0.25rem] px-3 py-1 text-small font-medium whitespace-nowrap text-ink-soft transition-colors duration-120 hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_1px_2px_oklch(0.25_0.02_205/0.12)] has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
