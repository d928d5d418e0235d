import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { ChatState } from './conversation.ts'
import { sayProblem } from './lines.tsx'

type Shown = { state: ChatState; copy: ChatCopy }

/** Before the session is there: a quiet word, or what went wrong and how to go on. */
export function OpeningNote(props: Shown & { onRetry: () => void }) {
  const { state, copy } = props
  const phone = state.look?.phone
  if (state.phase !== 'opening' && state.phase !== 'unreachable') return null
  return (
    <div className="fy-opening" data-phase={state.phase}>
      <p className="fy-soft fy-patience">{copy.opening}</p>
      <div className="fy-unreachable" role="alert">
        <p>{state.problem ? sayProblem(state.problem, copy) : copy.couldNotOpen}</p>
        <button type="button" className="fy-primary" data-retry="" onClick={props.onRetry}>
          {copy.tryAgain}
        </button>
        {phone && (
          <p>
            {copy.orCall} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </p>
        )}
      </div>
    </div>
  )
}

/** The one way to begin: nothing typed leaves the browser before it is pressed. */
export function AcceptBar(props: Shown & { onAccept: () => void }) {
  const { state, copy } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state.sendsOnAccept && !state.accepting) button.current?.focus()
  }, [state.sendsOnAccept, state.accepting])
  if (state.phase !== 'notice') return null
  return (
    <div className="fy-bar fy-accept">
      {state.problem && (
        <p className="fy-failed" role="alert">
          {sayProblem(state.problem, copy)}
        </p>
      )}
      <button
        ref={button}
        type="button"
        className="fy-primary"
        aria-disabled={state.accepting}
        onClick={() => !state.accepting && props.onAccept()}
      >
        {state.accepting ? copy.accepting : copy.accept}
      </button>
      <output className="fy-soft">
        {state.sendsOnAccept ? copy.acceptToSend : copy.beforeAccepting}
      </output>
    </div>
  )
}

/** A conversation that is over, and the way to another. */
export function EndBar(props: Shown & { onStartAnew: () => void }) {
  const { state, copy } = props
  const deleted = state.phase === 'deleted'
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state.sendsOnAccept) button.current?.focus()
  }, [state.sendsOnAccept])
  if (!deleted && state.phase !== 'ended') return null
  return (
    <div className="fy-bar">
      <output>
        {deleted ? copy.deleted : state.problem && sayProblem(state.problem, copy)}{' '}
        {!deleted && state.draft.text && copy.textKept}
      </output>
      <button ref={button} type="button" className="fy-primary" onClick={props.onStartAnew}>
        {copy.startAnew}
      </button>
    </div>
  )
}

/** Asks once before a conversation is deleted; keeping it is the first choice. */
export function DeleteBar(props: { copy: ChatCopy; onDelete: () => void; onKeep: () => void }) {
  const { copy } = props
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    props.onKeep()
  }
  return (
    <fieldset className="fy-bar">
      <legend>{copy.deleteQuestion}</legend>
      <p>{copy.deleteExplained}</p>
      <div className="fy-choices">
        <button ref={keep} type="button" onKeyDown={onKeyDown} onClick={props.onKeep}>
          {copy.deleteNot}
        </button>
        <button type="button" className="fy-danger" onKeyDown={onKeyDown} onClick={props.onDelete}>
          {copy.deleteNow}
        </button>
      </div>
    </fieldset>
  )
}

/** The answers a visitor may simply pick, while one is asked for. */
export function QuickReplies(props: Shown & { onSend: (text: string) => boolean }) {
  const { state, copy } = props
  const options = state.phase === 'open' && state.reply === null ? state.ask?.options : undefined
  if (!options?.length) return null
  return (
    <ul className="fy-options" aria-label={copy.suggestions}>
      {options.map((option) => (
        <li key={option}>
          <button type="button" onClick={() => props.onSend(option)}>
            {option}
          </button>
        </li>
      ))}
    </ul>
  )
}
