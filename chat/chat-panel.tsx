import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { VisitorWay } from '@foyer/shared/facts/assistant.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { type ChatState, proposesConsultation } from './conversation.ts'
import { ConversationLog } from './conversation-log.tsx'
import { useFollowNewest } from './follow-newest.ts'
import type { DeleteBar } from './delete-bar.tsx'
import type { IntakePanel } from './intake-panel.tsx'
import { useKeepFocus } from './keep-focus.ts'
import { sayProblem } from './lines.tsx'
import { AcceptBar, EndBar, OpeningNote, QuickReplies } from './passages.tsx'
import type { WayButtons } from './way-buttons.tsx'
import type { WayWaiting } from './way-waiting.tsx'

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

/** The other ways to the firm, for whoever mounts the panel to bring. */
export type ChatWays = {
  offered: VisitorWay[]
  /** The way in use, and what it shows; a dialog, or a bar above the message box. */
  used: VisitorWay | null
  shown: ReactNode
  /** Somebody is about to use it. */
  warm: (way: VisitorWay) => void
  use: (way: VisitorWay) => void
}

/** What is needed only once the visitor talks; the frame loads it then. */
export type LaterParts = {
  IntakePanel: typeof IntakePanel
  WayButtons: typeof WayButtons
  WayWaiting: typeof WayWaiting
  DeleteBar: typeof DeleteBar
}

type Shown = { state: ChatState; copy: ChatCopy; actions: ChatActions }
type Mounted = Shown & { later?: LaterParts | null; ways?: ChatWays }

/** The whole chat: the widget's frame shows it, and so can a demo or a preview with its own state. */
export function ChatPanel(props: Mounted & { leaves?: boolean }) {
  const { state, copy, actions, later, ways } = props
  const [deleting, setDeleting] = useState(false)
  const scroller = useFollowNewest(state.lines.filter((line) => line.from !== 'firm').length)
  const panel = useRef<HTMLDivElement>(null)
  useKeepFocus(panel, state)
  const talking = state.phase === 'open'
  const deletable = talking || state.phase === 'ended'
  const severalLanguages = (state.look?.languages.length ?? 0) > 1
  const away = state.phase === 'away'
  const proposed = ways && proposesConsultation(state)
  useEffect(() => {
    if (away) panel.current?.querySelector('h1')?.focus()
  }, [away])

  return (
    <div className="fy-chat" lang={state.language} ref={panel}>
      <ChatHeader
        name={state.name}
        logoUrl={state.look?.logoUrl ?? null}
        language={state.language}
        copy={copy}
        onClose={actions.close}
        onLanguage={severalLanguages ? actions.speak : undefined}
        leaves={props.leaves}
        onDelete={deletable ? () => setDeleting(true) : undefined}
      />
      {later && (
        <later.IntakePanel
          told={state.intake.slots}
          language={state.language}
          onCorrect={talking ? actions.send : undefined}
        />
      )}
      <div className="fy-scroll" ref={scroller}>
        <ConversationLog
          state={state}
          copy={copy}
          onRetry={actions.retry}
          onTakeBack={actions.takeBack}
        />
        <OpeningNote state={state} copy={copy} onRetry={actions.startAnew} />
        <QuickReplies
          state={state}
          copy={copy}
          onSend={actions.send}
          onSchedule={proposed ? () => ways.use('schedule') : undefined}
        />
      </div>
      <Foot {...props} deleting={deletable && deleting} onDecided={() => setDeleting(false)} />
    </div>
  )
}

/** Below the conversation: what is to be decided, what is in use, and the message box. */
function Foot(props: Mounted & { deleting: boolean; onDecided: () => void }) {
  const { state, copy, actions, later, ways, onDecided } = props
  const talking = state.phase === 'open'
  return (
    <div className="fy-foot">
      <Standing state={state} copy={copy} />
      <AcceptBar state={state} copy={copy} onAccept={actions.accept} />
      <EndBar state={state} copy={copy} onStartAnew={actions.startAnew} />
      {later && props.deleting && (
        <later.DeleteBar
          language={state.language}
          onKeep={onDecided}
          onDelete={() => {
            onDecided()
            actions.remove()
          }}
        />
      )}
      {ways?.shown}
      {state.phase !== 'away' && (
        <Composer
          copy={copy}
          draft={state.draft}
          onSend={actions.send}
          tools={
            talking && later && ways ? (
              <later.WayButtons ways={ways} proposed={proposesConsultation(state)} copy={copy} />
            ) : null
          }
        />
      )}
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
