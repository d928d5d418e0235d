import { assistantView as copy, weekdayNames } from '@foyer/shared/copy/assistant-view.ts'
import { type OpenSpan, type Weekday, weekdays } from '@foyer/shared/facts/hours.ts'
import { consultationTypes } from '@foyer/shared/facts/request-statuses.ts'
import { mostSpans } from '@foyer/shared/rules/opening-hours.ts'
import { Plus, X } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldNotes } from '#web/ui/field-notes.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { closingTimes, openingTimes, sayTimeOfDay, timeZones } from './hours.ts'
import { Part } from './part.tsx'
import type { AssistantForm } from './use-assistant-form.ts'

/** When the firm is open, where its clock stands, and which consultations it gives. */
export function HoursPart({ form }: { form: AssistantForm }) {
  const { draft, change, problemOf } = form
  const consultations = useId()
  const zones = useMemo(() => timeZones(draft.timeZone), [draft.timeZone])
  return (
    <Part title={copy.hours} text={copy.hoursHint}>
      <SelectField
        label={copy.timeZone}
        problem={problemOf('timeZone')}
        options={zones}
        value={draft.timeZone}
        onChange={(timeZone) => change({ timeZone })}
      />
      <ul className="border-t border-line">
        {weekdays.map((day) => (
          <Day
            key={day}
            day={day}
            spans={draft.hours[day]}
            problem={problemOf(`hours.${day}`)}
            onChange={(spans) => change({ hours: { ...draft.hours, [day]: spans } })}
          />
        ))}
      </ul>
      <Button
        small
        className="-mt-2 justify-self-start"
        onClick={() => {
          const { mon } = draft.hours
          change({ hours: { ...draft.hours, tue: mon, wed: mon, thu: mon, fri: mon } })
        }}
      >
        {copy.copyMonday}
      </Button>
      <fieldset className="grid gap-2" aria-describedby={consultations}>
        <legend className="mb-1.5 font-medium">{copy.consultations}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {consultationTypes.map((type) => (
            <label key={type} className="flex min-h-9 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4.5"
                aria-invalid={problemOf('consultationTypes') !== null}
                checked={draft.consultationTypes.includes(type)}
                onChange={(event) =>
                  change({
                    consultationTypes: consultationTypes.filter((each) =>
                      each === type ? event.target.checked : draft.consultationTypes.includes(each),
                    ),
                  })
                }
              />
              {copy.types[type]}
            </label>
          ))}
        </div>
        <FieldNotes
          id={consultations}
          hint={copy.consultationsHint}
          problem={problemOf('consultationTypes')}
        />
      </fieldset>
    </Part>
  )
}

type DayProps = {
  day: Weekday
  spans: readonly OpenSpan[]
  problem: string | null
  onChange: (spans: OpenSpan[]) => void
}

/** One day: closed, or open for one or more spans. */
function Day({ day, spans, problem, onChange }: DayProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const name = weekdayNames[day]
  const put = (at: number, part: Partial<OpenSpan>) =>
    onChange(spans.map((span, each) => (each === at ? { ...span, ...part } : span)))
  return (
    <li
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 border-line py-2 not-first:border-t room:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <label className="flex min-h-9 items-center gap-2.5">
        <input
          ref={box}
          type="checkbox"
          className="size-4.5"
          aria-describedby={id}
          aria-invalid={problem !== null}
          checked={spans.length > 0}
          onChange={(event) =>
            onChange(event.target.checked ? [{ opens: '09:00', closes: '17:00' }] : [])
          }
        />
        {name}
      </label>
      <div className="grid gap-1.5">
        {spans.length === 0 && (
          <p className="flex min-h-9 items-center text-ink-soft">{copy.closed}</p>
        )}
        {spans.map((span, at) => (
          <div key={at} className="flex flex-wrap items-center gap-2">
            <TimeSelect
              label={copy.opens(name)}
              times={openingTimes}
              value={span.opens}
              onChange={(opens) => put(at, { opens })}
            />
            <span className="text-ink-soft">{copy.until}</span>
            <TimeSelect
              label={copy.closes(name)}
              times={closingTimes}
              value={span.closes}
              onChange={(closes) => put(at, { closes })}
            />
            {spans.length > 1 && (
              <IconButton
                aria-label={copy.removeSpan(name)}
                onClick={() => {
                  box.current?.focus()
                  onChange(spans.filter((_, each) => each !== at))
                }}
              >
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )}
            {at === spans.length - 1 && spans.length < mostSpans && (
              <IconButton
                aria-label={copy.addSpan(name)}
                onClick={() => onChange([...spans, { opens: span.closes, closes: '24:00' }])}
              >
                <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        ))}
        <FieldNotes id={id} problem={problem} />
      </div>
    </li>
  )
}

type TimeSelectProps = {
  label: string
  times: readonly string[]
  value: string
  onChange: (time: string) => void
}

function TimeSelect({ label, times, value, onChange }: TimeSelectProps) {
  return (
    <select
      aria-label={label}
      className="figures min-h-9 rounded border border-line-strong bg-raised px-2"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {times.map((time) => (
        <option key={time} value={time}>
          {sayTimeOfDay(time)}
        </option>
      ))}
    </select>
  )
}
