import { messageDetail } from '@foyer/shared/copy/messages.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useOnceUnread } from '#web/platform/list-opening.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { useMessage, useMessageChange } from './data.ts'
import { MessageView } from './message-view.tsx'

type OpenedMessageProps = { id: string; timeZone: string; firm: string }

/** An opened message. Opening marks it as seen. */
export function OpenedMessage({ id, timeZone, firm }: OpenedMessageProps) {
  const query = useMessage(id)
  const { mutate } = useMessageChange(id)
  useOnceUnread(query.data?.viewed, () => mutate({ viewed: true }))
  return (
    <Awaited
      of={query}
      loading={messageDetail.loading}
      failure={{
        title: messageDetail.loadFailed,
        message: sentenceOf(query.error, messageDetail.loadFailed),
      }}
    >
      {(message) => <MessageView message={message} timeZone={timeZone} firm={firm} />}
    </Awaited>
  )
}
