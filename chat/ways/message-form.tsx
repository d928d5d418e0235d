import { type FormEvent, useRef, useState } from 'react'
import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import { turnLimits } from '@foyer/shared/facts/limits.ts'
import type { Problem } from '../conversation.ts'
import { type Contact, faultOf } from './contact.ts'
import { ContactFields } from './contact-fields.tsx'
import { Refusal } from './refusal.tsx'

/** Most characters of a message, as the API takes them. */
export const longestMessage = turnLimits.maxChars * 2

/** A message for the lawyer. What is typed is told as it is typed, for whoever mounts it to keep. */
export function MessageForm(props: {
  contact: Contact
  message: string
  sending: boolean
  problem: Problem | null
  copy: WaysCopy
  onType: (typed: { contact: Contact; message: string }) => void
  onSend: () => void
}) {
  const { contact, message, copy, onType } = props
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = tried && !message.trim()
  const fault = tried ? faultOf(contact, true) : null
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (props.sending) return
    setTried(true)
    const wrong = message.trim() ? faultOf(contact, true)?.field : 'message'
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else props.onSend()
  }
  const number = (count: number) => count.toLocaleString(copy.locale)
  return (
    <form ref={form} className="fy-way-form" noValidate onSubmit={onSubmit}>
      <div className="fy-field">
        <label htmlFor="fy-message">{copy.message.label}</label>
        <textarea
          id="fy-message"
          name="message"
          rows={5}
          maxLength={longestMessage}
          defaultValue={message}
          aria-invalid={missing}
          aria-describedby="fy-used"
          onInput={(event) => onType({ contact, message: event.currentTarget.value })}
        />
        <span className="fy-under">
          <span className="fy-failed">{missing && copy.message.missing}</span>
          <span id="fy-used" className="fy-soft">
            {copy.message.count(number(message.length), number(longestMessage))}
          </span>
        </span>
      </div>
      <ContactFields
        contact={contact}
        needed
        fault={fault}
        copy={copy}
        onChange={(changed) => onType({ contact: changed, message })}
      />
      <Refusal problem={props.problem} copy={copy} />
      <button type="submit" className="fy-primary" aria-disabled={props.sending}>
        {props.sending ? copy.sending : copy.message.send}
      </button>
    </form>
  )
}
