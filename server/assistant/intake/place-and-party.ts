import { isNamedPlace, readPlace } from './place.ts'
import { isNameAlone } from './names.ts'
import { introducedParty, isLack, isNobody, readOtherParty } from './other-party.ts'
import { tidy, withoutHedge, withoutOpeners } from './plain-text.ts'

/** Words at the end of an organization's name, English and Spanish. */
const organization =
  /\b(?:rentals?|homes|properties|property|apartments?|realty|management|holdings|housing|inc|llc|llp|ltd|corp(?:oration)?|company|co\.|group|services?|systems|solutions|enterprises|industries|construction|builders|roofing|contractors|motors|auto|trucking|logistics|transport|bank|credit union|insurance|hospital|clinic|pharmacy|schools?|elementary|academy|university|college|restaurant|hotel|market|stores?|foods|cannery|seafoods?|fisheries|cafe|café|grill|diner|bakery|salon|plumbing|electric|landscaping|motel|inn|resort|nursery|daycare|cleaners|staffing|farms|brewing|partners|associates|agency|department|district|council|church|authority|inmobiliaria|constructora|empresa|s\.a\.|pd|police|sheriff|sheriff['’]?s|troopers?|cops?)[.!]?$/i
/** The same by how it begins, in Spanish. */
const authority = /^(?:la |el )?(?:polic[ií]a|sheriff|alguacil|migra|fiscal[ií]a)\b/i

/** A shop by the name of whose it is ("Tony's Carpet Care"). */
const ofSomebody =
  /^(?!(?:It|That|He|She|Let|Here|There|What|Who|This|Name)['’])\p{Lu}\p{Ll}+['’]s(?: \p{Lu}[\p{L}&]+)+$/u

/** Whether words name an organization by what its name ends with ("Northpier Rentals", "Holland PD"). */
export const isOrganization = (text: string): boolean => {
  const said = tidy(withoutHedge(tidy(text)))
  const isNamed = organization.test(said) || authority.test(said) || ofSomebody.test(said)
  return !isLack(said) && isNamed && !(ofSomebody.test(said) && isNamedPlace(said))
}

const relation =
  'landlord|owner|tenant|employer|boss|manager|company|driver|contractor|builder|neighbou?r|brother|sister|mother|father|son|daughter|cousin|uncle|aunt|partner|roommate|hermano|hermana|ex(?:[- ]?(?:wife|husband))?|wife|husband|insurance company|insurer|store|bank|doctor|hospital|casero|dueñ[oa]|arrendador|jef[ea]|patr[oó]n|empresa|compañ[ií]a|vecin[oa]|conductor|espos[oa]|aseguradora|contratista'

/** What introduces the other side: "the landlord is …", "against …", "la otra parte es …". */
const partyLead = new RegExp(
  `^(?:(?:it'?s|it was|it is|es|fue)\\s+)?(?:(?:against|versus|vs\\.?|with|contra)\\s+|(?:(?:the|my|our|his|her)\\s+)?(?:${relation}|man|woman|guy|lady|person|cop|officer|place|firm|hombre|mujer|se[ñn]or|se[ñn]ora)['’]?s name\\s*(?:is|was|:)\\s*|(?:his|her|their|its) name\\s*(?:is|was|:)\\s*|(?:they(?:['’]re| are)|it['’]?s|it is|he(?:['’]s| is)|she(?:['’]s| is))\\s+(?:called|named)\\s+|(?:the|my|our|his|her|el|la|mi|su)\\s+(?:${relation})(?:'s name)?\\s*(?:,|:|\\bis called\\b|\\bis named\\b|\\bis\\b|\\bwas\\b|\\bse llama\\b|\\bes\\b)\\s*|(?:the )?other (?:side|party|person|driver)(?: is| was|:)?\\s+|la otra parte es\\s+)`,
  'iu',
)
/** The same by relation alone: "my landlord", "mi jefe Juan". */
const byRelation = new RegExp(`^(?:my|our|mi|nuestr[oa])\\s+(?:${relation})\\b`, 'iu')

const bareLead = new RegExp(
  `^(?:(?:${relation})(?:['’]?s name)?\\s*(?:=|:|\\bis\\b|\\bwas\\b|\\bes\\b|\\bse llama\\b)|(?:he|she|they)\\s*[=:])\\s*(.{2,60})$`,
  'iu',
)
/** A name as one is written, of two words at least. */
const isWritten =
  /^\p{Lu}[\p{L}'’&.-]+(?: (?:(?:de|del|la|van|von|&|and|of) )*\p{Lu}[\p{L}'’&.-]*)+$/u

/** Sentences, lines and clauses; the points of "St. Louis" and "Bob Inc. of" end none. */
const clauseEnd =
  /(?<!\b(?:St|Ft|Mt|Pt|Dr|Mr|Mrs|Ms|Jr|Sr|Inc|Co|Ltd|Corp|vs|v))\.\s+|[;\n]+|\s[-–—]\s|,?\s+(?:and|y)\s+(?=(?:it'?s|the|my|our|his|her|against|with|mi|el|la|contra)\b)|,\s*(?=(?:\p{L}+['’]?s name|the|my|our|his|her|against|versus|vs|with|mi|el|la|contra)\b)/iu

/** A name after a comma: "Astoria, Bob Stone", but not "Astoria, Oregon". */
const lastAfterComma = (clause: string): [string, string] | null => {
  const [, first, last] = /^(.{2,60}?),\s*(\S.*)$/u.exec(clause) ?? []
  if (first === undefined || last === undefined || isNamedPlace(clause)) return null
  if (
    /\b(?:st|street|ave|avenue|rd|road|blvd|lane|ln|dr|drive|hwy|highway|way|court|ct)\.?$/i.test(
      first,
    ) &&
    /\b(?:springs?|city|falls|beach|creek|hills?|park|grove|town|heights|valley|harbor|point|lake)$/i.test(
      last,
    )
  )
    return null
  const name = isOrganization(last) || /^\p{Lu}\p{L}+(?:\s+\p{Lu}[\p{L}'’.-]*)+$/u.test(last)
  return name ? [first, last] : null
}

/** What an answer about place and other side says of each, in the visitor's words. */
export type PlaceAndParty = { place: string | null; party: string | null }

/** Whether an answer begins by saying that a name comes ("they're called …", "the landlord is …"). */
export const namesParty = (text: string): boolean => partyLead.test(tidy(withoutOpeners(text)))

/** "Landlord is Gene Tolliver", "el dueño se llama mike peterson": who somebody is, without an article before. */
const namedInPassing = (clause: string): string | null => {
  const introduced = introducedParty(clause)
  if (introduced !== null) return introduced
  const [, name] = bareLead.exec(clause) ?? []
  return name === undefined || !(isWritten.test(name) || isOrganization(name))
    ? null
    : readOtherParty(name)
}

const isTheirName =
  /\sis my (?!(?:last|first|middle|maiden|full|legal|real|own|family|married) )\p{L}+(?:['’]?s)? name[.!]?$/iu

/** "Harbor View Apartments in seaside", "Columbia Crest Apartments, warrenton": an organization with its place. */
const withItsPlace = (clause: string): PlaceAndParty | null => {
  const [, named = '', there = ''] = /^(?:it'?s |its )?(.+?) (?:in|en) (.+)$/iu.exec(clause) ?? []
  if (isOrganization(named)) return { place: readPlace(there), party: readOtherParty(named) }
  const [head = '', tail = ''] = clause.split(/,\s*/)
  return tail !== '' && isOrganization(head) && !isOrganization(tail)
    ? { place: readPlace(tail), party: readOtherParty(head) }
    : null
}

/** The other side where a clause says who that is; null where it may be a place. */
const partyIn = (clause: string): string | null => {
  const named = namedInPassing(clause)
  if (named !== null) return named
  const lead = partyLead.exec(clause)
  if (lead) return readOtherParty(clause.slice(lead[0].length))
  return byRelation.test(clause) ? readOtherParty(clause) : null
}

const sort = (clause: string): PlaceAndParty => {
  if (isTheirName.test(clause)) return { place: null, party: readOtherParty(clause) }
  const both = withItsPlace(clause)
  if (both !== null) return both
  const party = partyIn(clause)
  if (party !== null) return { place: null, party }
  const pair = lastAfterComma(clause)
  if (pair) return { place: readPlace(pair[0]), party: readOtherParty(pair[1]) }
  if (isOrganization(clause)) return { place: null, party: readOtherParty(clause) }
  return { place: isNobody(clause) ? null : readPlace(clause), party: null }
}

/** Sorts the answer to "where, and who is on the other side" by what each part of it is. */
export const sortPlaceAndParty = (text: string): PlaceAndParty => {
  const clauses = withoutOpeners(text)
    .split(clauseEnd)
    .map((clause) => tidy(clause))
    .filter((clause) => clause !== '')
  const found: PlaceAndParty = { place: null, party: null }
  for (const clause of clauses) {
    const { place, party } = sort(clause)
    // A name after the place is who is on the other side.
    if (found.place !== null && place !== null && isNameAlone(place)) found.party ??= place
    found.place ??= place
    found.party ??= party
  }
  return found
}
