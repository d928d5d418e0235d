import { practiceAreaPicker as copy } from '@foyer/shared/copy/places.ts'
import { X } from 'lucide-react'

type PracticeAreaTagsProps = { areas: readonly string[]; onRemove: (area: string) => void }

/** The practice areas chosen so far; pressing one takes it off. */
export function PracticeAreaTags({ areas, onRemove }: PracticeAreaTagsProps) {
  if (areas.length === 0) return null
  return (
    <ul aria-label={copy.chosen} className="mt-0.5 flex flex-wrap gap-1.5">
      {areas.map((area) => (
        <li key={area} className="min-w-0">
          <button
            type="button"
            aria-label={copy.remove(area)}
            onClick={() => onRemove(area)}
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-round bg-action-soft py-0.5 pr-2 pl-3 text-small font-medium text-action-strong transition-colors duration-120 hover:bg-sunken hover:text-ink"
          >
            <span className="min-w-0 truncate">{area}</span>
            <X size={14} className="shrink-0" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
