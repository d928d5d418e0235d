import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import type { Contact, ContactFault } from './contact.ts'

const kinds = {
  name: { type: 'text', autoComplete: 'name', maxLength: 200 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
} as const

/** Name, and an e-mail address or a phone number, with what is wrong beside the field. */
export function ContactFields(props: {
  contact: Contact
  needed: boolean
  fault: { field: keyof Contact; fault: ContactFault } | null
  copy: WaysCopy
  onChange: (contact: Contact) => void
}) {
  const { contact, fault, copy, onChange } = props
  const field = (name: keyof Contact) => {
    const wrong = fault?.field === name
    return (
      <div className="fy-field">
        <label htmlFor={`fy-${name}`}>{copy.contact[name]}</label>
        <input
          id={`fy-${name}`}
          {...kinds[name]}
          name={name}
          defaultValue={contact[name]}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'fy-fault' : undefined}
          onInput={(event) => onChange({ ...contact, [name]: event.currentTarget.value })}
        />
        {wrong && (
          <span className="fy-failed" id="fy-fault">
            {copy.contact[fault.fault]}
          </span>
        )}
      </div>
    )
  }
  return (
    <fieldset className="fy-fields">
      <legend>{copy.contact.heading}</legend>
      <p className="fy-soft">{props.needed ? copy.contact.oneNeeded : copy.contact.optional}</p>
      {field('name')}
      {field('email')}
      {field('phone')}
    </fieldset>
  )
}
