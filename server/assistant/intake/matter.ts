import { commonWords } from './common-words.ts'
import { withoutContact } from './contact.ts'
import { kin, relation, relationEs } from './kin.ts'
import { findOwnName, namedTwice } from './names.ts'
import { plain, shorten, tidy, withoutOpeners } from './plain-text.ts'

/** Events and charges that say what a matter is about, by field; stems of plain text. */
const clear = [
  /\b(?:d\.?u\.?i|d\.?w\.?i|o\.?w\.?i|ovi|drunk driving|arrest|locked up|felon|misdemeanor|assault|battery charge|domestic\b|possession|theft|larceny|shoplift|retail fraud|probation viol|violated (?:me|my probation)|parole|indict|expung|home invasion|robbery|murder|manslaughter|fraud|embezzl|sex offen|stalking|trespass|warrant out|no[- ]contact order|restraining order|protection order|\bppo\b|charged with|criminal charge|broke into|got into a (?:parked )?car|hit and run|speeding|reckless driving)/,
  /\brecords? (?:\w+ ){0,2}(?:clear|seal|expung)|\b(?:clear|seal|expunge)\w* (?:\w+ ){0,2}record|license (?:\w+ ){0,3}(?:revoked|suspended)|(?:revoked|suspended) (?:\w+ ){0,2}license|license restor/,
  /\b(?:divorc|custody|child support|alimony|visitation|parenting time|adopt|paternity|prenup|name change|guardianship|legal separation|annul|(?:want|wants|going|decided|trying) to (?:split|separate)\b|splitting up|leav(?:e|ing) my (?:husband|wife)\b)/,
  /\b(?:accident|rear[- ]?ended|injur|slipped|slip and fall|fell (?:at|on|down|in)|dog bit|bit(?:ten)? by|malpractice|wrongful death|crash|whiplash|hit by|(?:got|was|were|been) hit\b|t-boned|workers'? comp|concussion|(?:hit|struck|ran over|ran into|knocked (?:down|over)|crashed into|backed into|side-?swiped) (?:me|my|us|our|him|his|her)\b|(?:my|his|her|our) (?:\w+ ){1,2}(?:is|was|are|were|got) (?:broken|fractured|hurt|burned|crushed)|broke (?:my|his|her)\b)/,
  /\b(?:fired|terminated|laid off|unpaid|overtime|wages|paycheck|not paid|won'?t pay me|discriminat|harass|retaliat|severance|wrongful(?:ly)? termin)/,
  /\b(?:landlord|evict|security deposit|\blease\b|tenant|mold)/,
  /\b(?:green card|\bvisa\b(?! (?:card|debit|credit|platinum|got))|deport|asylum|citizenship|naturaliz|uscis|daca|immigra|undocumented|work permit)/,
  /\b(?:probate|estate plan|(?:dad|mom|mum|father|mother|husband|wife|brother|sister|uncle|aunt|parent|grand\w+)(?:s|[’']s|s[’'])? estate\b|(?:my|our|his|her|their) (?:late \w+ )?estate\b|living trust|inherit|power of attorney|passed away|last will|wills?\b(?= (?:and|or|for|with|done|made|drawn|written|too)|[?.!,]|$)|a will\b|my will\b|executor|trustee)/,
  /\b(?:bankrupt|chapter (?:7|11|13)|foreclos|creditors?\b|garnish|repossess|medical debt|debt collect)/,
  /\b(?:contractor|builder|roof|foundation crack|construction defect|\bhoa\b|boundary|easement|zoning|title dispute)/,
  /\b(?:hits|beats|chok(?:es|ed)|threaten(?:s|ed|ing)?|abus(?:es|ed|ing)|stalks|raped) (?:me|us|my)\b|\bme (?:amenaz|persigue|acosa)/,
  /\b(?:lawsuit|(?:am|was|been|got|being) (?:being )?sued|suing|breach|contract dispute|trademark|patent|copyright|defam|slander|libel|scam|small claims|served papers|irs|tax debt|social security disability|ssdi)/,
  /\b(?:arrestaron|detuvieron|detenid[oa]s?|pres[oa] desde|lo tienen preso|manejando (?:tomado|borracho)|cargos? de|divorci|custodia|pension alimenticia|manutencion|accidente|choque|chocaron|me cai|separarme|separarnos|nos vamos a separar|nos separamos|se quiere separar|dejar a mi (?:esposo|esposa|marido)|lastim|herid|despidieron|despido|no me (?:pagan|pagaron|quieren pagar)|salario|horas extra|acoso|discrimina|desaloj|deposito|casero|arrendador|inmigra|deporta|residencia|asilo|ciudadania|herencia|testamento|bancarrota|deudas?\b|demanda|violencia domestica|me (?:peg[oa]|golpe[oa])|golpe(?:o|aron)\b|maltrat|robo\b|contratista|orden de restriccion|licencia (?:suspendida|revocada)|antecedentes)/,
]

/** Words that only touch on a matter. */
const touching =
  /\b(?:license|record|ticket|in trouble|court|probation|charges?\b|charged|police|cops?\b|jail|case\b|legal (?:issue|problem|matter|trouble)|lawyer|attorney|rights|will\b|hurt|stole|stolen|abuse|money back|owes? me|licencia|corte|policia|carcel|multa|caso\b|problema legal|abogad[oa])/

const own = `(?:me|(?:my|our) (?!ex\b)${kin})(?!['’]s)`
const accused = new RegExp(
  [
    `\\b(?:arrest(?:ed|ing)|booked|jailed|locked up) ${own}\\b`,
    `\\b(?:i|(?:my|our) (?!ex\\b)${kin}) (?:just |also )?(?:got|was|is|has been|have been|am)(?: just)? (?:arrested|charged with|in (?:the )?(?:county )?jail|locked up|a d\\.?[uw]\\.?i)\\b`,
    `\\b(?:arrestaron|detuvieron|agarraron) a (?:mi|nuestr[oa]) ${kin}\\b`,
    `\\bmi ${kin}\\b.{0,25}\\b(?:arrestaron|detuvieron|detenid[oa]|agarro la policia|en la carcel)\\b|\\bme (?:arrestaron|detuvieron)\\b`,
  ].join('|'),
)
const detained =
  /\b(?:picked up by ice|ice (?:took|has|detained|picked up|arrested)|(?:facing|in|for) (?:deportation|removal)|(?:apply\w*|file|renew|need|want|get) (?:for )?(?:an? |my |his |her )?(?:green card|citizenship|asylum|visa|daca|work permit)|(?:la )?migra (?:se llevo|agarro|tiene|detuvo)|(?:pedir|solicitar|arreglar|quiero|necesito) (?:la |el |mi |mis )?(?:asilo|residencia|ciudadania|papeles|visa))\b/
/** Words of what the firm may well take, whoever was arrested. */
const otherField =
  /\b(?:hit|hits|beat|beats|choked|abus\w+|threaten\w*|order|custody|support|divorc\w*|wages?|pay|paid|paycheck|fired|boss|job|landlord|tenant|rent|deposit|crash\w*|rear\w*|killed|died|estate|will|pego|pega|golpea\w*|golpeo|custodia|despid\w+|jefe|patron|renta|salario|choc\w+|murio|herencia)\b/

/** A field of the law that many firms leave to others, where a matter is plainly of it and of nothing else; or null. */
export const plainField = (text: string): 'criminal' | 'immigration' | null => {
  const said = plain(text)
  if (otherField.test(said)) return null
  if (detained.test(said)) return 'immigration'
  return accused.test(said) ? 'criminal' : null
}

/** How much a text says about a matter: its event or charge, only a touch of it, or nothing. */
export const readMatter = (text: string): 'clear' | 'touched' | null => {
  const said = plain(text)
  if (clear.some((pattern) => pattern.test(said))) return 'clear'
  return touching.test(said) ? 'touched' : null
}

const wished =
  /^(?:(?:hi|hello|hey|hola)[\s,.!]+)*(?:(?:i|we)(?:'d like| would like| want| need)|(?:i'?m |we'?re )?looking|quiero|queremos|necesito|quisiera)(?: to| for| a)?(?: (?:make|get|have|file(?: for)?|do|set up|write|start|hacer|sacar|tener))?\s+/i

/** A matter without the words that only say it is wanted ("I want to make a will": "a will"). */
export const withoutWish = (text: string): string => text.replace(wished, '')

const introduction =
  /(?:^|(?<=[.,!;]\s*))(?:(?:hi|hello|hey|hola)[,.!]?\s+)?(?:my name(?:'s| is)|i am|i'm|im|this is|me llamo|mi nombre es|soy)\s+[\p{L}'’.-]+(?:\s+[\p{L}'’.-]+){0,4}?\s*(?:[,.;!]+|\s+and\s+|\s+y\s+)\s*/giu

/** What led to a number or an address that is taken out ("and my number is"). */
const leadToNothing =
  /(?:[\s,]*\b(?:and|y)\b)?\s*\b(?:(?:you can )?(?:call|text|reach|e-?mail) (?:me|us) (?:at|on)|(?:my|our) (?:\w+ )?(?:number|phone|cell|e-?mail)(?: number| address)?(?: is|:)?|(?:mi|nuestro) (?:n[uú]mero|tel[eé]fono|correo)(?: es|:)?)\s*(?=[.,;!]|$)/giu

/** A description of a matter without greeting, introduction and contact details, at most 400 characters. */
export const matterText = (text: string, name: string | null): string => {
  let rest = withoutContact(text)
  if (name !== null) {
    for (let turn = 0; turn < 3; turn += 1)
      rest = rest.replace(introduction, (intro) =>
        plain(intro).includes(plain(name)) ? '' : intro,
      )
  }
  if (rest !== text)
    rest = rest.replace(leadToNothing, '').replace(/^[\s.,;!]+|(?<=[.!;])\s*[.,;]+/g, '')
  return shorten(tidy(withoutOpeners(tidy(rest))), 400)
}

const forOthers = [
  new RegExp(
    `\\b(?:for|on behalf of|about|regarding|calling for|asking for)\\s+((?:my|our|a)\\s+${relation})\\b`,
  ),
  new RegExp(
    `\\b((?:my|our)\\s+${relation})\\s+(?:was|is|has been|got|gets|needs|is being|is in|is getting|just got)\\s+(?:\\w+\\s+)?(?:arrested|charged|in jail|in trouble|detained|accused|cited|caught|pulled over|facing|injured|hurt|hit|fired|deported|a lawyer|help|evicted|sued|in custody|locked up|picked up|taken in|booked|busted|suspended|expelled|bitten|in an accident|in the hospital)\\b`,
  ),
  new RegExp(
    `\\b((?:my|our)\\s+${relation})\\s+(?:just |recently )?(?:fell\\b(?! (?:out|in love))|slipped|crashed|(?:had|has had|was in) an? (?:\\w+ )?(?:accident|fall|crash|wreck)|is (?:only )?\\d{1,3} (?:years old )?and)`,
  ),
  new RegExp(
    `^(?:(?:it'?s|its|for|about) )?((?:my|our)\\s+${relation}),? (?:s?he'?s|s?hes|is|age|aged) \\d{1,3}\\b`,
  ),
  new RegExp(`\\b(?:para|por|de parte de|sobre)\\s+(mi\\s+${relationEs})\\b`),
  new RegExp(
    `\\b(mi\\s+${relationEs})\\s+(?:fue|esta|tiene|necesita|tuvo un accidente|sufrio|se (?:cayo|lastimo|accidento|choco))\\b`,
  ),
  new RegExp(`\\b(?:arrestaron|detuvieron|despidieron|agarraron)\\s+a\\s+(mi\\s+${relationEs})\\b`),
]

/** For whom a visitor asks ("my mother"), or null where it is for themselves. */
export const findBehalf = (text: string): string | null => {
  // In the visitor's own letters: "mi mamá", not "mi mama".
  const written = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const said = plain(written)
  for (const pattern of forOthers) {
    const found = pattern.exec(said)
    if (found?.[1] === undefined) continue
    const at = found.index + found[0].lastIndexOf(found[1])
    const own = said.length === written.length ? written.slice(at, at + found[1].length) : found[1]
    return own.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  }
  return null
}

const namedOther = new RegExp(
  `\\b(?:the|my|his|her|our|el|la|mi)\\s+(${kin})(?:['’]?s name)?\\s+(?:is|es|se llama|is called|is named)\\s+(\\p{L}[\\p{L}'-]+(?:\\s+\\p{Lu}[\\p{L}'-]+)?)`,
  'iu',
)

/** Words for somebody whose relation is told otherwise: "the boy" is the son. */
const anybody = /^(?:kid|child|boy|girl|client|friend|.*old|teen(?:ager)?)$/i

const theirName =
  /\b(?:(?:her|his|their) (?:full )?name(?:'s| is| was|\?)|s?he is called|(?:ella |él |el )?se llama|su nombre es)\s+(?=\p{L})/iu

/** "Her name is Rosa Delgado", of the person a visitor asks for; null where no name is given. */
export const findTheirName = (text: string): string | null => {
  const lead = theirName.exec(text)
  if (lead === null) return null
  const rest = text.slice(lead.index + lead[0].length)
  return namedTwice(rest) ?? findOwnName(`name is ${rest}`)
}

/** The name given for the person a visitor asks for ("the boy is anders"), or null; `whom` where that is known. */
export const findBehalfName = (text: string, whom: string | null): string | null => {
  const [, related = '', found] = namedOther.exec(text) ?? []
  // A brother is no father.
  if (whom !== null && !anybody.test(related) && !plain(whom).includes(plain(related))) return null
  if (
    found === undefined ||
    /^(?:in|a|the|my|not|being|en|un|una|facing|charged|arrested|\w+ing|\w+ed)\b/i.test(found) ||
    commonWords.has(plain(found.split(' ')[0] ?? ''))
  )
    return null
  return found.replace(
    /(^|[\s'-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
