import type { ReactNode } from 'react'

/** The one hand every picture is drawn in: two weights of line, three tokens of colour. */
function Drawing({ bold, fine, brass }: { bold: ReactNode; fine: ReactNode; brass: ReactNode }) {
  return (
    <svg viewBox="0 0 160 104" className="h-26 w-40" fill="none" aria-hidden="true">
      <g strokeLinecap="round" strokeLinejoin="round">
        <g strokeWidth="1" className="stroke-line-strong">
          {fine}
        </g>
        <g strokeWidth="1.75" className="stroke-ink">
          {bold}
        </g>
        <g strokeWidth="1.75" className="stroke-accent">
          {brass}
        </g>
      </g>
    </svg>
  )
}

/** A bell on the reception desk, under a lamp. */
export function DeskBell() {
  return (
    <Drawing
      fine={
        <>
          <path d="M14 92h132M24 92v8M136 92v8M30 72h13M29 77h18" />
          <path d="M112 20l-14 24M124 20l16 24M106 52l-6 8M134 52l6 8" strokeDasharray="2 4" />
        </>
      }
      bold={
        <>
          <path d="M8 84h144" />
          <path d="M62 80a20 20 0 0 1 40 0zM58 84v-4h48v4" />
          <path d="M118 84V36M106 84h24M104 36a14 14 0 0 1 28 0z" />
          <path d="M20 84l5-18h22l5 18" />
        </>
      }
      brass={<path d="M82 60v-5M78 55h8M118 22v-6" />}
    />
  )
}

/** A door that stands ajar. */
export function OpenDoor() {
  return (
    <Drawing
      fine={
        <>
          <path d="M104 92l34 8M74 30h12v20H74zM74 58h12v22H74z" />
          <path d="M20 70h18M22 64h14v6H22zM29 64V46M29 54c-6 0-8-4-8-8 6 0 8 4 8 8zM29 50c6 0 8-4 8-8-6 0-8 4-8 8z" />
        </>
      }
      bold={
        <>
          <path d="M8 92h144M56 92V20h50v72" />
          <path d="M66 98V26l40-6M66 98l40-6" />
          <path d="M24 70l2 22h8l2-22" />
        </>
      }
      brass={<path d="M96 58v6M120 40h14v10h-14z" />}
    />
  )
}

/** A letter and its envelope. */
export function Letter() {
  return (
    <Drawing
      fine={<path d="M58 34h44M58 42h44M58 50h30M14 96h132" />}
      bold={
        <>
          <path d="M36 54v36h88V54" />
          <path d="M46 62V22h68v40" />
          <path d="M36 54l10-8M124 54l-10-8M36 56l44 24 44-24" />
        </>
      }
      brass={<path d="M94 26h12v10H94z" />}
    />
  )
}

/** A clock above two chairs. */
export function WaitingChairs() {
  return (
    <Drawing
      fine={<path d="M10 96h140M80 14v3M80 37v3M67 27h3M90 27h3M44 70h18M98 70h18" />}
      bold={
        <>
          <circle cx="80" cy="27" r="17" />
          <path d="M40 50v28h26M40 78v18M66 78v18M120 50v28H94M120 78v18M94 78v18" />
        </>
      }
      brass={<path d="M80 18v9l7 4" />}
    />
  )
}

/** A tray of papers. */
export function PaperTray() {
  return (
    <Drawing
      fine={<path d="M54 36h38M54 44h52M54 52h44M14 98h132" />}
      bold={
        <>
          <path d="M28 66v26h104V66M28 66h30l6 10h32l6-10h30" />
          <path d="M44 60V22h58l14 14v24" />
          <path d="M102 22v14h14" />
        </>
      }
      brass={<path d="M62 88h36" />}
    />
  )
}

/** A lamp over an open ledger. */
export function LedgerLamp() {
  return (
    <Drawing
      fine={<path d="M46 74h24M46 80h20M92 74h22M92 80h18M16 98h128M62 38l-8 14M98 38l8 14" />}
      bold={
        <>
          <path d="M80 70c-10-6-26-8-44-6v24c18-2 34 0 44 6 10-6 26-8 44-6V64c-18-2-34 0-44 6zM80 70v24" />
          <path d="M60 34a20 20 0 0 1 40 0zM80 14V8" />
        </>
      }
      brass={<path d="M80 34v6" />}
    />
  )
}
