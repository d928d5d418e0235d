import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import type { Problem } from '../conversation.ts'

/** The sentence for a refusal, in the visitor's language where it has one. */
export function sayRefusal(problem: Problem, copy: WaysCopy): string {
  return copy.refusals[problem.code] ?? problem.message
}

/** Why something was not sent, said once when it happens. */
export function Refusal(props: { problem: Problem | null; copy: WaysCopy }) {
  return (
    <div role="alert">
      {props.problem && <p className="fy-failed">{sayRefusal(props.problem, props.copy)}</p>}
    </div>
  )
}
