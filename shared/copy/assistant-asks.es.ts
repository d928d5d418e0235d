import type { AskCopy } from './assistant.ts'

/** What the assistant asks, in Spanish. */
export const asksEs: AskCopy = {
  issue: [
    'En una o dos frases, ¿de qué se trata? Por favor, no incluya nada confidencial.',
    '¿Con qué necesita ayuda? Bastan una o dos frases.',
    '¿Qué debe saber el bufete sobre el asunto, en una frase?',
  ],
  issueMore: [
    'En una o dos frases, ¿qué pasó? Por favor, no incluya nada confidencial.',
    '¿Podría decir en una frase de qué se trata?',
  ],
  name: [
    '¿Cuál es su nombre completo?',
    '¿Me dice su nombre, por favor?',
    '¿Qué nombre debe usar el bufete?',
  ],
  nameOther: [
    '¿Y cuál es su propio nombre completo, para que el bufete sepa a quién responder?',
    '¿Y su propio nombre?',
  ],
  contact: [
    '¿Cuál es el mejor número de teléfono o correo electrónico para comunicarse con usted?',
    '¿Cómo puede el bufete comunicarse con usted, por teléfono o por correo?',
    '¿Qué teléfono o correo electrónico debe usar el bufete?',
  ],
  phone: [
    '¿Tiene también un número de teléfono?',
    '¿Qué número de teléfono puede usar el bufete?',
    '¿A qué número puede llamar el bufete?',
  ],
  phoneArea: [
    '¿Puede enviar ese número con el código de área?',
    'Falta el código de área. ¿Cuál es el número completo?',
  ],
  phoneInvalid: [
    'Ese número no parece completo. ¿Puede enviarlo otra vez con el código de área?',
    'No pude leer ese número de teléfono. ¿Cuáles son sus diez cifras?',
  ],
  email: [
    '¿Tiene también un correo electrónico?',
    '¿Qué correo electrónico puede usar el bufete?',
    '¿A qué correo puede escribir el bufete?',
  ],
  emailInvalid: [
    'Ese correo parece incompleto. ¿Puede enviarlo otra vez?',
    'No pude leer ese correo electrónico. ¿Puede escribirlo de nuevo?',
  ],
  when: [
    '¿Cuándo pasó, o cuándo empezó?',
    '¿Cuándo fue? Basta una fecha aproximada.',
    '¿Más o menos cuándo pasó?',
  ],
  where: ['¿En qué ciudad o condado es?', '¿Dónde pasó? Basta la ciudad o el condado.'],
  whereAndWho: [
    '¿En qué ciudad o condado es, y quién es la otra parte? Puede omitirlo.',
    '¿Dónde pasó, y quién más está involucrado? Puede omitirlo.',
  ],
  whereWhoEmail: [
    '¿En qué ciudad o condado es, y quién es la otra parte? También sirve un correo electrónico. Puede omitirlo.',
    '¿Dónde pasó, y quién más está involucrado? Agregue un correo electrónico si quiere, u omítalo.',
  ],
  whereWhoPhone: [
    '¿En qué ciudad o condado es, y quién es la otra parte? También sirve un número de teléfono. Puede omitirlo.',
    '¿Dónde pasó, y quién más está involucrado? Agregue un teléfono si quiere, u omítalo.',
  ],
  otherParty: [
    '¿Quién es la otra parte? Un nombre permite al bufete revisar si hay conflictos.',
    '¿Qué persona u organización es la otra parte?',
  ],
  otherPartyNamed: [
    'Sobre {party}, que usted mencionó: ¿qué nombre puedo anotar, para que el bufete revise si hay conflictos?',
    '¿Cómo se llama {party}?',
  ],
  urgency: ['¿Hay una fecha de corte o un plazo cercano?', '¿Qué tan pronto necesita atención?'],
  times: [
    '¿Cuándo le conviene que el bufete se comunique con usted?',
    '¿Qué días u horas le convienen?',
    '¿A qué hora es mejor llamarle o responderle?',
  ],
}
