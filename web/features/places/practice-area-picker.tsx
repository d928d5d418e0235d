import { practiceAreaPicker as copy } from '@foyer/shared/copy/places.ts'
import { useId, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { PracticeAreaTags } from './practice-area-tags.tsx'
import { maxAreaChars, useAreaPicker } from './use-area-picker.ts'

type PracticeAreaPickerProps = {
  value: readonly string[]
  onChange: (areas: string[]) => void
}

/** Practice areas: searched for as one types, kept as tags that can be taken off again. */
export function PracticeAreaPicker({ value, onChange }: PracticeAreaPickerProps) {
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  const picker = useAreaPicker({ value, onChange })
  const { combobox, suggestions, text, isOwnEntry } = picker
  const isListShown = combobox.isOpen && suggestions.length > 0
  return (
    <div className="grid gap-1.5">
      <label {...combobox.getLabelProps()} className="flex items-baseline gap-2 font-medium">
        {copy.label} <span className="text-small font-normal text-ink-soft">{copy.optional}</span>
      </label>
      <div ref={box} className="relative">
        <input
          {...combobox.getInputProps({
            onKeyDown: picker.onKeyDown,
            onChange: (event) => picker.onType(event.currentTarget.value),
          })}
          aria-describedby={hintId}
          maxLength={maxAreaChars}
          className="min-h-11 w-full rounded border border-line-strong bg-raised px-3 text-read transition-colors duration-120 hover:border-ink-soft"
        />
        <ul
          {...combobox.getMenuProps()}
          className={classes(
            'enter-up absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded border border-line bg-raised py-1 shadow',
            !isListShown && 'hidden',
          )}
        >
          {combobox.isOpen &&
            suggestions.map((area, index) => (
              <li
                key={area}
                {...combobox.getItemProps({ item: area, index })}
                className="cursor-pointer px-3 py-2 aria-selected:bg-action-soft aria-selected:text-action-strong"
              >
                {area}
              </li>
            ))}
        </ul>
      </div>
      <p id={hintId} className="text-small text-ink-soft wrap-anywhere">
        {hintFor(text.trim(), isOwnEntry, combobox.isOpen)}
      </p>
      <output className="sr-only">{picker.said}</output>
      <PracticeAreaTags
        areas={value}
        onRemove={(area) => {
          picker.remove(area)
          box.current?.querySelector('input')?.focus()
        }}
      />
    </div>
  )
}

function hintFor(text: string, isOwnEntry: boolean, isOpen: boolean): string {
  if (isOwnEntry) return copy.ownEntry(text)
  return text === '' || isOpen ? copy.hint : copy.notAdded(text)
}
