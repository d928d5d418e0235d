import type { ChatCopy } from './chat.en.ts'

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
  leave: 'Salir rápido',
  leaveHelp:
    'F9. Borra este chat de la pantalla y de este navegador, y lo cierra. No elimina nada de lo enviado.',
  more: 'Más opciones',
  otherLanguage: 'English',
  conversation: 'Conversación',
  you: 'Usted dijo',
  assistant: 'Asistente',

  ways: {
    schedule: 'Agendar una consulta',
    message: 'Escribir al abogado',
    attach: 'Adjuntar un archivo',
    voice: 'Dictar por voz',
  },
  cancel: 'Cancelar',
  loading: 'Cargando',
  notLoaded: 'No se pudo cargar. Revise su conexión.',

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

  deleteConversation: 'Borrar mi conversación',
  deleted: 'Su conversación fue borrada.',
  startAnew: 'Comenzar una conversación nueva',
  textKept: 'Lo que escribió se conserva abajo.',
  refusals,
}
