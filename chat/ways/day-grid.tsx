import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import { addMonths, dayByKey, monthOf, sayDay, sayMonth, weeksOf } from './calendar.ts'
import { mostWished } from './wish.ts'

/** A month to pick days from, moved through with the arrow keys. Days not in `offered` are disabled. */
export function DayGrid(props: {
  /** Days that can be picked, in order. */
  offered: readonly string[]
  chosen: readonly string[]
  copy: WaysCopy
  onToggle: (day: string) => void
}) {
  const { offered, chosen, copy } = props
  const pickable = chosen.length < mostWished ? offered : chosen
  const [at, setAt] = useState(chosen[0] ?? offered[0] ?? '')
  const [month, setMonth] = useState(monthOf(at))
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef('')
  const shown = pickable.filter((day) => monthOf(day) === month)
  const stop = shown.includes(at) ? at : shown[0]

  useEffect(() => {
    // Its month may not be drawn yet: what an earlier drawing left to do may come first.
    const day = `[data-day="${moved.current}"][tabindex="0"]`
    const shownDay = moved.current && grid.current?.querySelector<HTMLElement>(day)
    if (!shownDay) return
    shownDay.focus()
    moved.current = ''
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stop && dayByKey(event.key, stop, pickable)
    if (!next) return
    event.preventDefault()
    // At once where it is in sight, so that a quick next key finds it; else once it is drawn.
    const shownDay = grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)
    if (monthOf(next) === month) shownDay?.focus()
    else moved.current = next
    setAt(next)
    setMonth(monthOf(next))
  }
  const weeks = weeksOf(month)
  const turn = { month, offered, copy, onTurn: setMonth }
  return (
    <>
      <div className="fy-month">
        <MonthButton {...turn} by={-1} drawing="M12 5l-5 5 5 5" />
        <p id="fy-month" aria-live="polite">
          {sayMonth(month, copy.locale)}
        </p>
        <MonthButton {...turn} by={1} drawing="M8 5l5 5-5 5" />
      </div>
      <table
        ref={grid}
        className="fy-days"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid, as ARIA's practices have it
        role="grid"
        aria-labelledby="fy-month"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={sayWeekday(day, copy.locale, 'long')}>
                {sayWeekday(day, copy.locale, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  outside={monthOf(day) !== month}
                  offered={offered.includes(day)}
                  chosen={chosen}
                  stop={day === stop}
                  copy={copy}
                  onToggle={() => {
                    setAt(day)
                    props.onToggle(day)
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Turns to the month beside, where a day of it is offered. */
function MonthButton(props: {
  month: string
  by: number
  drawing: string
  offered: readonly string[]
  copy: WaysCopy
  onTurn: (month: string) => void
}) {
  const { copy, offered } = props
  const target = addMonths(props.month, props.by)
  return (
    <button
      type="button"
      className="fy-icon"
      aria-label={copy.picker.turnTo(sayMonth(target, copy.locale))}
      disabled={!offered.some((day) => monthOf(day) === target)}
      onClick={() => props.onTurn(target)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={props.drawing} />
      </svg>
    </button>
  )
}

/** One day of the grid; the one that `stop` names is reached by Tab, the others by arrows. */
function Day(props: {
  day: string
  outside: boolean
  offered: boolean
  chosen: readonly string[]
  stop: boolean
  copy: WaysCopy
  onToggle: () => void
}) {
  const { day, outside, chosen, copy } = props
  const picked = chosen.includes(day)
  const closed = outside || !props.offered
  const held = chosen.length >= mostWished && !picked
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a cell of a table is one of the grid only where it says so
    <td role="gridcell" aria-selected={picked}>
      <button
        type="button"
        disabled={closed || held}
        title={held && !closed ? copy.picker.mostDates : undefined}
        aria-label={sayDay(day, copy.locale, 'long')}
        aria-pressed={picked}
        data-day={day}
        data-outside={outside || undefined}
        tabIndex={props.stop ? 0 : -1}
        onClick={props.onToggle}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

function sayWeekday(day: string, locale: string, style: 'long' | 'narrow'): string {
  return new Date(day).toLocaleDateString(locale, { weekday: style, timeZone: 'UTC' })
}
