import { nextToSend, type Problem, unsent, type VisitorLine } from '@foyer/chat/conversation.ts'
import type { Turn } from '@foyer/shared/api/widget.ts'
import { type Credentials, type Outcome, postTurn, problemOf } from './call.ts'
import { isAway } from './opening.ts'
import type { Visit } from './visit.ts'

/** After this long without a word the visitor is told that it takes longer. */
const slowAfter = 6_000

/** A turn lost on the way is sent again by itself once, after this long; then by hand. */
const againAfter = 1_500

/** Refusals after which a session is over; the visitor may start another. */
const endings = new Set([
  'widget/unknown-session',
  'widget/closed-session',
  'widget/too-many-turns',
])

/** Refusals that sending the same text again cannot mend. */
const unfit = new Set([
  'widget/turn-too-long',
  'widget/empty-turn',
  'request/too-large',
  'request/invalid',
])

/**
 * Sends what the visitor wrote, one turn at a time and in order, whenever there is something to
 * send and a connection. What is unsent is kept, so that a reload loses nothing.
 */
export function startOutbox(visit: Visit): void {
  visit.subscribe(() => {
    const state = visit.read()
    if (!visit.session || state.phase !== 'open') return
    const left = unsent(state).map(({ id, text }) => ({ id, text }))
    visit.keeper.write({ ...visit.session, unsent: left })
    const next = nextToSend(state)
    if (next) void send(visit, visit.session, next)
  })
}

async function send(visit: Visit, session: Credentials, line: VisitorLine): Promise<void> {
  const { round } = visit
  let outcome = await trySending(visit, session, line)
  if (outcome.kind === 'unreachable' && visit.read().online && round === visit.round) {
    await new Promise((resolve) => setTimeout(resolve, againAfter))
    if (round === visit.round) outcome = await trySending(visit, session, line)
  }
  if (round !== visit.round) return
  if (outcome.kind === 'done') {
    visit.happen({ type: 'answered', turn: { ...outcome.value, id: line.id } })
  } else giveBack(visit, line, problemOf(outcome))
}

async function trySending(
  visit: Visit,
  session: Credentials,
  line: VisitorLine,
): Promise<Outcome<Turn>> {
  const { round } = visit
  const slow = setTimeout(() => round === visit.round && visit.happen({ type: 'slow' }), slowAfter)
  visit.happen({ type: 'sending', id: line.id })
  const outcome = await postTurn(session, { turnId: line.id, text: line.text }, (text) => {
    clearTimeout(slow)
    if (round === visit.round) visit.happen({ type: 'delta', text })
  })
  clearTimeout(slow)
  return outcome
}

/** A turn that was not taken: nothing of it is lost, whatever the reason. */
function giveBack(visit: Visit, line: VisitorLine, problem: Problem | null): void {
  if (problem && endings.has(problem.code)) {
    visit.keeper.clear()
    if (problem.code === 'widget/unknown-session') visit.session = null
    return visit.happen({ type: 'ended', problem })
  }
  if (problem && isAway(problem)) return visit.happen({ type: 'away', problem })
  if (problem?.code === 'widget/notice-not-accepted') {
    visit.happen({ type: 'notAccepted', problem })
    return visit.happen({ type: 'retried', id: line.id, newId: line.id })
  }
  const cause = !problem ? 'network' : unfit.has(problem.code) ? 'unfit' : 'refused'
  visit.happen({ type: 'failed', id: line.id, cause, problem })
}
