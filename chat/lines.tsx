import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { FirmLine, Problem, VisitorLine } from './conversation.ts'
import { ReplyText } from './reply-text.tsx'
import { Sources } from './sources.tsx'

/** The sentence for a problem, in the visitor's language where it has one. */
export function sayProblem(problem: Problem, copy: ChatCopy): string {
  return copy.refusals[problem.code] ?? problem.message
}

/** What the visitor wrote, with what became of it where it was not simply sent. */
export function VisitorWords(props: {
  line: VisitorLine
  online: boolean
  copy: ChatCopy
  onRetry: (id: string) => void
  onTakeBack?: ((id: string) => void) | undefined
}) {
  const { line, copy } = props
  const failed = line.status === 'failed'
  return (
    <div className="fy-line fy-mine" aria-live="off" data-status={line.status}>
      <span className="fy-unseen">{copy.you}</span>
      <p className="fy-bubble">{line.text}</p>
      {line.status === 'queued' && !props.online && <p className="fy-aside">{copy.waiting}</p>}
      {failed && (
        <div className="fy-aside fy-failed" role="alert">
          <span>
            {copy.notSent}
            {line.problem && ` ${sayProblem(line.problem, copy)}`}
          </span>
          {line.cause !== 'unfit' && (
            <button
              type="button"
              className="fy-quiet fy-strong"
              onClick={() => props.onRetry(line.id)}
            >
              {copy.tryAgain}
            </button>
          )}
          {props.onTakeBack && (
            <button type="button" className="fy-quiet" onClick={() => props.onTakeBack?.(line.id)}>
              {copy.edit}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** That something was sent beside the conversation. */
export function ChatNote(props: { text: string }) {
  return <p className="fy-note">{props.text}</p>
}

/** A completed reply. It enters the conversation whole, so a screen reader says it once. */
export function FirmWords(props: { line: FirmLine; firm: string; copy: ChatCopy }) {
  const { turn } = props.line
  return (
    <div className="fy-line fy-theirs" data-kind={turn.kind}>
      <span className="fy-unseen">{props.copy.assistant}</span>
      <ReplyText
        text={turn.text}
        safety={turn.kind === 'safety' || turn.text.includes(' 988')}
        own={turn.citations.some((one) => 'source' in one)}
      />
      <Sources citations={turn.citations} firm={props.firm} copy={props.copy} />
    </div>
  )
}

/** A reply while it is written: seen, not announced. */
export function WritingWords(props: { text: string; copy: ChatCopy }) {
  return (
    <div className="fy-line fy-theirs fy-writing" aria-hidden="true">
      {props.text ? (
        <ReplyText text={props.text} />
      ) : (
        <p className="fy-words fy-soft">{props.copy.writing}</p>
      )}
    </div>
  )
}
