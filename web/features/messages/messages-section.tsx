import type { Message } from '@foyer/shared/api/messages.ts'
import { messageList, messageRoom } from '@foyer/shared/copy/messages.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useListPlace } from '#web/platform/list-place.ts'
import { useIsNewsFlowing } from '#web/platform/live.ts'
import { Letter } from '#web/ui/drawing.tsx'
import { ListRoom } from '#web/ui/list-room/list-room.tsx'
import { useArrivals } from '#web/ui/list-room/use-arrivals.ts'
import { useMessages } from './data.ts'
import { MessageFilters, messageFilters } from './message-filters.tsx'
import { MessageRow } from './message-row.tsx'
import { NoMessages } from './no-messages.tsx'
import { OpenedMessage } from './opened-message.tsx'

type MessagesSectionProps = { messageId: string | null; timeZone: string; firm: string }

/** Messages Received: the list and the opened message. */
export function MessagesSection({ messageId, timeZone, firm }: MessagesSectionProps) {
  const place = useListPlace('messages', messageFilters)
  const { search, page } = place
  const query = useMessages({ ...place.filters, search, page })

  useArrivals({
    view: place.view,
    items: query.isPlaceholderData || page > 1 ? undefined : query.data?.items,
    isSilent: useIsNewsFlowing(),
    say: sayArrived,
  })

  return (
    <ListRoom
      words={messageRoom}
      state={query}
      failure={sentenceOf(query.error, messageRoom.loadFailed)}
      place={place}
      view={place.view}
      openId={messageId}
      drawing={<Letter />}
      filters={<MessageFilters place={place} />}
      empty={<NoMessages search={search} isNarrowed={place.isNarrowed} onClear={place.clear} />}
      renderRow={(message: Message) => (
        <MessageRow
          key={message.id}
          message={message}
          isOpen={message.id === messageId}
          timeZone={timeZone}
          onOpen={place.openItem}
        />
      )}
    >
      {messageId !== null && <OpenedMessage id={messageId} timeZone={timeZone} firm={firm} />}
    </ListRoom>
  )
}

function sayArrived(arrived: readonly [Message, ...Message[]]): string {
  return arrived.length === 1
    ? messageList.arrived(arrived[0].clientName)
    : messageList.arrivedMany(arrived.length)
}
