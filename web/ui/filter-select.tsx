import { ChevronDown } from 'lucide-react'

type FilterSelectProps<T extends string> = {
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChange: (value: T) => void
}

/** One choice out of a closed set, where there is no room to show them all. */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, options, value, onChange } = props
  return (
    <label className="relative flex min-w-0 items-center text-small">
      <span className="pointer-events-none absolute left-3 text-ink-soft" aria-hidden="true">
        {label}
      </span>
      <select
        aria-label={label}
        value={value}
        // The label stands in the field, as wide as its letters are.
        style={{ paddingLeft: `calc(${label.length * 0.8}ch + 1.4rem)` }}
        className="min-h-9 w-full appearance-none truncate rounded border border-line-strong/60 bg-raised pr-8 font-medium transition-colors duration-120 hover:border-ink-soft"
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown
        size={15}
        strokeWidth={1.75}
        className="pointer-events-none absolute right-2.5 text-ink-soft"
        aria-hidden="true"
      />
    </label>
  )
}
