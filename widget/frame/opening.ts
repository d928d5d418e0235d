import type { Problem } from '@foyer/chat/conversation.ts'
import { acceptNotice, createSession, deleteSession, problemOf, resumeSession } from './call.ts'
import { noDrafts, type Visit } from './visit.ts'

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
  } else refuse(visit, problemOf(outcome))
}

/** The chat cannot open: now, or, where the firm receives no chats here, at all. */
function refuse(visit: Visit, problem: Problem | null): void {
  if (problem && isAway(problem)) visit.happen({ type: 'away', problem })
  else visit.happen({ type: 'unreachable', problem })
}

/** Whether the firm receives no chats here, which nothing a visitor does can change. */
export function isAway(problem: Problem): boolean {
  return problem.code === 'widget/inactive-firm'
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
  if (isAway(problem)) return visit.happen({ type: 'away', problem })
  if (renewing.has(problem.code)) await begin(visit, arrival)
  if (visit.read().phase === 'notice') visit.happen({ type: 'notAccepted', problem })
}

/** Withdraws the conversation. One that the server no longer has counts as deleted. */
export async function remove(visit: Visit): Promise<void> {
  const outcome = visit.session && (await deleteSession(visit.session))
  const problem = outcome && problemOf(outcome)
  const isDone = !outcome || outcome.kind === 'done' || problem?.code === 'widget/unknown-session'
  if (!isDone) return visit.happen({ type: 'notDeleted', problem: problem ?? lost })
  forget(visit)
  const message = outcome?.kind === 'done' ? outcome.value.message : null
  visit.happen({ type: 'deleted', message })
}

/** Lets go of the session and of everything that was kept of it. What still comes for it is not heard. */
export function forget(visit: Visit): void {
  visit.round++
  visit.session = null
  visit.keep(noDrafts)
  visit.keeper.clear()
}
