/**
 * A visitor's name or a file's as it may be shown on one line, and a firm's as it is kept: nothing
 * invisible, such as what turns the reading direction around, and no line breaks. `instead` stands in
 * where nothing is left.
 */
export function shownName(given: string | null, instead: string): string {
  const name = (given ?? '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // Joiners belong to letters of some scripts, and to nothing that misleads.
    .replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return name === '' ? instead : name
}
