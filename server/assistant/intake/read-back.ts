import type { Ask } from '@foyer/shared/api/widget.ts'
import type { AssistantCopy } from '@foyer/shared/copy/assistant.ts'
import { slots as allSlots } from '@foyer/shared/facts/statuses.ts'
import type { Language, Slot } from '@foyer/shared/facts/statuses.ts'
import { say, sentence } from '../turn-draft.ts'
import type { Draft } from '../turn-draft.ts'
import type { Conversation } from '../turn-state.ts'
import { sayPhone } from './contact.ts'
import { sayToldMoment } from './say-moment.ts'

const order = [
  'name',
  'phone',
  'email',
  'issue',
  'when',
  'where',
  'other_party',
  'preferred_times',
  'urgency',
] as const satisfies readonly Slot[]

/** "Two years ago" is read back as a year, not as the day it is counted to. */
const asNamed = (raw: string, iso: string): string => {
  if (!/\b(?:ago|back|hace|atr[aá]s)\b/i.test(raw)) return iso
  if (/\b(?:years?|años?)\b/i.test(raw)) return iso.slice(0, 4)
  return /\b(?:months?|mes(?:es)?)\b/i.test(raw) ? iso.slice(0, 7) : iso
}

/** A date as it was told, with the day it was counted to beside it: "last month (October 2026)". */
export const sayWhen = (when: { raw: string; iso: string | null }, language: Language): string => {
  if (when.iso === null) return when.raw
  const day = sayToldMoment({ raw: when.raw, iso: asNamed(when.raw, when.iso) }, language)
  return day.toLowerCase().startsWith(when.raw.toLowerCase()) || when.raw === when.iso
    ? day
    : `${when.raw} (${day})`
}

/** One detail as a person reads it, or null where it is not known. */
export const saySlot = (
  slot: Slot,
  conversation: Conversation,
  copy: AssistantCopy,
): string | null => {
  const { slots, language } = conversation
  if (slot === 'when') return slots.when ? sayWhen(slots.when, language) : null
  if (slot === 'phone') return slots.phone === undefined ? null : sayPhone(slots.phone)
  if (slot === 'urgency') return slots.urgency === undefined ? null : copy.urgency[slots.urgency]
  return slots[slot] ?? null
}

/** The known details, one line each: "Name: Ana Torres". */
export const detailLines = (conversation: Conversation, copy: AssistantCopy): string[] => {
  const lines = order.flatMap((slot) => {
    const value = saySlot(slot, conversation, copy)
    const line = value === null ? [] : [`${copy.labels[slot]}: ${value}`]
    if (slot === 'name' && conversation.behalfOf !== null)
      line.push(`${copy.labels.behalf}: ${conversation.behalfOf}`)
    return line
  })
  return [...lines, ...reachLine(conversation, copy), ...deadlineLine(conversation, copy)]
}

/** What to heed when reaching the visitor, as a line of its own. */
export const reachLine = ({ contactNote }: Conversation, copy: AssistantCopy): string[] =>
  contactNote === undefined ? [] : [`${copy.labels.reach}: ${contactNote}`]

/** The day ahead that matters, as a line of its own, where one was named. */
export const deadlineLine = (
  { deadline, language }: Pick<Conversation, 'deadline' | 'language'>,
  copy: AssistantCopy,
): string[] => {
  if (deadline === null) return []
  const { raw, iso } = deadline
  const day = iso === null ? '' : ` (${sayToldMoment({ raw, iso }, language)})`
  return [`${copy.labels.deadline}: ${raw}${day}`]
}

/** Asks for the confirmation; the whole list the first time, the question alone after that. */
export const askConfirm = (draft: Draft, full: boolean): { paragraphs: string[]; ask: Ask } => {
  const { conversation, copy } = draft
  conversation.phase = 'confirming'
  conversation.pending = ['confirm']
  conversation.slots.urgency ??= 'medium'
  conversation.asked.confirm = (conversation.asked.confirm ?? 0) + 1
  const text = say(draft, 'confirm.question', copy.confirm.question)
  const list = [sentence(draft, copy.confirm.opening), ...detailLines(conversation, copy)].join(
    '\n',
  )
  return {
    paragraphs: full ? [list] : [],
    ask: { slot: 'confirm', text, options: [copy.options.yes, copy.options.change] },
  }
}

const slotWords: readonly (readonly [Slot, RegExp])[] = [
  ['email', /\b(?:e-?mail|correo)\b/i],
  ['phone', /\b(?:phone|number|cell|tel[eé]fono|n[uú]mero|celular)\b/i],
  ['name', /\b(?:name|nombre|apellido|spelling)\b/i],
  ['when', /\b(?:date|when|day|fecha|cu[aá]ndo|d[ií]a)\b/i],
  ['where', /\b(?:place|where|city|county|location|lugar|d[oó]nde|ciudad|condado)\b/i],
  ['other_party', /\b(?:other (?:side|party|person)|otra parte)\b/i],
  ['preferred_times', /\b(?:times?|hours?|horario|hora)\b/i],
  ['urgency', /\b(?:urgen\w+)\b/i],
  ['issue', /\b(?:matter|issue|description|case|asunto|caso|descripci[oó]n)\b/i],
]

/** The detail a text names ("my e-mail is wrong"), or null. */
export const namedSlot = (text: string): Slot | null =>
  slotWords.find(([slot, pattern]) => allSlots.includes(slot) && pattern.test(text))?.[0] ?? null
