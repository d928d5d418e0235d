import type { Message } from '@foyer/shared/api/messages.ts'
import { listRoom, replyMail } from '@foyer/shared/copy/list-room.ts'
import {
  messageDetail,
  messageList,
  messageStatusNames,
  priorityNames,
  reasonsTitle,
} from '@foyer/shared/copy/messages.ts'
import { messageStatuses, priorities } from '@foyer/shared/facts/request-statuses.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { useState } from 'react'
import { ConversationLink } from '#web/features/conversations/conversation-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { StatusMenu } from '#web/ui/status-menu.tsx'
import { ExactTime } from '#web/ui/time.tsx'
import { namesOfReasons, PriorityBadge } from './message-badges.tsx'
import { useMessageMenu } from './use-message-menu.ts'

const statusChoices = messageStatuses.map((value) => ({ value, text: messageStatusNames[value] }))
const priorityChoices = priorities.map((value) => ({ value, text: priorityNames[value] }))

type MessageViewProps = { message: Message; timeZone: string; firm: string }

/** A whole message, the ways to answer it, and what became of it. */
export function MessageView({ message, timeZone, firm }: MessageViewProps) {
  const { setStatus, setPriority } = useMessageMenu(message)
  const [hasReplied, setHasReplied] = useState(false)
  const { status, priority } = message
  const name = shownName(message.clientName, listRoom.nameless)
  const isAnswered = status === 'responded' || status === 'resolved'
  return (
    <article className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {message.withdrawn && <Withdrawn />}
        <Heading message={message} name={name} timeZone={timeZone} />
        <ContactLinks
          email={message.clientEmail}
          phone={message.clientPhone}
          reply={{ subject: replyMail.subject(firm), body: replyMail.opening(name, firm) }}
          onReply={() => setHasReplied(true)}
        />
        {hasReplied && !isAnswered && (
          <Banner tone="plain">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              {messageDetail.answered}
              <Button small onClick={() => setStatus('responded')}>
                {messageDetail.markResponded}
              </Button>
            </span>
          </Banner>
        )}
        <div className="flex flex-wrap gap-2">
          <StatusMenu
            label={messageList.status}
            options={statusChoices}
            value={status}
            onChoose={setStatus}
          />
          <StatusMenu
            label={messageList.priority}
            options={priorityChoices}
            value={priority}
            onChoose={setPriority}
          />
        </div>
      </header>
      <Reasons message={message} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
        <h3 className="label">{messageDetail.text}</h3>
        <p className="font-serif text-read whitespace-pre-line wrap-anywhere">
          {message.messageContent}
        </p>
        <ConversationLink id={message.sessionId} />
      </section>
    </article>
  )
}

function Withdrawn() {
  return (
    <Banner tone="danger">
      <strong className="font-semibold">{messageDetail.withdrawnTitle}.</strong>{' '}
      {messageDetail.withdrawnText}
    </Banner>
  )
}

type HeadingProps = { message: Message; name: string; timeZone: string }

function Heading({ message, name, timeZone }: HeadingProps) {
  const { createdAt, updatedAt } = message
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-title wrap-anywhere">{name}</h2>
        <PriorityBadge priority={message.priority} />
        {message.withdrawn && <Badge tone="danger">{messageList.withdrawn}</Badge>}
      </div>
      <p className="figures text-small text-ink-soft">
        <ExactTime at={createdAt} timeZone={timeZone} />
        {updatedAt !== createdAt && (
          <>
            {' · '}
            {messageDetail.updated} <ExactTime at={updatedAt} timeZone={timeZone} />
          </>
        )}
      </p>
    </div>
  )
}

/** Why a message is marked as it is. */
function Reasons({ message }: { message: Message }) {
  const reasons = namesOfReasons(message)
  if (!message.requiresImmediateAttention && reasons.length === 0) return null
  return (
    <Banner tone={message.requiresImmediateAttention ? 'danger' : 'plain'}>
      <strong className="block font-semibold">
        {message.requiresImmediateAttention ? messageList.attention : reasonsTitle}
      </strong>
      {reasons.join('; ')}
    </Banner>
  )
}
