import { asksEs } from './assistant-asks.es.ts'
import { chatEs } from './assistant-chat.es.ts'
import type { AssistantCopy } from './assistant.ts'

/** What the assistant says in Spanish. */
export const assistantEs: AssistantCopy = {
  notice:
    'Usted escribe a un asistente de IA; no es abogado ni empleado de {firm}. Usar este chat no crea una relación de abogado y cliente. Por favor, no envíe aquí datos confidenciales: {firm} puede representar a otras personas, incluso a la otra parte de su asunto. Lo que usted escribe, y la hora en que acepta este aviso, se guarda para {firm}, para que pueda decidir si puede ayudar y responderle. Puede retirarlo desde este chat en cualquier momento; lo que el bufete ya haya recibido queda marcado como retirado.',
  greeting:
    'Hola. Soy un asistente de IA; no soy abogado ni empleado de {firm}. Puedo buscar respuestas en el sitio web de {firm} o tomar sus datos y pasarlos al bufete. ¿En qué puedo ayudarle?',
  disclosure: 'Soy un asistente de IA; no soy abogado ni empleado de {firm}.',
  greetingAgain: [
    'Hola. ¿Qué puedo buscar o transmitir por usted?',
    'Hola de nuevo. ¿Qué necesita?',
  ],
  thanksName: ['Gracias, {name}.', 'Gracias.'],
  noted: ['Gracias.', 'Anotado.', 'Lo tengo.', 'De acuerdo.'],
  understood: ['Gracias por decírmelo. Puedo pasarlo a {firm}.'],
  passOn: ['Puedo pasarlo a {firm}.'],
  details: ['Puedo tomar algunos datos para {firm}.'],
  skipped: [
    'Está bien, podemos dejarlo.',
    'De acuerdo, lo dejo en blanco.',
    'No hay problema, seguimos sin ese dato.',
    'Entonces eso queda abierto.',
  ],
  backTo: ['Volvamos a sus datos:', 'Sigamos con sus datos:', 'Donde estábamos:'],
  ask: asksEs,
  options: {
    skip: 'Omitir',
    yes: 'Sí, envíelo',
    change: 'Cambiar algo',
    tellFirm: 'Pasarlo al bufete',
    urgency: ['Es urgente', 'En las próximas semanas', 'Sin prisa'],
  },
  confirm: {
    opening: 'Esto es lo que tengo para {firm}:',
    question: [
      '¿Está bien así? Diga que sí para enviarlo, o dígame qué cambiar.',
      '¿Lo envío así?',
      '¿Ahora está todo bien?',
    ],
    held: [
      'De acuerdo, no lo he marcado como confirmado. Dígame qué cambiar, o diga que sí cuando se pueda enviar.',
      'Espero. Diga que sí cuando quiera enviarlo.',
    ],
    what: ['¿Qué debo cambiar?', '¿Qué parte debo cambiar?'],
  },
  labels: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    issue: 'Asunto',
    when: 'Cuándo',
    where: 'Dónde',
    other_party: 'Otra parte',
    urgency: 'Urgencia',
    preferred_times: 'Horario',
    deadline: 'Fecha próxima',
    behalf: 'Para',
    reach: 'Al comunicarse',
  },
  urgency: { high: 'urgente', medium: 'normal', low: 'sin prisa' },
  notGiven: 'sin indicar',
  corrected: ['Cambiado. {slot}: {value}', 'Lo he corregido. {slot}: {value}'],
  added: ['Anotado. {slot}: {value}', 'Lo he añadido. {slot}: {value}'],
  channel: { phone: ['Por teléfono, entonces.'], email: ['Por correo, entonces.'] },
  out: {
    stop: ['De acuerdo, no pregunto más. Puede seguir cuando quiera, o borrar esta conversación.'],
    delete: [
      'Puede hacerlo usted aquí: «Borrar mi conversación» elimina lo que escribió. Lo que {firm} ya recibió queda marcado como retirado.',
    ],
  },
  recap: 'Esto es lo que tengo hasta ahora:',
  remaining: [
    'Solo unas pocas y breves, y puede omitir la que quiera.',
    'No muchas. Puede omitir lo que quiera.',
  ],
  whyAsked: [
    'Nada de esto es obligatorio. Un nombre y una forma de comunicarse permiten que el bufete responda; lo demás le ayuda a ver si puede tomar el asunto.',
    'Puede omitirlo. Los nombres permiten revisar si hay conflictos antes de oír más.',
  ],
  confirmed: [
    'Gracias. Sus datos van ahora a {firm}. El bufete los lee, revisa si hay conflictos y le responde directamente.',
  ],
  confirmedUrgent: [
    'Gracias. Sus datos van ahora a {firm}, marcados como urgentes. Si no puede esperar la respuesta: {call}',
  ],
  hurried: ['Si esto no puede esperar: {call}'],
  changedAfter: ['He pasado el cambio a {firm}.', '{firm} recibe también el cambio.'],
  offer: [
    'Si quiere que {firm} vea su situación, puedo tomar algunos datos.',
    '¿Paso su pregunta a {firm} con sus datos?',
    'También puede dejar aquí sus datos para {firm}.',
  ],
  closest: [
    'No encontré una respuesta clara. Esto es lo más cercano en el sitio web de {firm}:',
    'No sé con certeza si esto responde a su pregunta. El sitio web de {firm} dice:',
  ],
  closestTranslated: [
    'No encontré una respuesta clara. Esto es lo más cercano en el sitio web de {firm}, en inglés:',
    'No sé con certeza si esto responde a su pregunta. El sitio web de {firm} dice en inglés:',
  ],
  translated: [
    'El sitio web de {firm} lo dice así, en inglés:',
    'Esto está en el sitio web de {firm}, en inglés:',
  ],
  handoff: [
    'No encontré eso en el sitio web de {firm}, y prefiero no adivinar. Puedo pasar la pregunta al bufete: ¿tomo sus datos?',
    'El sitio web de {firm} no lo dice. Si quiere, tomo sus datos y el bufete le responde directamente.',
    'No tengo ninguna página de {firm} que responda a esto. ¿La paso al bufete?',
  ],
  handoffAfter: [
    'No encontré eso en el sitio web de {firm}. Su pregunta va al bufete con sus datos.',
    'El sitio web de {firm} no lo dice. He añadido la pregunta a lo que recibe el bufete.',
  ],
  offTopic: [
    'Solo puedo ayudar con {firm} y los asuntos que atiende. Puede preguntarme sobre ellos.',
    'Eso queda fuera de lo que puedo hacer aquí. Puedo buscar en el sitio web de {firm} o tomar sus datos.',
  ],
  outOfState: [
    'Usted mencionó {state}. Lo que dice este sitio puede no valer allí; {firm} puede decirle si trabaja en {state}.',
  ],
  firmAnswer: '{firm} responde a esto, en inglés:',
  referral: [
    'No puedo recomendar otros bufetes: solo conozco {firm}. El colegio de abogados de su estado ofrece un servicio de referencia.',
    'No tengo otros bufetes que nombrar. El colegio de abogados del estado puede indicarle uno.',
  ],
  otherLanguage: {
    both: 'Aquí puedo escribir en inglés y en español.',
    en: 'Aquí puedo escribir en inglés.',
    es: 'Aquí puedo escribir en español.',
  },
  human: [
    'Puede hablar con el personal de {firm} en el {phone}. También puedo tomar sus datos para que el bufete se comunique con usted.',
    'Para hablar con alguien de {firm}, llame al {phone}. O deje aquí sus datos y el bufete se comunica con usted.',
  ],
  humanNoPhone: [
    'Puedo tomar sus datos para que una persona de {firm} se comunique con usted.',
    'Deje aquí sus datos y una persona de {firm} los lee.',
  ],
  call: 'llame a {firm} al {phone}.',
  noPhone: 'comuníquese directamente con {firm}.',
  identity: {
    self: [
      'Soy un asistente de IA de {firm}. Busco en su sitio web y tomo datos para el bufete.',
      'Soy un asistente de IA, no una persona. Puedo citar el sitio web de {firm} o pasar sus datos al bufete.',
    ],
    human: [
      'Soy un asistente de IA de {firm}, no una persona. Puedo pasar sus datos al personal del bufete.',
      'Soy un asistente de IA, no un ser humano. El personal de {firm} lee lo que usted deja aquí.',
    ],
    lawyer: [
      'No. Soy un asistente de IA, no soy abogado ni empleado de {firm}, y no puedo dar consejo legal.',
      'No soy abogado. Soy un asistente de IA que busca en el sitio web de {firm} y toma datos para el bufete.',
    ],
    both: [
      'Soy un asistente de IA: no soy una persona, ni abogado, ni empleado de {firm}.',
      'Soy un asistente de IA, no un ser humano ni un abogado.',
    ],
  },
  takes: {
    criminal: '¿Llevan casos penales?',
    immigration: '¿Llevan casos de inmigración?',
  },
  privacyQuestion:
    '¿Venden o comparten información personal? Política de privacidad, privacy policy',
  privacy: [
    'Lo que escribe aquí se guarda para {firm}, para que pueda decidir si puede ayudar y responderle. Este chat no crea una relación de abogado y cliente; por favor, no incluya datos confidenciales.',
    'Sus palabras se guardan para {firm} y para responderle. Por favor, no incluya datos confidenciales; aquí no se crea una relación de abogado y cliente.',
  ],
  advice: {
    decide: [
      'No puedo decirle qué hacer en su caso: eso es consejo legal y requiere un abogado que conozca los hechos.',
      'Esa decisión requiere un abogado. No puedo aconsejarle sobre ella.',
    ],
    predict: [
      'No puedo decir cómo terminará un caso. Un abogado tiene que ver los hechos.',
      'No puedo predecirlo. Un abogado puede hablarlo con usted.',
    ],
    evaluate: [
      'No puedo juzgar un caso ni ponerle un valor. Un abogado tiene que ver los hechos.',
      'Valorar eso requiere un abogado que conozca los hechos. No puedo hacerlo aquí.',
    ],
    case: [
      'Lo que la ley significa para su propio caso lo dice un abogado que conozca los hechos. Yo no puedo decirlo aquí.',
      'No puedo decir eso de su caso: hace falta un abogado que conozca los hechos.',
    ],
    draft: [
      'No puedo escribir documentos legales, cartas ni declaraciones. Un abogado puede decirle qué hace falta.',
      'No puedo redactar eso por usted. Un abogado puede ayudarle.',
    ],
    evade: [
      'No puedo ayudar con eso. Por favor, hable con un abogado antes de hacer nada.',
      'Con eso no puedo ayudarle. Por favor, hable primero con un abogado.',
    ],
  },
  siteSays: ['El sitio web de {firm} dice:', 'En el sitio web de {firm}:'],
  consultation: [
    'Puede hablarlo en una consulta: {call} También puedo tomar sus datos.',
    'Una consulta es el lugar para esto: {call} O deje aquí sus datos.',
  ],
  consultationCall: [
    'Puede hablarlo en una consulta: {call}',
    'Una consulta es el lugar para esto: {call}',
  ],
  attack: {
    rules: [
      'Me limito a lo mío: buscar respuestas en el sitio web de {firm} y tomar datos para el bufete.',
      'No puedo hacer eso. Puedo buscar en el sitio web de {firm} o tomar sus datos.',
    ],
    role: [
      'Sigo siendo lo que soy: un asistente de IA de {firm}. Puedo buscar en su sitio web o tomar sus datos.',
      'No puedo hacer otro papel. Soy un asistente de IA de {firm}.',
    ],
    others: [
      'No puedo dar información sobre otras personas.',
      'Los datos de otras personas no se pueden compartir aquí.',
    ],
    promise: [
      'No puedo prometer nada sobre un caso ni su resultado, y no hablo por {firm}.',
      'Aquí no se puede prometer ningún resultado. No puedo decir eso.',
    ],
  },
  safety: {
    danger: 'Si usted u otra persona está en peligro, llame al 911 ahora.',
    harm: 'Por favor, llame al 911 ahora si hay alguien herido.',
    self: 'Si piensa hacerse daño, por favor llame o envíe un mensaje al 988 ahora, la Línea de Prevención del Suicidio y Crisis, a cualquier hora. En peligro inmediato, llame al 911.',
    child: 'Si un niño está desaparecido o en peligro, llame al 911 ahora y hable con la policía.',
    unclear:
      'Si alguien puede estar en peligro, llame al 911 ahora. Si alguien piensa en quitarse la vida, llame o envíe un mensaje al 988 a cualquier hora.',
    arrest:
      'Si alguien está en peligro, llame al 911. Lo demás es para un abogado, no para un chat.',
  },
  perhapsDanger: [
    'Si alguien puede estar en peligro, por favor llame al 911. Si hay pensamientos de suicidio, llame o envíe un mensaje al 988, a cualquier hora.',
  ],
  safetyFirm: [
    'Cuando esté a salvo, {call} También puedo tomar aquí sus datos.',
    'Para la parte legal, {call} También puede dejar aquí sus datos.',
  ],
  caution: [
    'Por favor, sea breve y no incluya datos confidenciales; el bufete preguntará lo demás directamente.',
    'No hace falta que me cuente más. Por favor, guarde los datos confidenciales para el bufete.',
  ],
  represented: [
    'Si ya tiene un abogado en este asunto, por favor hable primero con su abogado. Lo he anotado para {firm} y no preguntaré por el asunto.',
  ],
  doNotContact: [
    'Entendido. He anotado que {firm} no debe comunicarse con usted.',
    'Queda anotado: sin contacto.',
  ],
  noName: [
    'Sin un nombre, el bufete no sabe a quién responder. Si prefiere no dejarlo, {call}',
    'El bufete necesita un nombre para responderle. Si prefiere no darlo, {call}',
  ],
  noReach: [
    'Sin un teléfono o un correo electrónico, el bufete no puede responder. Si prefiere no dejarlo, {call}',
    'El bufete necesita un teléfono o un correo electrónico para responder. Si prefiere no darlo, {call}',
  ],
  restarted: 'De acuerdo, empezamos de nuevo. He borrado aquí sus datos.',
  thanks: ['De nada.', 'De nada. Aquí estoy si necesita algo más.'],
  goodbye: ['Adiós, y cuídese.', 'Adiós.'],
  condolence: ['Es una pérdida muy dura.', 'Una pérdida así es muy dura.'],
  calm: ['Suena muy difícil.', 'Suena muy angustiante.'],
  nothingToAsk: [
    'Estoy para preguntas sobre {firm}, o para transmitir algo. ¿Qué necesita?',
    '¿Puede decirlo con otras palabras? Puedo buscar en el sitio o tomar sus datos para {firm}.',
  ],
  chat: chatEs,
  summary: {
    asked: 'El visitante preguntó: {question}',
    prefers: {
      phone: 'El visitante prefiere el teléfono.',
      email: 'El visitante prefiere el correo electrónico.',
    },
    flags: {
      safety: 'El visitante mencionó peligro o autolesión; se dieron los números de emergencia.',
      represented: 'Es posible que el visitante ya tenga abogado en este asunto.',
      doNotContact: 'El visitante pidió que no se le contacte.',
      corrected: 'El visitante corrigió: {list}.',
      declinedToSay: 'El visitante prefirió no decir: {list}.',
    },
  },
}
