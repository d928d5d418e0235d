import { maxSuggestions, practiceAreas } from '../facts/practice-areas.ts'

/**
 * Practice areas to suggest for a text: those that contain it, upper and lower case alike, at most 10
 * (specification 1, section 3). Names that begin with it come first; `without` leaves out what is
 * chosen already.
 */
export function findPracticeAreas(text: string, without: readonly string[] = []): string[] {
  const sought = text.trim().toLowerCase()
  const found = practiceAreas.filter(
    (area) => area.toLowerCase().includes(sought) && !without.includes(area),
  )
  const begins = (area: string) => area.toLowerCase().startsWith(sought)
  return [...found.filter(begins), ...found.filter((area) => !begins(area))].slice(
    0,
    maxSuggestions,
  )
}
