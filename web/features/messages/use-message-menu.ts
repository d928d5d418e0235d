import type { Message } from '@foyer/shared/api/messages.ts'
import { messageDetail, messageStatusNames, priorityNames } from '@foyer/shared/copy/messages.ts'
import type { MessageStatus, Priority } from '@foyer/shared/facts/request-statuses.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useUndoable } from '#web/ui/use-undoable.ts'
import { useMessageChange } from './data.ts'

type MessageMenu = {
  setStatus: (status: MessageStatus) => void
  setPriority: (priority: Priority) => void
}

/** Changes a message by hand, so that it can be taken back. */
export function useMessageMenu(message: Message): MessageMenu {
  const { mutateAsync } = useMessageChange(message.id)
  const makeUndoable = useUndoable()
  const failed = (error: unknown) => sentenceOf(error, messageDetail.changeFailed)
  return {
    setStatus: (status) =>
      makeUndoable({
        from: message.status,
        to: status,
        change: (next) => mutateAsync({ status: next }),
        done: messageDetail.marked(messageStatusNames[status]),
        failed,
      }),
    setPriority: (priority) =>
      makeUndoable({
        from: message.priority,
        to: priority,
        change: (next) => mutateAsync({ priority: next }),
        done: messageDetail.prioritized(priorityNames[priority]),
        failed,
      }),
  }
}
