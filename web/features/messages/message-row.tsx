import type { Message } from '@foyer/shared/api/messages.ts'
import { contact, listRoom } from '@foyer/shared/copy/list-room.ts'
import { messageList } from '@foyer/shared/copy/messages.ts'
import { messagePreview } from '@foyer/shared/facts/limits.ts'
import { previewOf } from '@foyer/shared/rules/preview.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { ListRow } from '#web/ui/list-room/list-row.tsx'
import { TimeAgo } from '#web/ui/time.tsx'
import { Attention, MessageStateBadges, PriorityBadge } from './message-badges.tsx'

type MessageRowProps = {
  message: Message
  isOpen: boolean
  timeZone: string
  onOpen: (id: string) => void
}

/** One message at a glance. */
export function MessageRow({ message, isOpen, timeZone, onOpen }: MessageRowProps) {
  const { createdAt, updatedAt } = message
  return (
    <ListRow
      id={message.id}
      name={shownName(message.clientName, listRoom.nameless)}
      isOpen={isOpen}
      isUnread={!message.viewed}
      isPressing={message.requiresImmediateAttention}
      beside={
        <PriorityBadge
          priority={message.priority}
          isPressing={message.requiresImmediateAttention}
        />
      }
      when={
        <TimeAgo
          at={createdAt}
          timeZone={timeZone}
          className="figures text-small whitespace-nowrap text-ink-soft"
        />
      }
      foot={
        <>
          <MessageStateBadges message={message} />
          {updatedAt !== createdAt && (
            <span className="figures text-small text-ink-soft">
              {messageList.updated} <TimeAgo at={updatedAt} timeZone={timeZone} />
            </span>
          )}
        </>
      }
      opener={messageList.readMore}
      onOpen={onOpen}
    >
      <p className="truncate text-small text-ink-soft">{message.clientEmail ?? contact.noEmail}</p>
      {message.requiresImmediateAttention && <Attention message={message} />}
      <p className="mt-0.5 wrap-anywhere">{previewOf(message.messageContent, messagePreview)}</p>
    </ListRow>
  )
}
