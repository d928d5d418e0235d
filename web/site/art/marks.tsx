import type { ReactNode } from 'react'

/** The hand every small mark is drawn in: 48 units square, two weights of line, three tokens of colour. */
function Mark({ bold, fine, brass }: { bold: ReactNode; fine?: ReactNode; brass?: ReactNode }) {
  return (
    <svg viewBox="0 0 48 48" className="size-12" fill="none" aria-hidden="true">
      <g strokeLinecap="round" strokeLinejoin="round">
        <g strokeWidth="1" className="stroke-line-strong">
          {fine}
        </g>
        <g strokeWidth="1.5" className="stroke-ink">
          {bold}
        </g>
        <g strokeWidth="1.5" className="stroke-accent">
          {brass}
        </g>
      </g>
    </svg>
  )
}

/** An answer with its footnote. */
export const MarkAnswer = () => (
  <Mark
    bold={<path d="M7 9h34v23H22l-8 7v-7H7z" />}
    fine={<path d="M13 17h14M13 24h21" />}
    brass={<path d="M35 13v7m-3-5.3 6 3.6m0-3.6-6 3.6" />}
  />
)

/** A bell, and the slip it leaves. */
export const MarkCapture = () => (
  <Mark
    bold={<path d="M7 35a12.5 12.5 0 0 1 25 0zM4 35h31v5H4zM27 22V8h14v24h-6" />}
    fine={<path d="M31 14h6M31 19h6M34 24h3M12 31a8 8 0 0 1 4-4.5" />}
    brass={<path d="M19.5 22.5v-4m-3 0h6" />}
  />
)

/** A leaf of a diary. */
export const MarkSchedule = () => (
  <Mark
    bold={<path d="M8 11h32v20l-9 9H8zM31 40v-9h9M16 7v8M32 7v8" />}
    fine={<path d="M8 19h32M14 34h9" />}
    brass={<path d="M16 27l4 4 8-8.5" />}
  />
)

/** A letter through the door. */
export const MarkDeliver = () => (
  <Mark
    bold={<path d="M12 27V8h24v19M12 8l12 10L36 8" />}
    fine={<path d="M9 37h30M14 41h20" />}
    brass={<path d="M6 27h36v6H6z" />}
  />
)

/** A nameplate on its bracket. */
export const MarkBrand = () => (
  <Mark
    bold={<path d="M6 16h36v22H6zM8 9h32M14 9v7M34 9v7" />}
    fine={<path d="M10 20h28v14H10zM18 30h12" />}
    brass={<path d="M16 25.5h16" />}
  />
)

/** Scales. */
export const MarkRules = () => (
  <Mark
    bold={
      <path d="M24 10v30M15 40h18M9 13h30M4 27a5.5 5.5 0 0 0 11 0zM33 27a5.5 5.5 0 0 0 11 0z" />
    }
    fine={<path d="M9 13L4.5 27M9 13l4.5 14M39 13l-4.5 14M39 13l4.5 14" />}
    brass={<path d="M21.5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M20 36h8" />}
  />
)

/** A plug. */
export const MarkSetup = () => (
  <Mark
    bold={<path d="M14 18h20v7a10 10 0 0 1-20 0zM24 35v2q0 4 5 4h12" />}
    fine={<path d="M8 9h7M33 9h7M19 23h10M8 14h4M36 14h4" />}
    brass={<path d="M19.5 17V8M28.5 17V8" />}
  />
)

/** A desk bell. */
export const MarkBell = () => (
  <Mark
    bold={<path d="M9 34a15 15 0 0 1 30 0zM5 34h38v6H5z" />}
    fine={<path d="M15 30a10 10 0 0 1 5-6.5M9 15l-3-3M39 15l3-3" />}
    brass={<path d="M24 19v-6m-4 0h8" />}
  />
)

/** A chair. */
export const MarkChair = () => (
  <Mark
    bold={<path d="M14 7h20v14H14zM16 21v6M32 21v6M12 27h24l3 6H9zM11 33v9M37 33v9" />}
    fine={<path d="M18 33v6M30 33v6M18 11.5h12" />}
    brass={<path d="M18 16.5h12" />}
  />
)

/** A key on its tag. */
export const MarkKey = () => (
  <Mark
    bold={<path d="M7 17a10 10 0 1 0 20 0a10 10 0 1 0-20 0M24 24l16 16M34 34l5-5M38.5 38.5l3-3" />}
    fine={<path d="M7 18q-4 12 4 15M11 31l6 3-4 8-6-3z" />}
    brass={<path d="M13.5 17a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0" />}
  />
)
