import { documentList, documentStates } from '@foyer/shared/copy/documents-view.ts'
import type { Document } from '@foyer/shared/api/documents.ts'
import { Download as DownloadIcon } from 'lucide-react'
import { useId } from 'react'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import type { Download } from './use-download.ts'

type DownloadButtonProps = {
  document: Document
  download: Download
  look?: ButtonLook
  small?: boolean
  /** The element that names the file, where there are many such buttons. */
  describedBy?: string
}

/** Downloads a document. While it is checked it cannot, and says why; where it was removed there is none. */
export function DownloadButton({
  document,
  download,
  look,
  small,
  describedBy,
}: DownloadButtonProps) {
  const why = useId()
  if (document.state === 'infected') return null
  const isChecking = document.state === 'checking'
  const isBusy = download.busyId === document.id
  const described = [describedBy, isChecking ? why : undefined].filter((id) => id !== undefined)
  return (
    <>
      <Button
        {...(look !== undefined && { look })}
        small={small === true}
        aria-disabled={isChecking || isBusy}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        className="relative z-1 aria-disabled:cursor-default aria-disabled:opacity-55"
        onClick={() => {
          if (!isChecking && !isBusy) download.start(document.id)
        }}
      >
        <DownloadIcon size={small === true ? 14 : 16} strokeWidth={1.75} aria-hidden="true" />
        {isBusy ? documentList.downloading : documentList.download}
      </Button>
      {isChecking && (
        <span id={why} className={small === true ? 'sr-only' : 'text-small text-ink-soft'}>
          {documentStates.checkingWhy}
        </span>
      )}
    </>
  )
}
