import { chatGrounds } from '../facts/assistant.ts'

/** Least contrast of text, and of shapes that must be seen (WCAG 2.2, 1.4.3 and 1.4.11). */
const leastOfText = 4.5
const leastOfShapes = 3

const hexColor = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour as it is kept: `#rrggbb`. */
export const isColor = (text: string): boolean => hexColor.test(text)

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** How far apart two colours `#rrggbb` are, 1 to 21 (WCAG 2 contrast ratio). */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Black or white, whichever reads better on `hex`. One of them always has 4.5 and more. */
export function readableOn(hex: string): '#000000' | '#ffffff' {
  return contrast(hex, '#000000') > contrast(hex, '#ffffff') ? '#000000' : '#ffffff'
}

/** How a colour does on the chat's ground. */
export type GroundAdvice = { ratio: number; passesText: boolean; passesShapes: boolean }

/** How a firm's colour does: under its own text, and as a shape on the chat's ground by day and night. */
export type ColorAdvice = {
  onPrimary: '#000000' | '#ffffff'
  textRatio: number
  passesText: boolean
  light: GroundAdvice
  dark: GroundAdvice
}

function onGround(hex: string, ground: string): GroundAdvice {
  const ratio = contrast(hex, ground)
  return { ratio, passesText: ratio >= leastOfText, passesShapes: ratio >= leastOfShapes }
}

/** What to tell a firm of a colour `#rrggbb`. Nothing is refused for it: its own text stays readable. */
export function adviseColor(hex: string): ColorAdvice {
  const onPrimary = readableOn(hex)
  const textRatio = contrast(hex, onPrimary)
  return {
    onPrimary,
    textRatio,
    passesText: textRatio >= leastOfText,
    light: onGround(hex, chatGrounds.light),
    dark: onGround(hex, chatGrounds.dark),
  }
}
