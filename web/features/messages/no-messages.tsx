import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { messageList } from '@foyer/shared/copy/messages.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Letter } from '#web/ui/drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NoMessagesProps = { search: string; isNarrowed: boolean; onClear: () => void }

/** No message here: none yet, none that fits the filters, or none that the search finds. */
export function NoMessages({ search, isNarrowed, onClear }: NoMessagesProps) {
  if (isNarrowed) {
    const text = search === '' ? messageList.emptyFiltered : messageList.emptySearch(search)
    return (
      <EmptyState title={messageList.empty} text={text}>
        <Button className="mt-3" onClick={onClear}>
          {search === '' ? listRoom.clearFilters : listRoom.clearSearch}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing={<Letter />} title={messageList.empty} text={messageList.emptyText}>
      <p className="text-ink-soft">{messageList.emptyHow}</p>
      <Link href={paths.dashboardSection('integration')} className={`${buttonClasses()} mt-3`}>
        {messageList.emptyAction}
      </Link>
    </EmptyState>
  )
}
