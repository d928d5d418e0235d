import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { buttonClasses } from './button.tsx'

type StatusMenuProps<T extends string> = {
  /** What is chosen: 'Status'. */
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChoose: (value: T) => void
}

/** A button that shows how something stands, and opens the menu of what it may become. */
export function StatusMenu<T extends string>(props: StatusMenuProps<T>) {
  const { label, options, value, onChoose } = props
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const menuId = useId()
  const chosen = options.find((option) => option.value === value)

  function close(): void {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <div
      ref={whole}
      className="relative"
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && whole.current?.contains(relatedTarget) === true))
          setIsOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className={buttonClasses()}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <span className="font-normal text-ink-soft">{label}</span> {chosen?.text ?? value}
        <ChevronDown size={15} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <Menu
          {...props}
          id={menuId}
          onClose={close}
          onChoose={(next) => {
            close()
            if (next !== value) onChoose(next)
          }}
        />
      )}
    </div>
  )
}

type MenuProps<T extends string> = StatusMenuProps<T> & { id: string; onClose: () => void }

function Menu<T extends string>({ id, label, options, value, onChoose, onClose }: MenuProps<T>) {
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
  }, [])

  return (
    // The keys reach it from its items, which alone take the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      className="enter-up absolute top-full left-0 z-10 mt-1 grid min-w-44 rounded border border-line bg-raised p-1 shadow"
      onKeyDown={(event) => handleKey(event, onClose)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          className="flex min-h-9 items-center gap-2 rounded px-2.5 text-left -outline-offset-2 hover:bg-sunken focus:bg-sunken"
          onClick={() => onChoose(option.value)}
        >
          <span className="grid size-4 place-items-center" aria-hidden="true">
            {option.value === value && <Check size={15} />}
          </span>
          {option.text}
        </button>
      ))}
    </div>
  )
}

/** Arrows, Home, End and first letters move; Escape and Tab close; Enter and Space press. */
function handleKey(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const next = chooseItem(items, at, event.key)
  if (next !== undefined) next.focus()
  else if (event.key === 'Escape' || event.key === 'Tab') onClose()
  else return
  // On Tab the focus is back on the button, and goes on from there.
  if (event.key !== 'Tab') event.preventDefault()
}

function chooseItem(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length]
    case 'ArrowUp':
      return items.at(at - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return /^\p{L}$/u.test(key)
        ? [...items.slice(at + 1), ...items.slice(0, at)].find((item) =>
            item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
          )
        : undefined
  }
}
