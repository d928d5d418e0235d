import type { IntakeSlots } from '@foyer/shared/api/widget.ts'

/** Who a visitor says they are, as typed. */
export type Contact = { name: string; email: string; phone: string }

/** What is wrong with a contact, by field; `reach` where neither way to answer is given. */
export type ContactFault = 'nameMissing' | 'reachMissing' | 'emailWrong' | 'phoneWrong'

/** What was typed before, completed by what the conversation has learned. */
export function prefilled(typed: Contact | null, told: IntakeSlots): Contact {
  return {
    name: typed?.name || (told.name ?? ''),
    email: typed?.email || (told.email ?? ''),
    phone: typed?.phone || (told.phone ?? ''),
  }
}

/** The first fault of a contact, and the field it is in; null where there is none. */
export function faultOf(
  contact: Contact,
  needed: boolean,
): { field: keyof Contact; fault: ContactFault } | null {
  const { name, email, phone } = trimmed(contact)
  if (needed && !name) return { field: 'name', fault: 'nameMissing' }
  if (needed && !email && !phone) return { field: 'email', fault: 'reachMissing' }
  if (email && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    return { field: 'email', fault: 'emailWrong' }
  if (phone && phone.replace(/\D/g, '').length < 5) return { field: 'phone', fault: 'phoneWrong' }
  return null
}

/** A contact as the API takes it; what is empty is left out. */
export function sentContact(contact: Contact) {
  const { name, email, phone } = trimmed(contact)
  return {
    ...(name && { clientName: name }),
    ...(email && { clientEmail: email }),
    ...(phone && { clientPhone: phone }),
  }
}

function trimmed({ name, email, phone }: Contact): Contact {
  return { name: name.trim(), email: email.trim(), phone: phone.trim() }
}
