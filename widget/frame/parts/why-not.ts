import type { Problem } from '@foyer/chat/conversation.ts'
import type { Outcome } from '../call.ts'

/** Why a call did not work; the copy has the sentence for a lost connection. */
export function whyNot(outcome: Outcome<unknown>): Problem {
  return outcome.kind === 'refused' ? outcome.problem : { code: 'connection/lost', message: '' }
}
