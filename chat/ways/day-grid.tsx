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
  const { picker, locale } = copy
  const full = chosen.length >= mostWished
  const pickable = full ? chosen : offered
  const [at, setAt] = useState(chosen[0] ?? offered[0] ?? '')
  const [month, setMonth] = useState(monthOf(at))
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  const shown = pickable.filter((day) => monthOf(day) === month)
  const stop = shown.includes(at) ? at : shown[0]

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  })
  const go = (day: string) => {
    setAt(day)
    setMonth(monthOf(day))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stop && dayByKey(event.key, stop, pickable)
    if (!next) return
    event.preventDefault()
    moved.current = true
    go(next)
  }
  const turn = (by: number, drawing: string) => {
    const target = addMonths(month, by)
    return (
      <button
        type="button"
        className="fy-icon"
        aria-label={picker.turnTo(sayMonth(target, locale))}
        disabled={!offered.some((day) => monthOf(day) === target)}
        onClick={() => setMonth(target)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={drawing} />
        </svg>
      </button>
    )
  }
  const weeks = weeksOf(month)
  return (
    <>
      <div className="fy-month">
        {turn(-1, 'M12 5l-5 5 5 5')}
        <p id="fy-month" aria-live="polite">
          {sayMonth(month, locale)}
        </p>
        {turn(1, 'M8 5l5 5-5 5')}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid (ARIA APG) */}
      <table
        ref={grid}
        className="fy-days"
        role="grid"
        aria-labelledby="fy-month"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, locale, 'long')}>
                {weekday(day, locale, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const picked = chosen.includes(day)
                const outside = monthOf(day) !== month
                const closed = outside || !offered.includes(day)
                return (
                  <td key={day} role="gridcell" aria-selected={picked}>
                    <button
                      type="button"
                      disabled={closed || (full && !picked)}
                      title={full && !picked && !closed ? picker.mostDates : undefined}
                      aria-label={sayDay(day, locale, 'long')}
                      aria-pressed={picked}
                      data-outside={outside || undefined}
                      tabIndex={day === stop ? 0 : -1}
                      onClick={() => {
                        setAt(day)
                        props.onToggle(day)
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function weekday(day: string, locale: string, style: 'long' | 'narrow'): string {
  return new Date(day).toLocaleDateString(locale, { weekday: style, timeZone: 'UTC' })
}
