import { documentDetail, documentList, documentStates } from '@foyer/shared/copy/documents-view.ts'
import { replyMail } from '@foyer/shared/copy/list-room.ts'
import type { Document } from '@foyer/shared/api/documents.ts'
import { labelOf } from '@foyer/shared/facts/file-kinds.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { ConversationLink } from '#web/features/conversations/conversation-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ExactTime } from '#web/ui/time.tsx'
import { titleClasses } from '#web/ui/title-classes.ts'
import { ItemPart } from '#web/ui/item-part.tsx'
import { ClientInformation } from './client-information.tsx'
import { DocumentBadges } from './document-badges.tsx'
import { DownloadButton } from './download-button.tsx'
import { FileIcon } from './file-icon.tsx'
import { shortId } from './short-id.ts'
import type { Download } from './use-download.ts'

type DocumentViewProps = {
  document: Document
  timeZone: string
  firm: string
  download: Download
}

/** Everything a firm knows about one document; the file itself is only ever downloaded. */
export function DocumentView({ document, timeZone, firm, download }: DocumentViewProps) {
  const sender = shownName(document.clientName, documentDetail.nameless)
  return (
    <article className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {document.withdrawn && (
          <Banner tone="danger">
            <strong className="font-semibold">{documentDetail.withdrawnTitle}.</strong>{' '}
            {documentDetail.withdrawnText}
          </Banner>
        )}
        <Headline document={document} timeZone={timeZone} />
        <Fetching document={document} download={download} />
      </header>
      <ItemPart title={documentDetail.description}>
        {document.description === '' ? (
          <p className="text-ink-soft">{documentDetail.noDescription}</p>
        ) : (
          <p className="whitespace-pre-line wrap-anywhere">{document.description}</p>
        )}
      </ItemPart>
      {document.hasClientInfo && (
        <ClientInformation
          of={document}
          reply={{ subject: replyMail.subject(firm), body: replyMail.opening(sender, firm) }}
        />
      )}
      {document.excerpt !== null && document.excerpt !== '' && (
        <ItemPart title={documentDetail.excerpt}>
          <p className="max-h-96 overflow-y-auto rounded bg-sunken p-4 font-mono text-small whitespace-pre-wrap wrap-anywhere">
            {document.excerpt}
          </p>
        </ItemPart>
      )}
      <div className="border-t border-line pt-5">
        <ConversationLink id={document.sessionId} />
      </div>
    </article>
  )
}

function Headline({ document, timeZone }: Pick<DocumentViewProps, 'document' | 'timeZone'>) {
  const name = shownName(document.originalFilename, documentList.nameless)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className={titleClasses(name)}>{name}</h2>
        <DocumentBadges of={document} />
      </div>
      <p className="figures flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
        <span className="flex items-center gap-1.5">
          <FileIcon mimeType={document.mimeType} size={15} />
          {labelOf(document.mimeType)}
        </span>
        <span>{document.fileSizeFormatted}</span>
        <ExactTime at={document.uploadedAt} timeZone={timeZone} />
        <span>{documentList.shortId(shortId(document.id))}</span>
      </p>
    </div>
  )
}

function Fetching({ document, download }: Pick<DocumentViewProps, 'document' | 'download'>) {
  if (document.state === 'infected') return <p>{documentStates.infectedWhy}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <DownloadButton look="primary" document={document} download={download} />
      {document.state === 'ready' && (
        <p className="text-small text-ink-soft">{documentDetail.caution}</p>
      )}
    </div>
  )
}
