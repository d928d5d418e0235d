import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import { type ChatState, unsent } from './conversation.ts'
import { sayProblem } from './lines.tsx'

type Shown = { state: ChatState; copy: ChatCopy }

/** Before the session is there: a quiet word, or what went wrong and how to go on. */
export function OpeningNote(props: Shown & { onRetry: () => void }) {
  const { state, copy } = props
  const phone = state.look?.phone
  const away = state.phase === 'away'
  if (!away && state.phase !== 'opening' && state.phase !== 'unreachable') return null
  return (
    <div className="fy-opening" data-phase={state.phase}>
      <p className="fy-soft fy-patience">{copy.opening}</p>
      <div className="fy-unreachable" role="alert">
        <p>{state.problem ? sayProblem(state.problem, copy) : copy.couldNotOpen}</p>
        {!away && (
          <button type="button" className="fy-primary" data-retry="" onClick={props.onRetry}>
            {copy.tryAgain}
          </button>
        )}
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
  if (state.phase !== 'notice') return null
  return (
    <div className="fy-bar fy-accept">
      {state.problem && (
        <p className="fy-failed" role="alert">
          {sayProblem(state.problem, copy)}
        </p>
      )}
      <button
        type="button"
        className="fy-primary"
        aria-disabled={state.accepting}
        onClick={() => !state.accepting && props.onAccept()}
      >
        {state.accepting ? copy.accepting : copy.accept}
      </button>
      <output className="fy-soft">
        {unsent(state).length ? copy.acceptToSend : copy.beforeAccepting}
      </output>
    </div>
  )
}

/** A conversation that is over, and the way to another. */
export function EndBar(props: Shown & { onStartAnew: () => void }) {
  const { state, copy } = props
  const deleted = state.phase === 'deleted'
  if (!deleted && state.phase !== 'ended') return null
  return (
    <div className="fy-bar">
      <output>
        {state.problem ? sayProblem(state.problem, copy) : copy.deleted}{' '}
        {!deleted && state.draft.text && copy.textKept}
      </output>
      <button type="button" className="fy-primary" onClick={props.onStartAnew}>
        {copy.startAnew}
      </button>
    </div>
  )
}

/** The answers a visitor may simply pick, while one is asked for. */
export function QuickReplies(
  props: Shown & { onSend: (text: string) => boolean; onSchedule?: (() => void) | undefined },
) {
  const { state, copy, onSchedule } = props
  const options = (state.phase === 'open' && state.reply === null && state.ask?.options) || []
  if (options.length === 0 && !onSchedule) return null
  return (
    <ul className="fy-options" aria-label={copy.suggestions}>
      {onSchedule && (
        <li>
          <button type="button" onClick={onSchedule}>
            {copy.ways.schedule}
          </button>
        </li>
      )}
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
