import { practiceAreaPicker as copy } from '@foyer/shared/copy/places.ts'
import { useCombobox, type UseComboboxReturnValue } from 'downshift'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePracticeAreas } from './data.ts'

/** The contract's bounds: so many areas, and so many characters in one. */
export const maxAreas = 92
export const maxAreaChars = 80

type Chosen = { value: readonly string[]; onChange: (areas: string[]) => void }

type AreaPicker = {
  combobox: UseComboboxReturnValue<string>
  suggestions: readonly string[]
  text: string
  /** True where no known area contains the text, so that Enter adds it as it stands. */
  isOwnEntry: boolean
  /** What happened last, for who cannot see it. */
  said: string
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onType: (text: string) => void
  remove: (area: string) => void
}

/** Chooses practice areas from the list, or words of the person's own where the list has none. */
export function useAreaPicker({ value, onChange }: Chosen): AreaPicker {
  const [text, setText] = useState('')
  const { said, add, remove } = useAreaList({ value, onChange })
  const search = usePracticeAreas(text)
  const suggestions = search.areas.filter((area) => !includes(value, area))

  function take(area: string): void {
    setText('')
    if (area !== '') add(area)
  }

  /** Enter before the list has answered waits for it: it always means the same. */
  async function addTyped(): Promise<void> {
    const own = text.trim().replaceAll(/\s+/g, ' ')
    // At once, because the person goes on typing the next one.
    setText('')
    if (own !== '') add(chooseFrom(await search.find(own), value, own))
  }

  const combobox = useAreaCombobox({ suggestions, text, setText, take })
  const { highlightedIndex, isOpen, setHighlightedIndex, closeMenu } = combobox
  const first = suggestions[0]
  const isAnswered = isOpen && search.isCurrent && text.trim() !== ''

  // What Enter would take is marked as soon as it is known.
  useEffect(() => {
    if (isAnswered) setHighlightedIndex(first === undefined ? -1 : 0)
  }, [isAnswered, first, setHighlightedIndex])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Backspace' && text === '') {
      const last = value.at(-1)
      if (last !== undefined) remove(last)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // In this field Enter adds; it never sends the form.
    event.preventDefault()
    if (isOpen && highlightedIndex >= 0 && search.isCurrent) return
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    closeMenu()
    void addTyped()
  }

  const isOwnEntry = isAnswered && search.areas.length === 0
  return {
    combobox,
    suggestions,
    text,
    isOwnEntry,
    said: isOpen && search.isCurrent ? countSentence(suggestions, isOwnEntry, text) : said,
    onKeyDown,
    onType: setText,
    remove,
  }
}

/** The areas chosen, and what became of the last attempt to change them. */
function useAreaList({ value, onChange }: Chosen) {
  const [said, setSaid] = useState('')
  // One that waited for the list joins what has been chosen meanwhile.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  function add(area: string): void {
    if (includes(latest.current, area)) return setSaid(copy.already(area))
    if (latest.current.length >= maxAreas) return setSaid(copy.full(maxAreas))
    onChange([...latest.current, area])
    setSaid(copy.added(area))
  }

  function remove(area: string): void {
    onChange(value.filter((chosen) => chosen !== area))
    setSaid(copy.removed(area))
  }

  return { said, add, remove }
}

type Combobox = {
  suggestions: readonly string[]
  text: string
  setText: (text: string) => void
  take: (area: string) => void
}

function useAreaCombobox({ suggestions, text, setText, take }: Combobox) {
  return useCombobox<string>({
    items: [...suggestions],
    inputValue: text,
    // The field is never the choice itself: what is chosen becomes a tag.
    selectedItem: null,
    itemToString: (area) => area ?? '',
    stateReducer: (_, { type, changes }) =>
      // Leaving the field chooses nothing.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null, inputValue: text }
        : changes,
    onStateChange: ({ type, inputValue }) => {
      // Typing is heard in the field itself, a choice below; any other change comes too late, and
      // would take away what has been typed since.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) setText(inputValue ?? text)
    },
    onSelectedItemChange: ({ selectedItem }) => take(selectedItem ?? ''),
  })
}

function countSentence(suggestions: readonly string[], isOwnEntry: boolean, text: string): string {
  return isOwnEntry ? copy.ownEntry(text.trim()) : copy.suggestions(suggestions.length)
}

function chooseFrom(found: readonly string[], chosen: readonly string[], own: string): string {
  const exact = found.find((area) => isSame(area, own))
  return exact ?? found.find((area) => !includes(chosen, area)) ?? found[0] ?? own
}

function includes(areas: readonly string[], area: string): boolean {
  return areas.some((known) => isSame(known, area))
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
