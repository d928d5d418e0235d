import type { priorities } from '@foyer/shared/facts/request-statuses.ts'

export type Priority = (typeof priorities)[number]

/**
 * What makes a message urgent, in plain words that a firm can check: danger, arrest, a court date or
 * a deadline that is near, English and Spanish. Never shown to the visitor.
 */
const immediate =
  /\b(?:arrest(?:ed)?|in jail|in custody|hit me|hurt(?:ing)? me|threaten(?:ed|ing)?|violen\w+|restraining order|protective order|911|(?:hearing|court|trial|deadline|eviction|deportation)\b[^.!?]{0,40}\b(?:today|tonight|tomorrow)|(?:today|tonight|tomorrow)\b[^.!?]{0,40}\b(?:hearing|court|trial|deadline)|arrestad\w+|detenid\w+|amenaz\w+|(?:audiencia|corte|juicio|plazo|desalojo)\b[^.!?]{0,40}\b(?:hoy|ma[nñ]ana))\b/i
const soon =
  /\b(?:urgent(?:ly)?|emergency|as soon as possible|asap|this week|deadline|hearing|court date|served|eviction notice|urgente|emergencia|cuanto antes|esta semana|plazo|audiencia)\b/i
const unhurried = /\b(?:no rush|no hurry|whenever you can|sin prisa|cuando pueda)\b/i

/** How soon a message should be read, from its own words (design section 7). */
export function weighMessage(content: string): {
  priority: Priority
  requiresImmediateAttention: boolean
} {
  if (immediate.test(content)) return { priority: 'high', requiresImmediateAttention: true }
  if (soon.test(content)) return { priority: 'high', requiresImmediateAttention: false }
  return {
    priority: unhurried.test(content) ? 'low' : 'medium',
    requiresImmediateAttention: false,
  }
}
