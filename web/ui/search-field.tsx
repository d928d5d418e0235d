import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { searchDebounce, searchLength } from '@foyer/shared/facts/limits.ts'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type SearchFieldProps = {
  label: string
  /** What is searched for now. */
  value: string
  /** Told what to search for: half a second after the last key, or at once by Enter. */
  onSearch: (text: string) => void
}

/** A line to search with. What it finds is somebody else's to show. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState({ text: value, since: value })
  if (draft.since !== value) {
    // Searched for by this field, or elsewhere, as by Back: then the field follows.
    const isOwn = draft.text.trim() === value
    setDraft({ text: isOwn ? draft.text : value, since: value })
  }

  const send = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(draft.text.trim()), searchDebounce)
    return () => clearTimeout(timer)
  }, [draft.text])

  return (
    <div className="relative flex items-center">
      <Search
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute left-3 text-ink-soft"
        aria-hidden="true"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={searchLength}
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft.text.trim() !== value) onSearch(draft.text.trim())
        }}
        className="min-h-10 w-full min-w-0 rounded border border-line-strong/60 bg-raised pr-10 pl-9 transition-colors duration-120 text-ellipsis placeholder:text-ink-soft placeholder:opacity-100 hover:border-ink-soft [&::-webkit-search-cancel-button]:hidden"
      />
      {draft.text !== '' && (
        <button
          type="button"
          aria-label={listRoom.clearSearch}
          className="absolute right-0 grid size-10 place-items-center rounded text-ink-soft hover:text-ink"
          onClick={() => {
            setDraft({ ...draft, text: '' })
            onSearch('')
            field.current?.focus()
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
