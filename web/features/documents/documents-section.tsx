import {
  documentFilterNames,
  documentList,
  documentRoom,
} from '@foyer/shared/copy/documents-view.ts'
import type { Document } from '@foyer/shared/api/documents.ts'
import { documentFilters } from '@foyer/shared/facts/request-statuses.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { useMemo } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { useListPlace } from '#web/platform/list-place.ts'
import { useIsNewsFlowing } from '#web/platform/live.ts'
import { PaperTray } from '#web/ui/drawing.tsx'
import { ListRoom } from '#web/ui/list-room/list-room.tsx'
import { useArrivals } from '#web/ui/list-room/use-arrivals.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useDocuments } from './data.ts'
import { DocumentRow } from './document-row.tsx'
import { DownloadAlert } from './download-alert.tsx'
import { NoDocuments } from './no-documents.tsx'
import { OpenedDocument } from './opened-document.tsx'
import { useDownload } from './use-download.ts'

type DocumentsSectionProps = { documentId: string | null; timeZone: string; firm: string }

const statuses = documentFilters.map((value) => ({ value, text: documentFilterNames[value] }))

/** Documents Received: what visitors sent, to be searched, read about and downloaded. */
export function DocumentsSection({ documentId, timeZone, firm }: DocumentsSectionProps) {
  const place = useListPlace('documents', { processed: documentFilters })
  const { processed } = place.filters
  const { search, page, view } = place
  const query = useDocuments({ processed, search }, page)
  const download = useDownload()
  const items = query.data?.items
  const arrivals = useMemo(() => items?.map(arrivalOf), [items])

  useArrivals({
    view,
    items: query.isPlaceholderData || page > 1 ? undefined : arrivals,
    isSilent: useIsNewsFlowing(),
    say: sayArrived,
  })

  return (
    <>
      <ListRoom
        words={documentRoom}
        state={query}
        failure={sentenceOf(query.error, documentRoom.loadFailed)}
        place={place}
        view={view}
        openId={documentId}
        drawing={<PaperTray />}
        filters={
          <>
            <SearchField label={documentList.search} value={search} onSearch={place.setSearch} />
            <Segmented
              label={documentList.filter}
              options={statuses}
              value={processed}
              onChange={(next) => place.setFilter('processed', next)}
            />
          </>
        }
        empty={<NoDocuments search={search} isNarrowed={place.isNarrowed} onClear={place.clear} />}
        renderRow={(document: Document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isOpen={document.id === documentId}
            timeZone={timeZone}
            download={download}
            onOpen={place.openItem}
          />
        )}
      >
        {documentId !== null && (
          <OpenedDocument id={documentId} timeZone={timeZone} firm={firm} download={download} />
        )}
      </ListRoom>
      <DownloadAlert problem={download.problem} onDismiss={download.dismiss} />
    </>
  )
}

type Arrival = { name: string; createdAt: string }

function arrivalOf({ originalFilename, uploadedAt }: Document): Arrival {
  return { name: shownName(originalFilename, documentList.nameless), createdAt: uploadedAt }
}

function sayArrived([first, ...others]: readonly [Arrival, ...Arrival[]]): string {
  return others.length === 0
    ? documentList.arrived(first.name)
    : documentList.arrivedMany(others.length + 1)
}
