import type { WaysCopy } from './ways.en.ts'

/** All that can reach a visitor here; the forms hold back what is too long. */
const refusals: WaysCopy['refusals'] = {
  'connection/lost':
    'Se perdió la conexión y esto no se envió. Lo que escribió sigue aquí. Inténtelo de nuevo.',
  'request/too-fast': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  'request/invalid': 'Revise los datos marcados e inténtelo de nuevo.',
  'request/too-large': 'Esto es demasiado grande para enviarlo.',
  'server/unexpected':
    'Algo falló de nuestro lado. No se perdió nada de lo que escribió. Inténtelo de nuevo.',
  'server/unavailable': 'El servicio se está reiniciando. Inténtelo de nuevo en un momento.',
  'widget/inactive-firm': 'Este bufete no recibe chats aquí. Contáctelo directamente.',
  'widget/unknown-session': 'No se encontró esta conversación. Comience una nueva.',
  'widget/closed-session': 'Esta conversación ha terminado. Comience una nueva.',
  'message/unreachable':
    'Escriba un correo electrónico o un teléfono para que el bufete le responda.',
  'message/too-many':
    'Ya envió 20 mensajes, el máximo de una conversación. Para algo más, llame al bufete.',
  'appointment/too-many':
    'Ya pidió 10 consultas, el máximo de una conversación. Para algo más, llame al bufete.',
  'document/missing': 'No llegó ningún archivo. Elija un archivo e inténtelo de nuevo.',
  'document/too-large': 'Ese archivo es demasiado grande. Puede tener como máximo 10 MB.',
  'document/kind':
    'Este tipo de archivo no se puede enviar. Envíe un PDF, una imagen, un video, una grabación, un documento de oficina, texto o un archivo ZIP.',
  'document/too-many': 'Ya envió 5 archivos, el máximo de una conversación.',
  'document/quota':
    'El bufete no tiene espacio para más archivos por ahora. Contáctelo directamente.',
}

const contact: WaysCopy['contact'] = {
  heading: 'Cómo puede contactarle el bufete',
  name: 'Su nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  oneNeeded: 'Se necesita un correo electrónico o un teléfono.',
  optional: 'Opcional',
  nameMissing: 'Escriba su nombre.',
  reachMissing: 'Escriba un correo electrónico o un teléfono.',
  emailWrong: 'Revise el correo electrónico.',
  phoneWrong: 'Revise el teléfono.',
}

const picker: WaysCopy['picker'] = {
  chooseDates: 'Elija hasta 3 fechas',
  chooseTimes: 'Elija hasta 3 horas',
  turnTo: (month) => `Mostrar ${month}`,
  datesChosen: (count) => `${count} de 3 fechas elegidas`,
  timesChosen: (count) => `${count} de 3 horas elegidas`,
  mostDates: 'Ha llegado al máximo de fechas',
  mostTimes: 'Ha llegado al máximo de horas',
  clear: 'Borrar',
  clearTimes: 'Borrar horas',
  next: 'Siguiente',
  back: 'Atrás',
  done: 'Listo',
  noTimes: 'Por ahora no se ofrecen horas. Puede escribir al abogado.',
  zones: (own, firm) => `En su zona horaria (${own}); debajo, la hora del bufete (${firm}).`,
  firmTime: (time) => `${time} en el bufete`,
  wish: (date, time) => `${date} @ ${time}`,
  wishes: (list) => `Estas horas me convienen: ${list}`,
}

const schedule: WaysCopy['schedule'] = {
  title: 'Agendar una consulta',
  loading: 'Cargando las horas',
  timesNotLoaded: 'No se pudieron cargar las horas.',
  notOffered: 'Una hora que eligió ya no se ofrece. Elija de nuevo; todo lo demás sigue aquí.',
  yourTimes: 'Sus horas',
  how: '¿Cómo prefiere reunirse?',
  types: { phone: 'Por teléfono', video: 'Por video', in_person: 'En persona' },
  message: '¿Algo que el abogado deba saber antes?',
  send: 'Enviar solicitud',
}

const message: WaysCopy['message'] = {
  title: 'Escribir al abogado',
  label: 'Su mensaje',
  count: (used, most) => `${used} de ${most} caracteres`,
  missing: 'Escriba su mensaje.',
  send: 'Enviar mensaje',
}

const attach: WaysCopy['attach'] = {
  title: 'Adjuntar un archivo',
  rules:
    'Hasta 5 archivos por chat, de 10 MB cada uno: PDF, imágenes, videos, grabaciones, documentos de oficina, texto o ZIP.',
  roomLeft: (count) =>
    count === 1 ? 'Puede enviar 1 archivo más.' : `Puede enviar ${count} archivos más.`,
  full: 'Ya envió 5 archivos, el máximo de una conversación.',
  choose: 'Elegir archivos',
  drop: 'o suéltelos aquí, o pegue una imagen',
  files: 'Archivos',
  ready: 'Listo para enviar',
  sendingFile: (percent) => `Enviando, ${percent} %`,
  sent: 'Enviado',
  cancelled: 'Cancelado',
  remove: (name) => `Quitar ${name}`,
  cancelFile: (name) => `Cancelar ${name}`,
  retryFile: (name) => `Intentar ${name} de nuevo`,
  cancel: 'Cancelar',
  removeShort: 'Quitar',
  noteLabel: 'Una nota para el abogado',
  send: (count) =>
    count === 0 ? 'Enviar archivos' : count === 1 ? 'Enviar 1 archivo' : `Enviar ${count} archivos`,
  sentNote: (name) => `Enviado: ${name}`,
  tooLarge: 'Ese archivo es demasiado grande. Puede tener como máximo 10 MB.',
  empty: 'Este archivo está vacío.',
  kind: 'Este tipo de archivo no se puede enviar. Envíe un PDF, una imagen, un video, una grabación, un documento de oficina, texto o un archivo ZIP.',
}

const voice: WaysCopy['voice'] = {
  warning:
    'Para convertir su voz en texto, su navegador envía el sonido a su fabricante. Sus palabras aparecen en el cuadro; nada se envía al bufete hasta que pulse Enviar.',
  use: 'Usar la voz',
  notNow: 'Ahora no',
  listening: 'Escuchando. Pulse el botón otra vez o Escape para detener.',
  stop: 'Detener',
  noMicrophone: 'No se encontró un micrófono.',
  notAllowed: 'El micrófono no está permitido aquí. Puede permitirlo en su navegador, o escribir.',
  noConnection: 'No se pudo convertir la voz en texto. Revise su conexión, o escriba.',
  nothingHeard: 'No se oyó nada. Puede intentarlo de nuevo, o escribir.',
  failed: 'El dictado no funciona en este momento. Escriba, por favor.',
}

/** What a visitor reads in the ways to the firm beside the conversation, in Spanish. */
export const waysEs: WaysCopy = {
  locale: 'es-US',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  sending: 'Enviando',
  contact,
  picker,
  schedule,
  message,
  attach,
  voice,
  refusals,
}
