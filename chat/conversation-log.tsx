import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { ChatState } from './conversation.ts'
import { ChatNote, FirmWords, VisitorWords, WritingWords } from './lines.tsx'
import { AcceptedNotice, NoticeText } from './notice.tsx'
import { ReplyText } from './reply-text.tsx'

/** The conversation: a live region into which each completed reply enters once. */
export function ConversationLog(props: {
  state: ChatState
  copy: ChatCopy
  onRetry: (id: string) => void
  onTakeBack: (id: string) => void
}) {
  const { state, copy } = props
  const { notice, look } = state
  const accepted = state.phase === 'open' || state.phase === 'ended'
  return (
    <div
      className="fy-log"
      role="log"
      aria-live="polite"
      aria-label={copy.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
    >
      {look && state.phase !== 'deleted' && (
        <div className="fy-line fy-theirs" key="greeting">
          <ReplyText text={look.greeting} />
        </div>
      )}
      {notice && state.phase === 'notice' && <NoticeText text={notice.text} copy={copy} />}
      {notice && accepted && <AcceptedNotice text={notice.text} copy={copy} />}
      {state.lines.map((line) =>
        line.from === 'firm' ? (
          <FirmWords key={`reply ${line.id}`} line={line} firm={state.name} copy={copy} />
        ) : line.from === 'chat' ? (
          <ChatNote key={line.id} text={line.text} />
        ) : (
          <VisitorWords
            key={line.id}
            line={line}
            online={state.online}
            copy={copy}
            onRetry={props.onRetry}
            onTakeBack={state.phase === 'away' ? undefined : props.onTakeBack}
          />
        ),
      )}
      {state.reply !== null && <WritingWords key="writing" text={state.reply} copy={copy} />}
    </div>
  )
}
