/** What of a Chromium trace is read here. Times are microseconds; `tdur` is CPU time of the thread. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { url?: string }; beginData?: { url?: string } }
}

/** CPU of a page's main thread while it was traced, in milliseconds. */
export type MainThread = {
  total: number
  /** The longest task that ran a script of the watched origin; 0 where none did. */
  longestOfOrigin: number
  /** Tasks of more than 50 ms, whoever they belong to. */
  longTasks: number
}

/** Categories a trace needs for {@link readMainThread}. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
]

/** Events of a script being compiled or run; others only name it, such as the page asking for it. */
const running = new Set(['EvaluateScript', 'FunctionCall', 'v8.compile'])
/** What a visitor feels as a task that is too long (design section 11), in milliseconds. */
const long = 50

/** Adds up the tasks of the thread that parsed `page`, and finds those that ran `origin`'s code. */
export function readMainThread(trace: Buffer, page: string, origin: string): MainThread {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const parsed = traceEvents.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === page,
  )
  if (parsed === undefined) throw new Error(`The trace does not show ${page} being parsed.`)
  const own = traceEvents.filter(({ pid, tid }) => pid === parsed.pid && tid === parsed.tid)
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name === 'RunTask')
  const scripts = own.filter(
    ({ name, args }) => running.has(name) && args?.data?.url?.startsWith(`${origin}/`) === true,
  )
  const ofOrigin = tasks.filter(({ ts, dur = 0 }) =>
    scripts.some((script) => script.ts >= ts && script.ts < ts + dur),
  )
  const cpu = ({ tdur = 0 }: TraceEvent) => tdur / 1_000
  return {
    total: tasks.map(cpu).reduce((sum, ms) => sum + ms, 0),
    longestOfOrigin: Math.max(0, ...ofOrigin.map(cpu)),
    longTasks: tasks.filter((task) => cpu(task) > long).length,
  }
}
