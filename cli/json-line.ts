/**
 * A value as one line of JSON that a terminal may show: what people and websites wrote cannot move its cursor,
 * change its title or turn its words around. The line reads as the same value.
 */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    // JSON itself escapes the first 32 only.
    /[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu,
    (letter) =>
      Array.from({ length: letter.length }, (_, at) => inHex(letter.charCodeAt(at))).join(''),
  )

const inHex = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`
