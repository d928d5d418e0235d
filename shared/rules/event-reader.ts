/**
 * Reads `text/event-stream` as it arrives, in whatever pieces: give it each piece, get the events
 * that are complete. Comments (heartbeats) and unknown fields are skipped (WHATWG HTML 9.2.6).
 */
export function createEventReader(): (piece: string) => { event: string; data: string }[] {
  let rest = ''
  let event = ''
  let data: string[] = []

  const readLine = (line: string): { event: string; data: string } | null => {
    if (line === '') {
      const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return complete
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    return null
  }

  return (piece) => {
    rest += piece
    const held = rest.endsWith('\r') ? '\r' : ''
    const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + held
    return lines.flatMap((line) => readLine(line) ?? [])
  }
}
