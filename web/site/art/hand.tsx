import type { ReactNode } from 'react'

type Line = { d: string }

/**
 * The hand every scene is drawn in: 480 by 360 units, two weights of line, three tokens of colour. What
 * stands in front is drawn later and hides what is behind it; `fill-ground` is the paper itself.
 */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 360"
      className="scene stroke-ink"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** The edge of a thing. */
export const Ink = ({ d }: Line) => <path d={d} />
/** A thing that hides what is behind it. */
export const Body = ({ d }: Line) => <path className="fill-ground" d={d} />
/** Detail, and what is far away. */
export const Fine = ({ d }: Line) => <path className="stroke-line-strong" strokeWidth="1.2" d={d} />
/** The one thing of brass. */
export const Brass = ({ d }: Line) => <path className="stroke-accent" d={d} />
/** Light: a few fine dashes. */
export const Light = ({ d }: Line) => (
  <path className="stroke-accent" strokeWidth="1.2" strokeDasharray="5 6" d={d} />
)
/** Shade: strokes across a line that is `width` broad, one every `gap`. */
export const Hatch = ({ d, width, gap }: Line & { width: string; gap: string }) => (
  <path
    className="stroke-line-strong"
    strokeWidth={width}
    strokeDasharray={`1 ${gap}`}
    strokeLinecap="butt"
    d={d}
  />
)
/** Writing, seen from where it cannot be read. */
export const Words = ({ d }: Line) => (
  <path className="stroke-ink" strokeWidth="1.2" strokeDasharray="9 4 14 4 5 4" d={d} />
)
