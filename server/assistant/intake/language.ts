import type { Language } from '@foyer/shared/facts/statuses.ts'
import { plain } from './plain-text.ts'

const spanish = new Set(
  `hola buenas buenos dias gracias por favor necesito quiero quisiera busco tengo tenemos tiene ayuda abogado abogada
  que cual como cuando donde quien cuanto cuanta cuesta puedo puede pueden soy me llamo mi mis su nombre es esta estoy
  fue fui hace ayer anteayer para con sin pero porque una unos el los las del una y o si muy ya hay hablo espanol
  arrestaron despidieron divorcio demanda caso corte carcel multa manejando choque accidente esposo esposa hijo hija
  trabajo dinero telefono correo llamo llamar hablar prefiero decir no tarde manana semana lunes martes miercoles jueves
  viernes sabado domingo usted ustedes tiempo oficina cita consulta borracho tomado policia jefe casero renta salario
  pagaron pago paso ocurrio sucedio lastimado inmigracion residencia visa nadie ninguno despues antes entre`.split(
    /\s+/,
  ),
)
const english = new Set(
  `the of and to in is you that it for on are with as at be this have from or by not what all when i am my was
  been has would about me where need get got any there do does did can could how much who which want hi hello yes
  please thanks thank your we they he she his her lawyer attorney help call after before would want name because
  don't i'm it's years old if so just out up`.split(/\s+/),
)
const nameWords = new Set([
  'de',
  'la',
  'del',
  'el',
  'los',
  'las',
  'y',
  'no',
  'me',
  'es',
  'visa',
  'salario',
])

/** The language a visitor asks to be answered in; whether the firm speaks it is another question. */
const wishedLanguage = (text: string): Language | null => {
  const said = plain(text)
  if (/^(?:do|does|can|is|are|who)\b/.test(said) || said.split(' ').length > 6) return null
  if (
    /\b(?:in spanish|en espanol|espanol,? (?:por favor|please)|prefer\w* (?:el )?(?:spanish|espanol)|hablo espanol|solo espanol)\b/.test(
      said,
    )
  )
    return 'es'
  return /\b(?:in english|en ingles|english,? please|ingles,? por favor|prefer\w* (?:el )?(?:english|ingles)|english only)\b/.test(
    said,
  )
    ? 'en'
    : null
}

/**
 * The language a turn is written in. The conversation's language stands unless the words clearly
 * speak for the other one, so that "Anna de la Cruz" or "no" changes nothing.
 */
export const turnLanguage = (text: string, current: Language): Language => {
  const wished = wishedLanguage(text)
  if (wished !== null) return wished
  const words = plain(text).match(/[\p{L}']+/gu) ?? []
  const en = words.filter((word) => english.has(word) && word !== 'me').length
  const es =
    words.filter((word) => spanish.has(word) && !nameWords.has(word)).length +
    (/[¿¡]/.test(text) ? 2 : 0)
  const loose = words.filter((word) => nameWords.has(word)).length
  if (current === 'en')
    return es > en && es + loose >= Math.min(3, words.length) && es >= 1 && words.length > 1
      ? 'es'
      : es > en && es >= 1 && words.length <= 2 && /^(?:hola|gracias|ayuda|si)/.test(plain(text))
        ? 'es'
        : 'en'
  return en > es && en >= 3 ? 'en' : 'es'
}
