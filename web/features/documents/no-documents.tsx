import { documentList } from '@foyer/shared/copy/documents-view.ts'
import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { PaperTray } from '#web/ui/drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NoDocumentsProps = { search: string; isNarrowed: boolean; onClear: () => void }

/** No document here: none yet, none with this status, or none that the search finds. */
export function NoDocuments({ search, isNarrowed, onClear }: NoDocumentsProps) {
  if (isNarrowed) {
    const text = search === '' ? documentList.emptyFiltered : documentList.emptySearch(search)
    return (
      <EmptyState title={documentList.empty} text={text}>
        <Button className="mt-3" onClick={onClear}>
          {search === '' ? listRoom.clearFilters : listRoom.clearSearch}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing={<PaperTray />} title={documentList.empty} text={documentList.emptyText}>
      <p className="text-ink-soft">{documentList.emptyHow}</p>
      <Link href={paths.dashboardSection('integration')} className={`${buttonClasses()} mt-3`}>
        {documentList.emptyAction}
      </Link>
    </EmptyState>
  )
}
