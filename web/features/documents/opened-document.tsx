import { documentDetail } from '@foyer/shared/copy/documents-view.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useOnceUnread } from '#web/platform/list-opening.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { useDocument, useMarkDocumentViewed } from './data.ts'
import { DocumentView } from './document-view.tsx'
import type { Download } from './use-download.ts'

type OpenedDocumentProps = { id: string; timeZone: string; firm: string; download: Download }

/** The opened document. Opening marks it as seen. */
export function OpenedDocument({ id, timeZone, firm, download }: OpenedDocumentProps) {
  const query = useDocument(id)
  const { mutate } = useMarkDocumentViewed(id)
  useOnceUnread(query.data?.viewed, mutate)
  return (
    <Awaited
      of={query}
      loading={documentDetail.loading}
      failure={{
        title: documentDetail.loadFailed,
        message: sentenceOf(query.error, documentDetail.loadFailed),
      }}
    >
      {(document) => (
        <DocumentView document={document} timeZone={timeZone} firm={firm} download={download} />
      )}
    </Awaited>
  )
}
