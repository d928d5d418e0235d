import { stem } from '../index/stem.ts'
import { fold, wordsOf } from '../index/words.ts'
import { isCommon } from './common-words.ts'
import { practiceAreas } from './practice-areas.ts'

/** Words that no name of a person has. */
const unlikeNames = new Set(
  [
    ...practiceAreas.flatMap(({ name, phrases }) => wordsOf([name, ...phrases].join(' '))),
    ...wordsOf(
      'university college school board department court county state city office association campus agency bureau privacy policy compliance terms accessibility about contact our us your welcome community resources name change visit signing in founding founder partner partners attorney attorneys lawyer counsel associate senior managing bar admissions academy institute society council awards honors admitted practice education memberships recognition experience clock sobre contacto preguntas nuestros nuestra',
    ),
  ].flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]),
)

/** Whether words that look like a name are one, and not "Personal Injury" or "Free Consultation". */
export function isName(words: string): boolean {
  const parts = wordsOf(fold(words)).filter((word) => word.length > 1)
  return (
    parts.length > 1 &&
    !parts.some((part) => unlikeNames.has(part)) &&
    !parts.every((part) => isCommon(stem(part, 'en'), 'en'))
  )
}

/** Whether any word of a name is an everyday one, too ("Name Changes", "Contact Us"). */
export const hasCommonWord = (words: string): boolean =>
  wordsOf(fold(words)).some(
    (word) => isCommon(stem(word, 'en'), 'en') || isCommon(stem(word, 'es'), 'es'),
  )

/** What somebody of a firm is, or has done to become it. */
export const roles = String.raw`attorneys?|lawyers?|partner|(?:(?:founding|managing) )?member|mediator|shareholder|founder|founding|owner|associate|paralegal|counsel|assistant|manager|coordinator|investigator|receptionist|reception|front desk|clerk|abogad[oa]|soci[oa]|asistente|recepcionista|fundador[oa]?|admitted|licensed|practi[cs]ed`

/** A line that begins with what somebody is ("Founding partner, family law.", "Founder & principal attorney"). */
export const opensWithRole = new RegExp(
  String.raw`^(?:[\p{L}-]+ ){0,2}(?:${roles})(?:[,.]| (?:at|of|and|in|&)(?!\S)|$)`,
  'iu',
)
