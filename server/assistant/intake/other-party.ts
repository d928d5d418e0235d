import { commonWords } from './common-words.ts'
import { kin, spouse } from './kin.ts'
import { formatName, namedTwice } from './names.ts'
import { plain, shorten, tidy, withoutHedge, withoutOpeners } from './plain-text.ts'

const relations =
  'landlord|land lord|employer|boss|manager|supervisor|company|ex(?:[- ]?(?:wife|husband|girlfriend|boyfriend|partner|spouse))?|wife|husband|spouse|girlfriend|boyfriend|partner|fiance|neighbou?r|insurance(?: company)?|insurer|contractor|builder|roofer|roommate|tenant|co-?worker|doctor|surgeon|hoa|bank|lender|creditor|debt collector|business partner|baby daddy|baby mama|stepfather|stepmother|po|probation officer'
const relationsEs =
  'arrendador|casero|dueno|jefe|jefa|patron|patrona|empleador|empresa|compania|ex(?:[- ]?(?:esposo|esposa|marido|mujer|novio|novia))?|esposo|esposa|marido|mujer|novio|novia|vecino|vecina|aseguranza|aseguradora|contratista|constructor|inquilino|companero|doctor|banco|socio'

const generic = new RegExp(
  `\\b(?:my|our|the|his|her)\\s+(${relations})\\b(?!\\s*(?:'s\\s+)?(?:law|account|card|and i (?:want|are|were)\\b))`,
  'i',
)
const genericEs = new RegExp(`\\b(mi|nuestro|nuestra|el|la)\\s+(${relationsEs})\\b`, 'i')
const atStart = new RegExp(
  `^(?:the\\s+)?(${relations})\\b(?=\\s+(?:won'?t|wont|has|is|did|took|refuses?|fired|never|keeps|wants|trying|left|hit|said))`,
  'i',
)

const proper =
  "\\p{Lu}[\\p{L}\\d&'’.-]*(?:\\s+(?:(?:of|and|de|la|del|the|&)\\s+)?\\p{Lu}[\\p{L}\\d&'’.-]*){0,4}"
const people =
  'landlord|employer|boss|manager|management|contractor|builder|neighbou?r|due[nñ][oa]|casero|jefe|jefa|patr[oó]n|patrona|vecin[oa]|arrendador|arrendadora'
