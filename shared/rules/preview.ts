/**
 * The beginning of a text, of at most `length` characters and an ellipsis; the whole text where it is no
 * longer. A character is never cut in two.
 */
export function previewOf(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
