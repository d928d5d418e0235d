import type { SignInNotice } from '#web/platform/guards.tsx'

/** The notice that navigation carried here, if it carried one. */
export function readNotice(state: unknown): SignInNotice | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('message' in state) || !('verified' in state)) return null
  const { message, verified } = state
  if (typeof message !== 'string' || message === '') return null
  return { message, verified: verified === true }
}
