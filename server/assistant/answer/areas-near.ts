import type { Language } from '@foyer/shared/facts/statuses.ts'
import { oncePerText } from '../once-per-text.ts'
import { dotOf, embed, tableFor, wordsIn } from './affinity.ts'
import { practiceAreas } from './practice-areas.ts'
import { areaNames } from './practice-gate.ts'

/** An area of law with what it is called, and where that stands by affinity. */
type Place = { name: string; phrase: string; unit: Float32Array }

let known: Place[] | undefined

const places = (): Place[] =>
  (known ??= practiceAreas
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', list = ''] = line.split(':')
      return list.split(',').map((listed) => {
        const phrase = listed.trim()
        return { name, phrase, unit: embed(tableFor(), wordsIn(tableFor(), phrase, 'en')).unit }
      })
    }))

/**
 * How near a story stands to what an area is called, from -1 to 1, to be of it, and how much nearer the nearest may be.
 * Of eighteen stories told in chats, in no word of their area, fourteen stand nearest to it; the others mostly under this.
 */
const nearEnough = 0.33
const asNear = 0.06

/** The area that a story stands nearest to, by what it is called; null where it stands near none. */
const nearest = oncePerText((story): { near: ReadonlySet<string>; phrase: string } | null => {
  const { unit } = embed(tableFor(), wordsIn(tableFor(), story, 'en'))
  const found = places().map(({ name, phrase, unit: place }) => ({
    name,
    phrase,
    near: dotOf(unit, place),
  }))
  const best = found.reduce((most, one) => (one.near > most.near ? one : most))
  if (best.near < nearEnough) return null
  const near = new Set(
    found.filter((one) => one.near >= best.near - asNear).map(({ name }) => name),
  )
  return { near, phrase: best.phrase }
})

/** The areas of law that a story names, or whose matters are told in such words; by their names in `practiceAreas`. */
export function areasOfStory(story: string, language: Language): ReadonlySet<string> {
  const named = areaNames(story, language)
  return new Set([...named, ...(named.length > 0 ? [] : (nearest(story)?.near ?? []))])
}

/** What matters are called that are told in such words; null where no area is near. */
export const areaNearest = (story: string): string | null => nearest(story)?.phrase ?? null
