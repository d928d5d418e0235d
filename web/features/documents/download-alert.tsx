import { documentDownload } from '@foyer/shared/copy/documents-view.ts'
import { X } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'

type DownloadAlertProps = { problem: string | null; onDismiss: () => void }

/** A download that failed: read out at once, and in sight until it is dismissed. */
export function DownloadAlert({ problem, onDismiss }: DownloadAlertProps) {
  if (problem === null) return null
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-5 z-30 grid justify-items-center">
      <div
        role="alert"
        className="enter-up pointer-events-auto flex max-w-md items-center gap-2 rounded border border-danger bg-danger-soft py-1.5 pr-1.5 pl-4 text-danger shadow"
      >
        <p className="text-pretty">{problem}</p>
        <IconButton
          className="shrink-0 text-danger"
          aria-label={documentDownload.dismiss}
          onClick={onDismiss}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
