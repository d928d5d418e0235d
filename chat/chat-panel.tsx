import { type ReactNode, useRef, useState } from 'react'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import type { ChatState } from './conversation.ts'
import { ConversationLog } from './conversation-log.tsx'
import { useFollowNewest } from './follow-newest.ts'
import { IntakePanel } from './intake-panel.tsx'
import { useKeepFocus } from './keep-focus.ts'
import { sayProblem } from './lines.tsx'
import { AcceptBar, DeleteBar, EndBar, OpeningNote, QuickReplies } from './passages.tsx'

/** What a visitor can do. The panel only shows and asks; whoever mounts it acts. */
export type ChatActions = {
  close: () => void
  accept: () => void
  /** Whether the text was taken; if not, it stays in the box. */
  send: (text: string) => boolean
  retry: (id: string) => void
  takeBack: (id: string) => void
  remove: () => void
  startAnew: () => void
  speak: (language: Language) => void
}

type Shown = { state: ChatState; copy: ChatCopy; actions: ChatActions }

/** The whole chat: the widget's frame shows it, and so can a demo or a preview with its own state. */
export function ChatPanel(props: Shown & { tools?: ReactNode }) {
  const { state, copy, actions } = props
  const [deleting, setDeleting] = useState(false)
  const scroller = useFollowNewest(state.lines.filter((line) => line.from === 'visitor').length)
  const panel = useRef<HTMLDivElement>(null)
  useKeepFocus(panel)
  const talking = state.phase === 'open'
  const deletable = talking || state.phase === 'ended'

  return (
    <div className="fy-chat" lang={state.language} ref={panel}>
      <ChatHeader
        name={state.name}
        logoUrl={state.look?.logoUrl ?? null}
        language={state.language}
        copy={copy}
        onClose={actions.close}
        onLanguage={actions.speak}
        onDelete={deletable ? () => setDeleting(true) : undefined}
      />
      <IntakePanel
        told={state.intake.slots}
        language={state.language}
        copy={copy}
        onCorrect={talking ? actions.send : undefined}
      />
      <div className="fy-scroll" ref={scroller}>
        <ConversationLog
          state={state}
          copy={copy}
          onRetry={actions.retry}
          onTakeBack={actions.takeBack}
        />
        <OpeningNote state={state} copy={copy} onRetry={actions.startAnew} />
        <QuickReplies state={state} copy={copy} onSend={actions.send} />
      </div>
      <div className="fy-foot">
        <Standing state={state} copy={copy} />
        <AcceptBar state={state} copy={copy} onAccept={actions.accept} />
        <EndBar state={state} copy={copy} onStartAnew={actions.startAnew} />
        {deleting && deletable && (
          <DeleteBar
            copy={copy}
            onKeep={() => setDeleting(false)}
            onDelete={() => {
              setDeleting(false)
              actions.remove()
            }}
          />
        )}
        <Composer
          copy={copy}
          draft={state.draft}
          quiet={!talking}
          onSend={actions.send}
          tools={props.tools}
        />
      </div>
    </div>
  )
}

/** How things stand, said once when it changes; that a reply is being written is seen elsewhere. */
function Standing(props: { state: ChatState; copy: ChatCopy }) {
  const { state, copy } = props
  const seen = !state.online
    ? copy.offline
    : state.slow
      ? copy.slow
      : state.phase === 'open' && state.problem
        ? sayProblem(state.problem, copy)
        : null
  const heard = state.reply === '' ? copy.writing : ''
  return <output className={seen ? 'fy-standing' : 'fy-unseen'}>{seen ?? heard}</output>
}
