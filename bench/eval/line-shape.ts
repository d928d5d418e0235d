/** Whether a field's value is as it should be. */
export type Check = (value: unknown) => boolean

/** Most letters a turn may have; the chat reads no more. */
const longestText = 2_000

/** A text that is not empty and that the chat would read whole. */
export const text: Check = (value) =>
  typeof value === 'string' && value !== '' && value.length <= longestText

/** At least one such text. */
export const texts: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(text)

/** A text of this form. */
export const pattern =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value)

/** One of these words. */
export const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value)

/** What is wrong with an object of these fields, in words; null when nothing is. */
export function faultIn(
  value: Record<string, unknown>,
  fields: Readonly<Record<string, Check>>,
  optional: readonly string[],
): string | null {
  const unknown = Object.keys(value).find((key) => fields[key] === undefined)
  if (unknown !== undefined) return `"${unknown}" is not a field of it`
  const wrong = Object.entries(fields).find(([key, check]) =>
    value[key] === undefined ? !optional.includes(key) : !check(value[key]),
  )
  return wrong === undefined ? null : `"${wrong[0]}" is not as it should be`
}
