import type { Language } from '@foyer/shared/facts/statuses.ts'
import { type EverydayKind, everydayKinds } from './kinds.ts'

/** How a list or a fact of the whole site is asked for, where the answer to a kind is one (docs/assistant.md, What is stated). */
const questions: Partial<Record<EverydayKind, Record<Language, string>>> = {
  address: { en: 'what is your address', es: 'cuál es su dirección' },
  areas: { en: 'what kinds of cases do you handle', es: 'qué tipos de casos llevan' },
  bring: { en: 'what should i bring', es: 'qué debo llevar' },
  email: { en: 'what is your email', es: 'cuál es su correo electrónico' },
  fax: { en: 'what is your fax number', es: 'cuál es su fax' },
  hours: { en: 'what are your hours', es: 'cuál es su horario' },
  'how-many': { en: 'how many lawyers work there', es: 'cuántos abogados trabajan ahí' },
  phone: { en: 'what is your phone number', es: 'cuál es su teléfono' },
  saturday: { en: 'are you open saturday', es: 'abren los sábados' },
}

/** The question by which the list of a kind is asked for; null for a kind that a line states. */
export const listAsked = (kind: number, language: Language): string | null =>
  questions[everydayKinds[kind] ?? 'zoom']?.[language] ?? null
