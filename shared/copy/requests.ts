/** What a visitor reads once a message or a request for a consultation has been taken. */
export const requestTaken = {
  en: {
    message: 'Your message was sent to {firm}. The firm answers you itself.',
    appointment:
      'Your request was sent to {firm}. Nothing is booked until the firm confirms a time with you.',
  },
  es: {
    message: 'Su mensaje fue enviado a {firm}. La firma le responde directamente.',
    appointment:
      'Su solicitud fue enviada a {firm}. Nada queda reservado hasta que la firma le confirme una hora.',
  },
} as const

/** The e-mails that bring them to the firm. Subjects hold no fact of the case. */
export const requestMail = {
  messageSubject: 'New message from your website',
  messageTitle: 'A visitor left you a message',
  appointmentSubject: 'Consultation requested on your website',
  appointmentTitle: 'A visitor asks for a consultation',
  attention: 'Needs immediate attention',
  contact: 'Contact',
  message: 'Message',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  type: 'By',
  times: 'Times that would suit, in your time zone',
  types: { phone: 'phone', video: 'video call', in_person: 'a visit to your office' },
  why: 'You receive this because Foyer answers visitors on your website and brings what they leave to this address.',
} as const
