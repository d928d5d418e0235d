import { type FormEvent, type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react'
import { type ChatActions, ChatPanel, type ChatWays } from '@foyer/chat/chat-panel.tsx'
import { type ChatEvent, type ChatState, nextToSend } from '@foyer/chat/conversation.ts'
import { DeleteBar } from '@foyer/chat/delete-bar.tsx'
import { IntakePanel } from '@foyer/chat/intake-panel.tsx'
import { reduceConversation } from '@foyer/chat/reduce-conversation.ts'
import { WayButtons } from '@foyer/chat/way-buttons.tsx'
import { WayWaiting } from '@foyer/chat/way-waiting.tsx'
import { chatEn } from '@foyer/shared/copy/chat.en.ts'
import { demo } from '@foyer/shared/copy/public/demo.ts'
import { type VisitorWay, visitorWays } from '@foyer/shared/facts/assistant.ts'
import { DemoPicker } from './demo-picker.tsx'
import { isSourced, openedChat, replyTo } from './scripted-chat.ts'

const later = { IntakePanel, WayButtons, WayWaiting, DeleteBar }
const nothing = () => {}

type TrialProps = {
  onClose: () => void
  /** An answer was given whose source stands on the firm's page. */
  onSourced: () => void
  /** Milliseconds a reply takes. */
  pace?: number
}

/**
 * The chat itself, for trying it: its parts and its state, with scripted replies. It calls nothing and
 * stores nothing. Send, files, messages and voice do nothing and say so (docs/decisions/065).
 */
export function TrialChat(props: TrialProps) {
  const [round, setRound] = useState(0)
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) props.onClose()
  }
  return (
    // Escape on anything in it closes it, as it closes the chat on a firm's page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className="demo-trial"
      aria-label={demo.live}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Conversation key={round} {...props} onRemoved={() => setRound(round + 1)} />
    </section>
  )
}

const reduce = (state: ChatState, event: ChatEvent): ChatState => reduceConversation(state, event)

/** A conversation with the script: lines go through the chat's own states, and a timer answers. */
function useScriptedChat(pace: number) {
  const [state, happen] = useReducer(reduce, undefined, openedChat)
  const count = useRef(0)
  const asked = state.lines.find((line) => line.from === 'visitor' && line.status === 'sending')
  useEffect(() => {
    const next = nextToSend(state)
    if (next !== null) happen({ type: 'sending', id: next.id })
  }, [state])
  useEffect(() => {
    if (asked?.from !== 'visitor') return
    const { id, text } = asked
    const answer = () => happen({ type: 'answered', turn: { id, ...replyTo(state, text) } })
    const timer = setTimeout(answer, pace)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once for each line that is asked
  }, [asked?.id])
  const say = (text: string) => {
    count.current += 1
    happen({ type: 'written', id: String(count.current), text })
    return true
  }
  return { state, say }
}

function Conversation(props: TrialProps & { onRemoved: () => void }) {
  const { onSourced, pace = 700 } = props
  const { state, say } = useScriptedChat(pace)
  const [picking, setPicking] = useState(false)
  const [note, setNote] = useState<keyof typeof demo.notes>('idle')
  const sourced = isSourced(state)
  useEffect(() => {
    if (sourced) onSourced()
  }, [sourced, onSourced])

  const actions: ChatActions = {
    close: props.onClose,
    accept: nothing,
    send: say,
    retry: nothing,
    takeBack: nothing,
    remove: props.onRemoved,
    startAnew: nothing,
    speak: nothing,
  }
  const use = (way: VisitorWay) => {
    if (way === 'schedule') setPicking(true)
    else setNote(way)
  }
  const ways: ChatWays = {
    offered: [...visitorWays],
    used: picking ? 'schedule' : null,
    shown: picking && <DemoPicker onClose={() => setPicking(false)} say={say} />,
    warm: nothing,
    use,
  }
  // Only the Send button submits the box; Enter in it has its words taken before (composer.tsx).
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || !event.target.matches('.fy-composer')) return
    event.preventDefault()
    event.stopPropagation()
    setNote('send')
  }
  return (
    <>
      <div className="demo-trial-chat" onSubmitCapture={onSubmit}>
        <ChatPanel state={state} copy={chatEn} actions={actions} later={later} ways={ways} />
      </div>
      <output className="demo-note">{demo.notes[note]}</output>
    </>
  )
}
