import type { ChatCopy } from './assistant.ts'

/** What the assistant says of the chat itself, in Spanish. */
export const chatEs: ChatCopy = {
  here: ['Aquí estoy.', 'Sí, aquí estoy.'],
  sent: {
    yes: ['Sí. {firm} tiene sus datos.', '{firm} los tiene.'],
    partly: [
      'Lo que me ha dicho hasta ahora lo tiene {firm}. Cuenta como confirmado cuando diga que sí al final.',
    ],
    no: ['Todavía no. {firm} necesita antes un nombre y una forma de comunicarse con usted.'],
  },
  next: [
    '{firm} lee sus datos, revisa si hay conflictos y le responde directamente. No sé cuándo. Si no puede esperar: {call}',
    'Una persona de {firm} lee lo que deja aquí y le responde. No puedo decir cuándo; si no puede esperar: {call}',
  ],
  call: ['Por teléfono, entonces. {firm} necesita su número.'],
  reads: [
    'Las personas de {firm} leen lo que deja aquí y le responden.',
    'Sí. Lo que deja aquí se lee en {firm}.',
  ],
  reach: ['Para hablar con alguien, {call}', 'Puede hablar con una persona: {call}'],
  whatFor: [
    'Anoto algunos datos para que {firm} pueda responderle.',
    'Sus respuestas van a {firm}, que le responde. Puede omitir cualquier pregunta.',
  ],
  whatIDo: [
    'Busco en el sitio web de {firm} y tomo datos para el bufete. Una persona de allí puede explicarle más: {call}',
    'Puedo citar el sitio web de {firm} o transmitir algo. Para oírlo de una persona, {call}',
  ],
  add: ['Claro. Escríbalo aquí para {firm}.', 'Sí, escríbalo aquí, por favor.'],
  safe: ['Qué bien. Prefiero decirlo una vez de más.'],
  kept: ['{firm} tiene lo que me dijo hasta ahora.'],
  wait: ['Tómese su tiempo.', 'No hay prisa.'],
  fine: ['No hay problema.', 'Está bien.'],
  settled: ['De acuerdo. {firm} tiene sus datos.', 'De acuerdo. Aquí estoy si necesita algo más.'],
}
