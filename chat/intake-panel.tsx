import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { IntakeSlots } from '@foyer/shared/api/widget.ts'
import { laterCopy } from '@foyer/shared/copy/chat-later.ts'
import type { LaterCopy } from '@foyer/shared/copy/chat-later.en.ts'
import { type Language, type Slot, slots, urgencies } from '@foyer/shared/facts/statuses.ts'

/** What the visitor has told so far; each fact can be changed where it stands. */
export function IntakePanel(props: {
  told: IntakeSlots
  language: Language
  /** Takes the words of a turn that corrects one fact; absent where nothing can be sent. */
  onCorrect?: ((text: string) => void) | undefined
}) {
  const { onCorrect } = props
  const copy = laterCopy[props.language]
  const [editing, setEditing] = useState<Slot | null>(null)
  const known = slots.flatMap((slot) => {
    const value = sayFact(props.told, slot, props.language, copy)
    return value ? [{ slot, value }] : []
  })
  if (known.length === 0) return null
  return (
    <details className="fy-told">
      <summary>
        {copy.toldHeading} <span className="fy-tally">{known.length}</span>
      </summary>
      <dl>
        {known.map(({ slot, value }) => (
          <div key={slot} className="fy-fact">
            <dt>{copy.slots[slot]}</dt>
            {editing === slot && onCorrect ? (
              <dd>
                <FactForm
                  slot={slot}
                  value={rawFact(props.told, slot)}
                  copy={copy}
                  onSave={(text) => {
                    setEditing(null)
                    onCorrect(copy.correction(copy.corrections[slot], text))
                  }}
                  onCancel={() => setEditing(null)}
                />
              </dd>
            ) : (
              <dd>
                <span>{value}</span>
                {onCorrect && (
                  <button
                    type="button"
                    className="fy-quiet"
                    aria-label={`${copy.change}: ${copy.slots[slot]}`}
                    onClick={() => setEditing(slot)}
                  >
                    {copy.change}
                  </button>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  )
}

function FactForm(props: {
  slot: Slot
  value: string
  copy: LaterCopy
  onSave: (text: string) => void
  onCancel: () => void
}) {
  const { slot, copy, onCancel } = props
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }
  const shared = {
    ref: field,
    onKeyDown,
    'aria-label': copy.slots[slot],
    defaultValue: props.value,
  }
  return (
    <form
      className="fy-fact-form"
      onSubmit={(event) => {
        event.preventDefault()
        const value = field.current?.value.trim()
        if (!value || value === props.value) onCancel()
        else props.onSave(slot === 'urgency' ? sayUrgency(value, copy) : value)
      }}
    >
      {slot === 'urgency' ? (
        <select {...shared}>
          {urgencies.map((urgency) => (
            <option key={urgency} value={urgency}>
              {copy.urgencies[urgency]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={slot === 'email' ? 'email' : slot === 'phone' ? 'tel' : 'text'}
          maxLength={500}
        />
      )}
      <button type="submit" className="fy-quiet fy-strong" onKeyDown={onKeyDown}>
        {copy.save}
      </button>
      <button type="button" className="fy-quiet" onKeyDown={onKeyDown} onClick={onCancel}>
        {copy.cancel}
      </button>
    </form>
  )
}

function rawFact(told: IntakeSlots, slot: Slot): string {
  return (slot === 'when' ? told.when?.raw : told[slot]) ?? ''
}

/** A fact as it is read back: the visitor's words, and the day they resolve to. */
function sayFact(told: IntakeSlots, slot: Slot, language: Language, copy: LaterCopy): string {
  const raw = rawFact(told, slot)
  if (slot === 'urgency') return raw && sayUrgency(raw, copy)
  const iso = slot === 'when' ? told.when?.iso : null
  const day = iso ? new Date(iso.slice(0, 10)) : null
  if (!day || Number.isNaN(day.valueOf())) return raw
  const date = day.toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return raw.includes(date) ? raw : `${raw} (${date})`
}

function sayUrgency(value: string, copy: LaterCopy): string {
  const urgency = urgencies.find((known) => known === value)
  return urgency ? copy.urgencies[urgency] : value
}
