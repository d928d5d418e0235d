/** What the log keeps of an error: its kind, where it was thrown, and what holds no contents. */
export type ErrorDescription = {
  type: string
  message?: string
  stack?: string
  cause?: ErrorDescription
  [fact: string]: unknown
}

/** Facts of database, file and network errors that name our own things, never what was in them. */
const facts = ['code', 'errno', 'syscall', 'table', 'column', 'constraint', 'routine', 'query']

/**
 * Errors of the language itself quote code, not input. All others may quote a visitor: a failed
 * query lists its parameters, a unique key its value, a JSON parser the text it could not read.
 */
const slips = new Set(['TypeError', 'RangeError', 'ReferenceError'])

/** Causes followed; a chain may be a circle. */
const deepest = 5

/** Describes an error for the log without anything it may quote of its input. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const known = facts.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  const type = error.constructor.name
  return {
    type,
    ...(slips.has(type) ? { message: error.message } : {}),
    ...Object.fromEntries(known),
    stack: framesOf(error),
    ...(error.cause === undefined || depth >= deepest
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  }
}

/** Where it was thrown: the stack below the message, which may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const below = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  return below
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}
