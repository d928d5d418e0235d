/** A question to ask, with the id its file gives it. */
export type Question = { id: string | undefined; q: string }

function fromJson(line: string): Question | undefined {
  try {
    const read: unknown = JSON.parse(line)
    if (typeof read !== 'object' || read === null || !('q' in read) || typeof read.q !== 'string')
      return undefined
    const id = 'id' in read && typeof read.id === 'string' ? read.id : undefined
    return { id, q: read.q }
  } catch {
    return undefined
  }
}

/** Reads a file of questions: one a line, or JSON lines with `q`. Empty lines are passed over. */
export function readQuestions(text: string): Question[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => fromJson(line) ?? { id: undefined, q: line })
}
