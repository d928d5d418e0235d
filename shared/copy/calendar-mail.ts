/**
 * The letters that bring a consultation into both sides' calendars. Neither a subject nor a calendar's
 * line holds a fact of the case: both are shown on lock screens, to families and to colleagues.
 */

/** What a calendar shows, by the reader's language. `{firm}` and `{phone}` are filled in. */
export const calendarEntry = {
  en: {
    summary: 'Consultation with {firm}',
    location: { phone: 'By phone: {phone}', video: 'By video call', in_person: '{firm}' },
    phoneUnknown: 'By phone',
    how: {
      phone: '{firm} will call {phone}.',
      video: '{firm} sends the link for the video call.',
      in_person: 'At the office of {firm}.',
    },
    howPhoneUnknown: '{firm} will call; the number is still to be agreed.',
  },
  es: {
    summary: 'Consulta con {firm}',
    location: { phone: 'Por teléfono: {phone}', video: 'Por videollamada', in_person: '{firm}' },
    phoneUnknown: 'Por teléfono',
    how: {
      phone: '{firm} llamará al {phone}.',
      video: '{firm} envía el enlace de la videollamada.',
      in_person: 'En la oficina de {firm}.',
    },
    howPhoneUnknown: '{firm} llamará; el número está aún por acordar.',
  },
} as const

/** The visitor's letter, in the language of the chat. */
export const clientCalendarMail = {
  en: {
    subjects: {
      scheduled: 'Consultation with {firm}',
      moved: 'New time: consultation with {firm}',
      cancelled: 'Cancelled: consultation with {firm}',
    },
    titles: {
      scheduled: 'Your consultation is scheduled',
      moved: 'Your consultation has a new time',
      cancelled: 'Your consultation is cancelled',
    },
    when: 'When',
    how: 'How',
    change: 'If this time no longer suits you, reply to this e-mail: {firm} reads it.',
    afterwards: 'If you have a question, reply to this e-mail: {firm} reads it.',
    why: 'You receive this because you asked {firm} for a consultation on its website. A scheduled consultation alone makes no attorney-client relationship.',
  },
  es: {
    subjects: {
      scheduled: 'Consulta con {firm}',
      moved: 'Nueva hora: consulta con {firm}',
      cancelled: 'Cancelada: consulta con {firm}',
    },
    titles: {
      scheduled: 'Su consulta está programada',
      moved: 'Su consulta tiene una nueva hora',
      cancelled: 'Su consulta está cancelada',
    },
    when: 'Cuándo',
    how: 'Cómo',
    change: 'Si esta hora ya no le conviene, responda a este correo: lo lee {firm}.',
    afterwards: 'Si tiene alguna pregunta, responda a este correo: lo lee {firm}.',
    why: 'Recibe este correo porque pidió una consulta a {firm} en su sitio web. Una consulta programada por sí sola no crea una relación abogado-cliente.',
  },
} as const

/** The firm's letter. */
export const firmCalendarMail = {
  subjects: {
    scheduled: 'Consultation scheduled',
    moved: 'Consultation moved',
    cancelled: 'Consultation cancelled',
  },
  titles: {
    scheduled: 'A consultation is scheduled',
    moved: 'A consultation has a new time',
    cancelled: 'A consultation is cancelled',
  },
  when: 'When',
  how: 'How',
  clientTold: 'The visitor gets the same by e-mail.',
  clientUntold:
    'The visitor gave no e-mail address, so this letter went to you alone. Please tell them yourself.',
  withdrawn: 'The visitor has withdrawn the request. They have not been written to.',
  why: 'You receive this because the consultation was changed in your Foyer dashboard, or its request withdrawn.',
} as const
