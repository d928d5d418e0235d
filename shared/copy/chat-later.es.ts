import type { Slot } from '../facts/statuses.ts'
import type { LaterCopy } from './chat-later.en.ts'

const slots: Record<Slot, string> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  issue: 'Qué pasó',
  when: 'Cuándo',
  where: 'Dónde',
  other_party: 'La otra parte',
  urgency: 'Qué tan urgente',
  preferred_times: 'Mejor hora para llamarle',
}

const corrections: LaterCopy['corrections'] = {
  name: 'mi nombre es',
  email: 'mi correo es',
  phone: 'mi teléfono es',
  issue: 'se trata de',
  when: 'ocurrió',
  where: 'ocurrió en',
  other_party: 'la otra parte es',
  urgency: 'la urgencia es',
  preferred_times: 'la mejor hora para llamarme es',
}

/** What a visitor reads in the chat only once they talk, in Spanish. */
export const laterEs: LaterCopy = {
  toldHeading: 'Lo que nos dijo',
  change: 'Cambiar',
  save: 'Guardar',
  cancel: 'Cancelar',
  slots,
  urgencies: { high: 'alta', medium: 'media', low: 'baja' },
  corrections,
  correction: (fact, value) => `Corrijo: ${fact} ${value}`,

  deleteQuestion: '¿Borrar esta conversación?',
  deleteExplained:
    'Lo que escribió, solicitó y adjuntó se elimina. Lo que el bufete ya recibió queda marcado como retirado.',
  deleteNow: 'Borrar',
  deleteNot: 'Conservarla',
}
