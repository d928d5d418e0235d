import { useEffect, useRef } from 'react'
import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import { sayDay, sayElsewhere, sayTime, sayZone, timesByDay } from './calendar.ts'
import { DayGrid } from './day-grid.tsx'
import { mostWished, noWish, toggleDate, toggleTime, type Wish } from './wish.ts'

type Picking = {
  /** The instants offered. */
  times: readonly string[]
  /** The visitor's zone, and the firm's. */
  zones: { own: string; other: string }
  wish: Wish
  copy: WaysCopy
  onWish: (wish: Wish) => void
}

/**
 * Picks up to three dates, then up to three times on them (specification 1, section 9). Pure: the
 * times come in, and what is picked goes out as it changes.
 */
export function TimesPicker(props: Picking & { onDone: () => void }) {
  const { times, zones, wish, copy, onWish } = props
  const { picker } = copy
  const days = timesByDay(times, zones.own)
  if (days.size === 0) return <p>{picker.noTimes}</p>
  if (wish.step === 'dates')
    return (
      <section className="fy-step">
        <StepHeading key="dates" text={picker.chooseDates} />
        <DayGrid
          offered={[...days.keys()]}
          chosen={wish.dates}
          copy={copy}
          onToggle={(day) => onWish(toggleDate(wish, day, zones.own))}
        />
        <output className="fy-soft">
          {wish.dates.length < mostWished
            ? picker.datesChosen(wish.dates.length)
            : picker.mostDates}
        </output>
        <div className="fy-steps">
          <button type="button" onClick={() => onWish(noWish)}>
            {picker.clear}
          </button>
          <button
            type="button"
            className="fy-primary"
            disabled={wish.dates.length === 0}
            onClick={() => onWish({ ...wish, step: 'times' })}
          >
            {picker.next}
          </button>
        </div>
      </section>
    )
  return (
    <section className="fy-step">
      <StepHeading key="times" text={picker.chooseTimes} />
      <TimeLists {...props} days={days} />
      <output className="fy-soft">
        {wish.times.length < mostWished ? picker.timesChosen(wish.times.length) : picker.mostTimes}
      </output>
      <div className="fy-steps">
        <button type="button" onClick={() => onWish({ ...wish, step: 'dates' })}>
          {picker.back}
        </button>
        <button type="button" onClick={() => onWish({ ...wish, times: [] })}>
          {picker.clearTimes}
        </button>
        <button
          type="button"
          className="fy-primary"
          disabled={wish.times.length === 0}
          onClick={props.onDone}
        >
          {picker.done}
        </button>
      </div>
    </section>
  )
}

/** The times of each date that was picked, under the date as it is where the visitor is. */
function TimeLists(props: Picking & { days: Map<string, string[]> }) {
  const { zones, wish, copy, onWish } = props
  const { picker, locale } = copy
  const full = wish.times.length >= mostWished
  const elsewhere = props.times.some((time) => sayElsewhere(time, zones, locale) !== null)
  return (
    <div className="fy-times">
      {elsewhere && (
        <p className="fy-soft">{picker.zones(sayZone(zones.own), sayZone(zones.other))}</p>
      )}
      {wish.dates.map((day) => (
        <fieldset key={day} className="fy-day">
          <legend>{sayDay(day, locale)}</legend>
          <div className="fy-slots">
            {props.days.get(day)?.map((time) => {
              const picked = wish.times.includes(time)
              const firm = sayElsewhere(time, zones, locale)
              const held = full && !picked
              return (
                <button
                  key={time}
                  type="button"
                  aria-pressed={picked}
                  disabled={held}
                  title={held ? picker.mostTimes : undefined}
                  onClick={() => onWish(toggleTime(wish, time))}
                >
                  {sayTime(time, zones.own, locale)}
                  {firm !== null && (
                    <small>
                      <span className="fy-unseen">, {picker.firmTime(firm)}</span>
                      <span aria-hidden="true">{firm}</span>
                    </small>
                  )}
                </button>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

/** The heading of a step. It takes the focus, so that the step is heard and keys go on from there. */
export function StepHeading(props: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {props.text}
    </h3>
  )
}
