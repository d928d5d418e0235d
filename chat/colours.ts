/** The chat's two grounds, as in chat.css; a colour is tried against them. */
const grounds = { light: '#fcfbf8', dark: '#171c1e' } as const

const hex = /^#[0-9a-f]{6}$/i

/** The firm's colour where it may be used as text or a thin mark, by scheme; else nothing. */
export type Accents = { light: string | null; dark: string | null }

/** A colour as it may come over a message or the wire, or null. */
export function readColour(value: unknown): string | null {
  return typeof value === 'string' && hex.test(value) ? value : null
}

/** Where the firm's colour reaches 4.5:1 on the chat's ground (WCAG 1.4.3). */
export function accentsOf(colour: string): Accents {
  return {
    light: contrast(colour, grounds.light) >= 4.5 ? colour : null,
    dark: contrast(colour, grounds.dark) >= 4.5 ? colour : null,
  }
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
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
