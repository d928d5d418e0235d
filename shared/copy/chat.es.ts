import type { Slot } from '../facts/statuses.ts'
import type { ChatCopy } from './chat.en.ts'

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

const corrections: ChatCopy['corrections'] = {
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

/** All that can reach a visitor: an unknown token has no frame, and the box holds too long texts back. */
const refusals: ChatCopy['refusals'] = {
  'connection/lost': 'Se perdió la conexión. Inténtelo de nuevo.',
  'request/too-fast': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  'server/unexpected':
    'Algo falló de nuestro lado. No se perdió nada de lo que envió. Inténtelo de nuevo.',
  'server/unavailable': 'El servicio se está reiniciando. Inténtelo de nuevo en un momento.',
  'widget/inactive-firm': 'Este bufete no recibe chats aquí. Contáctelo directamente.',
  'widget/unknown-session': 'No se encontró esta conversación. Comience una nueva.',
  'widget/closed-session': 'Esta conversación ha terminado. Comience una nueva.',
  'widget/notice-not-accepted': 'Acepte el aviso antes de escribir.',
  'widget/unknown-notice': 'El aviso ha cambiado. Lea y acepte el actual.',
  'widget/too-many-turns':
    'Esta conversación ya es muy larga. Comience una nueva o llame al bufete.',
}

/** What a visitor reads in the chat, in Spanish. */
export const chatEs: ChatCopy = {
  frameTitle: (firm) => `Chat con ${firm}`,
  disclosure: (firm) =>
    `Asistente de IA, no es abogado ni empleado ${firm ? `de ${firm}` : 'del bufete'}`,
  closeChat: 'Cerrar el chat',
  more: 'Más opciones',
  otherLanguage: 'English',
  conversation: 'Conversación',
  you: 'Usted dijo',
  assistant: 'Asistente',

  opening: 'Abriendo el chat',
  couldNotOpen: 'No se pudo abrir el chat. Revise su conexión.',
  orCall: 'O llame al bufete:',
  tryAgain: 'Intentar de nuevo',

  noticeHeading: 'Antes de comenzar',
  accept: 'Aceptar y comenzar',
  accepting: 'Comenzando',
  beforeAccepting: 'Nada de lo que escriba sale de este navegador hasta que acepte.',
  acceptToSend: 'Su mensaje está listo. Se envía cuando usted acepte.',
  accepted: 'Usted aceptó este aviso',

  messageBox: 'Escriba su mensaje',
  send: 'Enviar',
  charactersLeft: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  charactersOver: (count) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),

  writing: 'Escribiendo una respuesta',
  slow: 'Está tardando más de lo normal. Su mensaje está a salvo.',
  offline: 'No tiene conexión. Lo que escriba se envía cuando vuelva la conexión.',
  waiting: 'En espera de envío',
  notSent: 'No se envió.',
  edit: 'Editar',

  sources: 'Fuentes',
  fromWebsite: 'Del sitio web del bufete:',
  website: 'El sitio web del bufete',
  fromFirm: (firm) => `Respuesta de ${firm}`,
  opensNewTab: 'se abre en una pestaña nueva',
  showQuote: 'Cita',
  suggestions: 'Respuestas sugeridas',

  toldHeading: 'Lo que nos dijo',
  change: 'Cambiar',
  save: 'Guardar',
  cancel: 'Cancelar',
  slots,
  urgencies: { high: 'alta', medium: 'media', low: 'baja' },
  corrections,
  correction: (fact, value) => `Corrijo: ${fact} ${value}`,

  deleteConversation: 'Borrar mi conversación',
  deleteQuestion: '¿Borrar esta conversación?',
  deleteExplained:
    'Lo que escribió se elimina. Lo que el bufete ya recibió queda marcado como retirado.',
  deleteNow: 'Borrar',
  deleteNot: 'Conservarla',
  deleted: 'Su conversación fue borrada.',
  startAnew: 'Comenzar una conversación nueva',
  textKept: 'Lo que escribió se conserva abajo.',
  refusals,
}
