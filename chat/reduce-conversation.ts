import type { TranscriptEntry, Turn } from '@foyer/shared/api/widget.ts'
import {
  type ChatEvent,
  type ChatState,
  emptyChat,
  type Happenings,
  type Line,
  type Opening,
  unsent,
  type VisitorLine,
} from './conversation.ts'

type Steps = { [Name in keyof Happenings]: (state: ChatState, event: ChatEvent<Name>) => ChatState }

const steps: Steps = {
  named: (state, event) => ({ ...state, name: event.name }),
  spoken: (state, event) => ({ ...state, language: event.language }),
  connection: (state, event) => connectionChanged(state, event.online),
  slow: (state) => ({ ...state, slow: true }),

  opened: (state, event) => ({ ...begun(state, event.reply), phase: 'notice' }),
  resumed: (state, { reply }) => ({
    ...begun(state, reply),
    phase: 'open',
    lines: [...reply.transcript.flatMap(linesOf), ...unknownTo(state, reply.transcript)],
    intake: reply.intake,
    ask: reply.ask ?? null,
  }),
  unreachable: (state, event) => ({ ...state, phase: 'unreachable', problem: event.problem }),
  away: (state, { problem }) => ({
    ...quiet(state),
    phase: 'away',
    ask: null,
    accepting: false,
    problem,
    lines: state.lines.map((line): Line =>
      line.from === 'visitor' && line.status !== 'sent'
        ? { ...line, status: 'failed', cause: 'unfit', problem: null }
        : line,
    ),
  }),
  restarting: (state) => ({
    ...anew(state),
    draft: state.draft,
    lines: unsent(state).map(({ id, text }) => queued(id, text)),
  }),
  accepting: (state) => ({ ...state, accepting: true, problem: null }),
  accepted: (state) => ({ ...state, phase: 'open', accepting: false }),
  notAccepted: (state, event) => ({
    ...quiet(state),
    phase: 'notice',
    accepting: false,
    problem: event.problem,
  }),
  ended: (state, event) => ({
    ...quiet(state),
    phase: 'ended',
    ask: null,
    problem: event.problem,
    lines: state.lines.filter((line) => line.from !== 'visitor' || line.status === 'sent'),
    draft: handBack(state, unsent(state)),
  }),
  noted: (state, { id, text }) => ({
    ...state,
    lines: [...state.lines, { from: 'chat', id, text }],
  }),
  deleted: (state, { message }) => ({
    ...anew(state),
    phase: 'deleted',
    problem: message === null ? null : { code: '', message },
  }),
  notDeleted: (state, event) => ({ ...state, problem: event.problem }),

  written: (state, event) => ({
    ...state,
    problem: null,
    lines: [...state.lines, queued(event.id, event.text)],
  }),
  sending: (state, event) => ({
    ...changeLine(state, event.id, { status: 'sending', cause: null, problem: null }),
    reply: '',
    slow: false,
    ask: null,
  }),
  delta: (state, event) => ({ ...state, reply: (state.reply ?? '') + event.text, slow: false }),
  answered: (state, event) => answered(state, event.turn),
  failed: (state, { id, cause, problem }) =>
    quiet(changeLine(state, id, { status: 'failed', cause, problem })),
  retried: (state, event) =>
    changeLine(state, event.id, { id: event.newId, status: 'queued', cause: null, problem: null }),
  takenBack: (state, event) => ({
    ...state,
    lines: state.lines.filter((line) => line.from !== 'visitor' || line.id !== event.id),
    draft: handBack(
      state,
      unsent(state).filter((line) => line.id === event.id),
    ),
  }),
}

/** The chat after an event. Pure: clocks, storage and the network live with the caller. */
export function reduceConversation<Name extends keyof Happenings>(
  state: ChatState,
  event: ChatEvent<Name>,
): ChatState {
  return steps[event.type](state, event)
}

function begun(state: ChatState, reply: Opening): ChatState {
  return {
    ...state,
    look: reply.firm,
    name: reply.firm.name,
    notice: reply.notice,
    features: reply.features,
    accepting: false,
    language: reply.language,
    problem: null,
  }
}

function anew(state: ChatState): ChatState {
  return { ...emptyChat(state.language, state.name), look: state.look, online: state.online }
}

/** The reply goes right under the words it answers, also when more was written meanwhile. */
function answered(state: ChatState, turn: Turn): ChatState {
  const lines = state.lines.flatMap((line): Line[] => {
    if (line.id !== turn.id) return [line]
    if (line.from !== 'visitor') return []
    return [
      { ...line, status: 'sent', cause: null, problem: null },
      { from: 'firm', id: turn.id, turn },
    ]
  })
  return { ...quiet(state), lines, ask: turn.ask ?? null, intake: turn.intake }
}

function connectionChanged(state: ChatState, online: boolean): ChatState {
  if (!online) return { ...state, online }
  const lines = state.lines.map((line): Line => {
    const stranded = line.from === 'visitor' && line.status === 'failed' && line.cause === 'network'
    return stranded ? { ...line, status: 'queued', cause: null } : line
  })
  return { ...state, online, lines }
}

function quiet(state: ChatState): ChatState {
  return { ...state, reply: null, slow: false }
}

function queued(id: string, text: string): VisitorLine {
  return { from: 'visitor', id, text, status: 'queued', cause: null, problem: null }
}

function changeLine(state: ChatState, id: string, change: Partial<VisitorLine>): ChatState {
  const lines = state.lines.map((line) =>
    line.from === 'visitor' && line.id === id ? { ...line, ...change } : line,
  )
  return { ...state, lines }
}

function handBack(state: ChatState, lines: VisitorLine[]): ChatState['draft'] {
  if (lines.length === 0) return state.draft
  return {
    text: lines.map((line) => line.text).join('\n'),
    version: state.draft.version + 1,
  }
}

function linesOf(entry: TranscriptEntry): Line[] {
  return [
    { ...queued(entry.turn.id, entry.text), status: 'sent' },
    { from: 'firm', id: entry.turn.id, turn: entry.turn },
  ]
}

/** Lines written before a reload that the server has not seen; they are sent again. */
function unknownTo(state: ChatState, transcript: TranscriptEntry[]): VisitorLine[] {
  const known = new Set(transcript.map((entry) => entry.turn.id))
  return unsent(state)
    .filter((line) => !known.has(line.id))
    .map((line) => queued(line.id, line.text))
}