const isTheirs = new RegExp(
  `^(${proper})\\s+(?:is|was|es|era|se llama)\\s+(?:the|my|our|el|la|mi)\\s+(?:${people})\\b`,
  'u',
)
const named = [
  new RegExp(
    `\\b(?:against|versus|vs\\.?|v\\.|sued by|suing|sue|fired (?:by|from)|work(?:ed|ing)? (?:for|at)|employed (?:by|at)|hit by|evicted by|contra|demandado por)\\s+(${proper})`,
    'u',
  ),
  new RegExp(`\\b(?:other side|otra parte) (?:is|was|es) (?!I\\b)(${proper})`, 'u'),
  new RegExp(
    `\\b(?:owner|boss|manager|landlord|supervisor|driver) is (?:a|some|this) (?:guy|man|woman|lady|dude) (?:named|called) (${proper})`,
    'u',
  ),
  new RegExp(
    `(?<!\\blate )\\b(?:landlord|owner|employer|boss|manager|supervisor|ex|ex-wife|ex-husband|wife|husband|contractor|builder|neighbor|casero|dueñ[oa]|jef[ea]|patrona|patrón|esposo|esposa|empleador|empresa|compañía|arrendador|vecino|contratista)(?:['’]?e?s(?= name))?,?\\s+(?:is |is named |named |called |name is |se llama |es )?(?!I\\b)(${proper})`,
    'u',
  ),
  new RegExp(
    `\\b(?:driver|person|owner|company|officer|cop|guy|man|woman|store|dealer|doctor|hospital|restaurante|compañía|empresa|tienda|señora?|hombre|chofer)(?:'s name)?(?:,|\\s+(?:was|is|is named|is called|was named|se llama))\\s+(${proper})`,
    'u',
  ),
  new RegExp(
    `\\b(?:shoplift\\w*|retail fraud|stole|stealing|slipped|fell|fall|theft|larceny|robo)\\b[^.;!?]{0,30}?\\b(?:at|from|in|en)\\s+(?:a\\s+|the\\s+)?(${proper})`,
    'u',
  ),
]
const aSpouse = new RegExp(`\\b(?:${spouse})\\b`)
/** What sets people who live together against each other. */
const atOdds =
  /\b(?:divorc\w*|custod\w*|separat\w*|support|alimony|prenup|cheat\w*|affair|called the (?:cops|police)|left|leav\w+|moved out|kick\w*|hit me|hits me|beat\w*|abus\w*|threat\w*|served|filed|won'?t|refus\w+|took|takes|my kids|our kids|restraining|ppo|assault\w*|divorci\w*|separ\w*|custodia|manuten\w*|golpe\w*|amenaz\w*|me dejo|se fue|engan\w*)\b/
const died = /\b(?:passed|died|death|dead|deceased|late|widow\w*|fallec\w+|murio|viud[oa])\b/

/** The husband or wife who is named ("my husband Tom is on the lease too"). */
const namedSpouse = new RegExp(
  `\\b(?:${spouse})\\b[ ,]*(?:is |is named |named |called |es |se llama )?(?=\\p{Lu})`,
  'u',
)

/** A wife who was hurt or a husband who died is no other side, unless something sets them against each other. */
const isOnOwnSide = (relation: string, text: string): boolean =>
  aSpouse.test(plain(relation)) && (died.test(plain(text)) || !atOdds.test(plain(text)))

const store = /\b(?:retail fraud|shoplift\w*)\s+(?:at|from|in)\s+(?!the\b|a\b|my\b)(\p{L}+)/iu

/** A person or organization on the other side, as far as a text names one. */
export type FoundParty = { value: string; named: boolean }

/** A sentence ends a name; the points of "St. Mary's" and "J. Smith" do not. */
const sentenceEnd = / (?:and|y) (?:I|yo)\b.*$|(?<!\b(?:St|Dr|Mr|Mrs|Ms|\p{L}))\.(?:\s.*)?$/su

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** What was found in plain letters, in the visitor's own where both are as long ("el dueño", not "el dueno"). */
const asWritten = ({ 0: found, index }: RegExpExecArray, text: string): string => {
  const own = text.normalize('NFC')
  const isAlike = plain(own).length === own.length
  return tidy(isAlike ? own.slice(index, index + found.length) : found)
}

/** "El dueño se llama mike peterson": said to be a name, also without capitals. */
const called = new RegExp(
  `\\b(?:the|my|our|el|la|mi) (?:${people})(?:['’]?s name is| se llama| is called| is named) (\\p{L}+ \\p{L}+)$`,
  'iu',
)

/** One's own people are on no other side by their relation alone. */
const ofOwn = new RegExp(`^(?:i|me|${kin})$`)

/** Who is said to be the landlord, the boss and so on ("Bill Haggerty is the landlord"); null where nobody is. */
export const introducedParty = (text: string): string | null => {
  const found = isTheirs.exec(text)?.[1] ?? called.exec(tidy(text))?.[1]
  const words = (found ?? '').split(' ')
  // "I was the manager", "my boss's name is not known": nobody is named.
  const isNobodys = words.some(
    (word) => ofOwn.test(plain(word)) || (/^\p{Ll}/u.test(word) && commonWords.has(plain(word))),
  )
  return found === undefined || isNobodys ? null : formatName(found)
}

/** "Landlord is …": the first word may be no name, though it is written as one; what follows has two words then. */
const namedBy = (pattern: RegExp, text: string): string | undefined => {
  const lowered = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const again = lowered === text ? undefined : pattern.exec(lowered)?.[1]
  const found = pattern.exec(text)?.[1] ?? (again?.includes(' ') === true ? again : undefined)
  return found?.replace(sentenceEnd, '')
}

/** Whoever a text names against the visitor, or where something befell them ("at Meijer"); null for nobody. */
const namedIn = (text: string): string | null => {
  const introduced = introducedParty(text)
  if (introduced !== null) return introduced
  for (const pattern of text === text.toUpperCase() ? [] : named) {
    const found = namedBy(pattern, text)
    if (found !== undefined && !commonWords.has(plain(found))) return tidy(found)
  }
  const shop = store.exec(text)?.[1]
  return shop !== undefined && !commonWords.has(plain(shop)) ? capital(shop) : null
}

/**
 * The other side as mentioned in passing: by name ("at Meijer"), or by relation ("my landlord"). A spouse is one only
 * where the text or the matter sets them against each other.
 */
export const findOtherParty = (text: string, issue = ''): FoundParty | null => {
  const name = namedIn(text)
  const relative = namedSpouse.exec(text)?.[0]
  if (relative !== undefined && isOnOwnSide(relative, `${text} ${issue}`)) return null
  if (name !== null) return { value: name, named: true }
  const relation = generic.exec(text) ?? genericEs.exec(plain(text))
  if (relation && !isOnOwnSide(relation[0], text))
    return { value: asWritten(relation, text).toLowerCase(), named: false }
  const start = atStart.exec(text)
  return start?.[1] ? { value: `my ${start[1].toLowerCase()}`, named: false } : null
}

const introduced = new RegExp(
  `^(?:(?:my|the|his|her|our|mi|el|la) )?\\p{Ll}[\\p{L}-]+ (?:is|was|es|era) (?!I\\b)(${proper})`,
  'u',
)

/** The name in an answer that introduces somebody ("friend is Mel Brandt but …"), or null. */
export const introducedName = (text: string): string | null => {
  const said = withoutOpeners(tidy(text))
  const [whole = '', found] = introduced.exec(said) ?? []
  if (found === undefined) return null
  return namedTwice(said.slice(whole.length - found.length)) ?? found.replace(sentenceEnd, '')
}

const nobody =
  /^(?:no[,.]? )?(?:there(?:'?s| is) )?(?:no ?(?:body|one)(?:'?s| is)?|no other (?:side|party|person))(?: (?:is )?(?:on the other side|against (?:me|us|her|him)|else|involved|here))*(?:[\s,]+(?:dear|honey|hon|sweetie|sir|ma'?am))?[\s.!]*$|^(?:it'?s |there'?s |there is |just )?(?:nobody|no ?one|none|no other (?:side|party|person)|not? applicable|n\/?a|just me|myself|only me|me|nadie|ninguno|ninguna|solo yo|no hay(?: nadie| otra parte)?|no one else|nobody else|no|nope)\b[\s.!]*$/i

/** Whether an answer says that there is no other side. */
export const isNobody = (text: string): boolean => nobody.test(withoutOpeners(tidy(text)))

/** What is said of haste names nobody and no place. */
export const ofHaste =
  /^(?:there(?:'s| is) )?(?:no|not) (?:real )?(?:deadline|rush|hurry|court date|urgent)|\b(?:deadline|court date|hurry|prisa|plazo|urgente?)\b/
/** Whether a text only says what there is not ("no insurance"), which is of the matter. */
export const isLack = (text: string): boolean =>
  !ofHaste.test(plain(text)) &&
  /^(?:(?:there (?:is|was) |i have |i had |tengo )?(?:no|not any|without)(?! (?:it|its|it's|he|he's|she|she's|his|her|their|the|just|only|i|i'm|we|they|my|that|that's|this)\b)|sin) \p{Ll}/u.test(
    plain(text),
  ) &&
  !/\s\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)

const relationLead = new RegExp(
  `^(?:(?:the|my|our|his|her) )?(?:${relations}|driver|owner) (?:is|was)(?: called| named)? (?=\\p{Lu})`,
  'u',
)
const lead =
  /^(?:it(?:'s| is| was)|that(?:'s| is| would be)|he(?:'s| is)|she(?:'s| is)|they(?:'re| are)|(?:(?:his|her|their|its)|(?:the|a|this) \p{L}+['’]?s?) name(?: is| was|\?)|its|against|the other (?:side|party|person|driver) (?:is|was)|es|se llama|contra|la otra parte es)\s+(?:(?:called|named)\s+)?/iu

/** The answer to who is on the other side, in the visitor's words. */
export const readOtherParty = (text: string): string | null => {
  const rest = withoutHedge(withoutOpeners(tidy(text)))
    .replace(lead, '')
    .replace(relationLead, '')
  const said = tidy(
    rest.replace(
      /\s+is (?:his|her|their|the|my (?!(?:last|first|middle|maiden|full|legal|real|own|family|married) )\p{L}+(?:['’]?s)?) name[.!]?$/iu,
      '',
    ),
  )
  return /\p{L}/u.test(said) ? (namedTwice(said) ?? shorten(said, 160)) : null
}
