import { touchesFirm } from '../policy/off-topic.ts'
import { withoutContact } from './contact.ts'
import { findName, isNameAlone } from './names.ts'
import { isOrganization } from './place-and-party.ts'
import { tidy, withoutOpeners } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { isTimes } from './times.ts'

/** Two to four words written as a name is, and nothing of the law or the firm in them. */
export const nameAlone =
  /^\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:de|del|la|las|los|van|von|der|den|bin|al)\s+)*\p{Lu}[\p{L}'’.-]*){1,3}[.!]?$/u

/** A family name sent after the first one ("its ana", then "ruiz"). */
const familyName = ({ draft: { conversation }, text, pending }: Reading): string | null => {
  const { slots, latest = [] } = conversation
  if (slots.name === undefined || slots.name.includes(' ') || !latest.includes('name')) return null
  const asksOther = pending.some((slot) => slot === 'phone' || slot === 'email')
  if (!asksOther || !/^\p{L}[\p{L}'’-]+$/u.test(text) || isTimes(text)) return null
  const name = findName(text, true)
  if (name === null || name === slots.name) return null
  // After an initial alone the name itself.
  return slots.name.length < 3 ? name : `${slots.name} ${name}`
}

const stated =
  /(?<!\b(?:his|her|their|su) )\b(?:(?:last|family) ?name|surname|apellidos?)(?:'s| is| es| son|:)?\s+(\p{L}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)?)[.!]?$/iu

/** A family name told as one, which takes the place of an initial or of another. */
const statedFamilyName = ({ draft: { conversation }, text, question }: Reading): string | null => {
  const { name } = conversation.slots
  const family = stated.exec(text)?.[1]
  if (name === undefined || family === undefined || question) return null
  const named = findName(`${name.split(' ')[0] ?? name} ${family}`, true)
  return named === null || named === name ? null : named
}

/** The whole name after the first one alone ("Priya", then "Priya Nair"). */
const fullerName = ({ draft: { conversation }, text }: Reading): string | null => {
  const { name } = conversation.slots
  const [head = ''] = text.split(/\s*(?:\.{2,}|…|[,;(])/)
  const said = withoutOpeners(tidy(withoutContact(head)))
  if (name === undefined || !isNameAlone(said)) return null
  const fuller = findName(said, true)
  return fuller?.startsWith(`${name} `) === true ? fuller : null
}

/** A whole name after one word that was taken for it ("Astoria", then "Tasha Brown"), with or without a number. */
const wholeName = (reading: Reading): string | null => {
  const { draft, text, pending } = reading
  const { name } = draft.conversation.slots
  if (name === undefined || reading.question) return null
  if (name.includes(' ') && !isOrganization(name)) return null
  if (draft.conversation.saysName === true) return null
  if (pending.some((slot) => slot === 'where' || slot === 'other_party')) return null
  const said = tidy(withoutContact(text)).replace(/[,.]+$/, '')
  const isWhole = nameAlone.test(said) && isNameAlone(said) && !isOrganization(said)
  return isWhole && !touchesFirm(said) ? findName(said, true) : null
}

/** The name with what was added to it, however that was said. */
export const withFamilyName = (reading: Reading): string | null =>
  statedFamilyName(reading) ?? familyName(reading) ?? fullerName(reading) ?? wholeName(reading)
