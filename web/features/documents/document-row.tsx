import { documentList } from '@foyer/shared/copy/documents-view.ts'
import type { Document } from '@foyer/shared/api/documents.ts'
import { labelOf } from '@foyer/shared/facts/file-kinds.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { useId } from 'react'
import { ListRow } from '#web/ui/list-room/list-row.tsx'
import { TimeAgo } from '#web/ui/time.tsx'
import { ClientGlance } from './client-information.tsx'
import { DocumentBadges } from './document-badges.tsx'
import { DownloadButton } from './download-button.tsx'
import { FileIcon } from './file-icon.tsx'
import { shortId } from './short-id.ts'
import type { Download } from './use-download.ts'

type DocumentRowProps = {
  document: Document
  isOpen: boolean
  timeZone: string
  download: Download
  onOpen: (id: string) => void
}

/** One document at a glance: what, how big, since when, from whom; and the way to have it. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, isOpen, timeZone, download, onOpen } = props
  const about = useId()
  return (
    <ListRow
      id={document.id}
      name={shownName(document.originalFilename, documentList.nameless)}
      isOpen={isOpen}
      isUnread={!document.viewed}
      when={
        <TimeAgo
          at={document.uploadedAt}
          timeZone={timeZone}
          className="figures text-small whitespace-nowrap text-ink-soft"
        />
      }
      foot={
        <>
          <DownloadButton small document={document} download={download} describedBy={about} />
          <DocumentBadges of={document} />
        </>
      }
      opener={documentList.details}
      onOpen={onOpen}
    >
      <p
        id={about}
        className="figures flex flex-wrap items-center gap-x-3 text-small text-ink-soft"
      >
        <span className="flex items-center gap-1.5">
          <FileIcon mimeType={document.mimeType} size={15} />
          {labelOf(document.mimeType)}
        </span>
        <span>{document.fileSizeFormatted}</span>
        <span>{documentList.shortId(shortId(document.id))}</span>
      </p>
      {document.description !== '' && (
        <p className="line-clamp-2 wrap-anywhere">{document.description}</p>
      )}
      {document.hasClientInfo && <ClientGlance of={document} />}
    </ListRow>
  )
}
