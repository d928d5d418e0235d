/** People of one's own, English, in plain letters. */
export const relation =
  '(?:mother|mom|mum|father|dad|son|daughter|brother|sister|wife|husband|spouse|boyfriend|girlfriend|fianc[eé]e?|friend|cousin|nephew|niece|uncle|aunt|grandmother|grandma|grandfather|grandpa|grandson|granddaughter|kid|child|boy|girl|roommate|client|neighbor|stepson|stepdaughter|sixteen year old|seventeen year old|fifteen year old|teen(?:ager)?|\\d\\d year old)'
/** The same in Spanish. */
export const relationEs =
  '(?:madre|mama|padre|papa|hijo|hija|hermano|hermana|esposo|esposa|marido|mujer|novio|novia|amigo|amiga|primo|prima|sobrino|sobrina|tio|tia|abuelo|abuela|nieto|nieta)'

/** People of one's own, English and Spanish, in plain letters. */
export const kin = `(?:${relation.slice(3, -1)}|${relationEs.slice(3, -1)})`

/** Those one is married to or lives with, English and Spanish, in plain letters. */
export const spouse =
  'wife|husband|spouse|girlfriend|boyfriend|partner|fiance|espos[oa]|marido|mujer|novi[oa]'
