import type { Problem } from '@foyer/chat/conversation.ts'
import {
  acceptNotice,
  createSession,
  deleteSession,
  type Outcome,
  problemOf,
  resumeSession,
} from './call.ts'
import type { Visit } from './visit.ts'

/** Shown where the connection broke; the copy has the sentence. */
const lost: Problem = { code: 'connection/lost', message: '' }

/** Refusals of the acceptance that call for a new session, with the notice as it is now. */
const renewing = new Set([
  'widget/unknown-notice',
  'widget/unknown-session',
  'widget/closed-session',
])

/** Where the visitor is, and the language wanted; the server picks one it speaks. */
export type Arrival = { token: string; page: { url: string; title: string }; locale: string }

/** Begins a session. It tells the firm's token and the page; nothing the visitor typed. */
export async function begin(visit: Visit, arrival: Arrival): Promise<void> {
  const round = ++visit.round
  visit.session = null
  const outcome = await createSession(arrival)
  if (round !== visit.round) return
  if (outcome.kind === 'done') {
    visit.session = { id: outcome.value.sessionId, secret: outcome.value.secret }
    visit.happen({ type: 'opened', reply: outcome.value })
  } else visit.happen({ type: 'unreachable', problem: problemOf(outcome) })
}

/** Goes on with what this tab had begun, if the server still has it; else begins. */
export async function resume(visit: Visit, arrival: Arrival): Promise<void> {
  const kept = visit.keeper.read()
  if (!kept) return begin(visit, arrival)
  const round = ++visit.round
  const outcome = await resumeSession(kept)
  if (round !== visit.round) return
  if (outcome.kind === 'unreachable') {
    return visit.happen({ type: 'unreachable', problem: null })
  }
  if (outcome.kind === 'refused' || !outcome.value.consented) {
    visit.keeper.clear()
    return begin(visit, arrival)
  }
  visit.session = { id: kept.id, secret: kept.secret }
  for (const line of kept.unsent) visit.happen({ type: 'written', ...line })
  visit.happen({ type: 'resumed', reply: outcome.value })
}

/** Accepts the notice that is shown. Only from here on may the visitor's words leave. */
export async function accept(visit: Visit, arrival: Arrival): Promise<void> {
  const { notice } = visit.read()
  if (!visit.session || !notice) return
  const { round } = visit
  visit.happen({ type: 'accepting' })
  const outcome = await acceptNotice(visit.session, notice.version)
  if (round !== visit.round) return
  if (outcome.kind === 'done') return visit.happen({ type: 'accepted' })
  const problem = problemOf(outcome) ?? lost
  if (renewing.has(problem.code)) await begin(visit, arrival)
  if (visit.read().phase === 'notice') visit.happen({ type: 'notAccepted', problem })
}

/** Withdraws the conversation. One that the server no longer has counts as deleted. */
export async function remove(visit: Visit): Promise<void> {
  const outcome: Outcome<unknown> = visit.session
    ? await deleteSession(visit.session)
    : { kind: 'done', value: null }
  const problem = problemOf(outcome)
  if (outcome.kind === 'done' || problem?.code === 'widget/unknown-session') {
    visit.round++
    visit.session = null
    visit.keeper.clear()
    visit.happen({ type: 'deleted' })
  } else visit.happen({ type: 'notDeleted', problem: problem ?? lost })
}
