import { type Language, languages } from '@foyer/shared/facts/statuses.ts'
import { dotOf, embed, tableFor, wordsIn } from './affinity.ts'
import { practiceAreas } from './practice-areas.ts'
import { areaNames } from './practice-gate.ts'

/** An area of law with what it is called, and where that stands by affinity. */
type Place = { name: string; phrase: string; unit: Float32Array }

const placeOf = (text: string, language: Language): Float32Array =>
  embed(tableFor(), wordsIn(tableFor(), text, language)).unit

let known: Place[] | undefined

/** The phrases are of both languages, and read in either. */
const places = (): Place[] =>
  (known ??= practiceAreas.flatMap(({ name, phrases }) =>
    phrases.flatMap((phrase) =>
      languages.map((language) => ({ name, phrase, unit: placeOf(phrase, language) })),
    ),
  ))

/**
 * How near a story stands to what an area is called, from -1 to 1, to be of it, and how much nearer the nearest may be.
 * Of eighteen stories told in chats, in no word of their area, fourteen stand nearest to it; the others mostly under this.
 */
const nearEnough = 0.33
const asNear = 0.06

/** What areas are called that a story stands nearest to, the nearest first; none where it stands near no area. */
const nearest = (story: string, language: Language): Place[] => {
  const unit = placeOf(story, language)
  const found = places()
    .map((place) => ({ place, near: dotOf(unit, place.unit) }))
    .toSorted((one, other) => other.near - one.near)
  const least = Math.max(nearEnough, (found[0]?.near ?? 0) - asNear)
  return found.filter(({ near }) => near >= least).map(({ place }) => place)
}

/** The areas of law that a story names, or else whose matters are told in such words; by their names in `practiceAreas`. */
export function areasOfStory(story: string, language: Language): ReadonlySet<string> {
  const named = areaNames(story, language)
  return new Set(named.length > 0 ? named : nearest(story, language).map(({ name }) => name))
}

/** What matters are called that are told in such words: by the nearest phrase, and the first of its area. */
export function callingsOf(story: string, language: Language): string[] {
  const [near] = nearest(story, language)
  const first = practiceAreas.find(({ name }) => name === near?.name)?.phrases[0]
  return near === undefined ? [] : [...new Set([near.phrase, first ?? near.phrase])]
}
