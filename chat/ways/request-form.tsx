import { type FormEvent, useRef, useState } from 'react'
import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import { turnLimits } from '@foyer/shared/facts/limits.ts'
import type { ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import type { Problem } from '../conversation.ts'
import { type Contact, faultOf } from './contact.ts'
import { ContactFields } from './contact-fields.tsx'
import { Refusal } from './refusal.tsx'
import { StepHeading } from './times-picker.tsx'

/** What is asked once times are picked. */
export type RequestDetails = { type: ConsultationType | null; contact: Contact; message: string }

/** How to meet, who asks, and an optional word before. */
export function RequestForm(props: {
  /** The picked times in words. */
  wishes: readonly string[]
  offered: readonly ConsultationType[]
  details: RequestDetails
  sending: boolean
  problem: Problem | null
  copy: WaysCopy
  onChange: (details: RequestDetails) => void
  onBack: () => void
  onSend: () => void
}) {
  const { details, copy, onChange } = props
  const { schedule } = copy
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (props.sending) return
    setTried(true)
    const wrong = faultOf(details.contact, true)?.field
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else props.onSend()
  }
  return (
    <form ref={form} className="fy-way-form" noValidate onSubmit={onSubmit}>
      <StepHeading text={schedule.yourTimes} />
      <ul className="fy-wishes">
        {props.wishes.map((wish) => (
          <li key={wish}>{wish}</li>
        ))}
      </ul>
      <fieldset className="fy-fields">
        <legend>{schedule.how}</legend>
        {props.offered.map((type) => (
          <label key={type} className="fy-radio">
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={details.type === type}
              onInput={() => onChange({ ...details, type })}
            />
            {schedule.types[type]}
          </label>
        ))}
      </fieldset>
      <ContactFields
        contact={details.contact}
        needed
        fault={tried ? faultOf(details.contact, true) : null}
        copy={copy}
        onChange={(contact) => onChange({ ...details, contact })}
      />
      <label className="fy-field">
        <span>
          {schedule.message} <span className="fy-soft">{copy.contact.optional}</span>
        </span>
        <textarea
          name="message"
          rows={3}
          maxLength={turnLimits.maxChars}
          defaultValue={details.message}
          onInput={(event) => onChange({ ...details, message: event.currentTarget.value })}
        />
      </label>
      <Refusal problem={props.problem} copy={copy} />
      <div className="fy-steps">
        <button type="button" onClick={props.onBack}>
          {copy.picker.back}
        </button>
        <button type="submit" className="fy-primary" aria-disabled={props.sending}>
          {props.sending ? copy.sending : schedule.send}
        </button>
      </div>
    </form>
  )
}
