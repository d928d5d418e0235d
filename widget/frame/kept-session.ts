import type { Credentials } from './call.ts'

/** What outlives a reload of the firm's page, in this tab only: the session and what is unsent. */
export type Kept = Credentials & { unsent: { id: string; text: string }[] }

/** Where it is kept; the browser's session storage, or memory where that is denied. */
export type Keeper = {
  read: () => Kept | null
  write: (kept: Kept) => void
  clear: () => void
}

/**
 * Keeps a session in storage of the frame's own (partitioned) origin. Nothing is written before
 * the notice is accepted; that is the caller's to hold.
 */
export function createKeeper(token: string, open: () => Storage): Keeper {
  const key = `foyer ${token}`
  const storage = attempt(open)
  return {
    read: () => readKept(attempt(() => storage?.getItem(key) ?? null)),
    write: (kept) => attempt(() => storage?.setItem(key, JSON.stringify(kept))),
    clear: () => attempt(() => storage?.removeItem(key)),
  }
}

function readKept(text: string | null): Kept | null {
  const kept: Partial<Kept> | null = attempt(() => JSON.parse(text ?? 'null'))
  if (typeof kept?.id !== 'string' || typeof kept.secret !== 'string') return null
  const unsent = Array.isArray(kept.unsent) ? kept.unsent : []
  return { id: kept.id, secret: kept.secret, unsent }
}

/** Storage may throw at any touch: denied, full or partitioned away. Then there is none. */
function attempt<Value>(run: () => Value): Value | null {
  try {
    return run()
  } catch {
    return null
  }
}
