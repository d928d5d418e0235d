import { shell } from '@foyer/shared/copy/dashboard.ts'

/** Something is on its way. `label` is read out, not shown. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="grid place-items-center">
      <svg viewBox="0 0 24 24" className="size-7 animate-spin" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" strokeWidth="1.5" className="stroke-line" />
        <path
          d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
          strokeWidth="1.5"
          className="stroke-action"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </output>
  )
}

/** The whole window waits. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-ground">
      <h1 className="sr-only">{shell.product}</h1>
      <Spinner label={label} />
    </main>
  )
}
