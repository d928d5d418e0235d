import { chatGrounds } from '@foyer/shared/facts/assistant.ts'
import { contrast, isColor } from '@foyer/shared/rules/colour-contrast.ts'

/** The firm's colour where it may be used as text or a thin mark, by scheme; else nothing. */
export type Accents = { light: string | null; dark: string | null }

/** A colour as it may come over a message or the wire, or null. */
export function readColour(value: unknown): string | null {
  return typeof value === 'string' && isColor(value) ? value : null
}

/** Where the firm's colour reaches 4.5:1 on the chat's ground (WCAG 1.4.3). */
export function accentsOf(colour: string): Accents {
  return {
    light: contrast(colour, chatGrounds.light) >= 4.5 ? colour : null,
    dark: contrast(colour, chatGrounds.dark) >= 4.5 ? colour : null,
  }
}

/** Puts a firm's colours on an element as custom properties; anything but `#rrggbb` is ignored. */
export function wearColours(
  element: HTMLElement,
  colours: { primary: unknown; onPrimary: unknown },
): void {
  const primary = readColour(colours.primary)
  const onPrimary = readColour(colours.onPrimary)
  if (!primary || !onPrimary) return
  const accents = accentsOf(primary)
  const put = (name: string, value: string | null) => {
    if (value) element.style.setProperty(name, value)
    else element.style.removeProperty(name)
  }
  put('--fy-firm', primary)
  put('--fy-on-firm', onPrimary)
  put('--fy-accent-light', accents.light)
  put('--fy-accent-dark', accents.dark)
}
