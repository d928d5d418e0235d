import type { Problem } from '@foyer/chat/conversation.ts'
import { widgetApiBase } from '@foyer/shared/paths.ts'
import type { Credentials } from '../call.ts'

/** How sending one file ended. */
export type Sent =
  | { kind: 'done' }
  | { kind: 'cancelled' }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable' }

/**
 * Sends one form with its file. `fetch` tells nothing of how far an upload has come, so this is the
 * older way. Answers how to cancel it.
 */
export function sendFile(
  session: Credentials,
  form: FormData,
  heard: { onPercent: (percent: number) => void; onEnd: (sent: Sent) => void },
): () => void {
  const request = new XMLHttpRequest()
  const { onEnd } = heard
  request.open('POST', `${widgetApiBase}/sessions/${session.id}/documents`)
  request.setRequestHeader('Accept', 'application/json')
  request.setRequestHeader('Authorization', `Bearer ${session.secret}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) heard.onPercent(Math.floor((loaded / total) * 100))
  })
  request.addEventListener('load', () => {
    if (request.status === 201) return onEnd({ kind: 'done' })
    onEnd({ kind: 'refused', problem: readProblem(request) })
  })
  request.addEventListener('error', () => onEnd({ kind: 'unreachable' }))
  request.addEventListener('abort', () => onEnd({ kind: 'cancelled' }))
  request.send(form)
  return () => request.abort()
}

function readProblem(request: XMLHttpRequest): Problem {
  const code = `http/${request.status}`
  try {
    const body: unknown = JSON.parse(request.responseText)
    if (typeof body !== 'object' || body === null) return { code, message: '' }
    return {
      code: 'error' in body ? String(body.error) : code,
      message: 'message' in body ? String(body.message) : '',
    }
  } catch {
    return { code, message: '' }
  }
}
