import { tokenRefreshBefore } from '@foyer/shared/facts/limits.ts'

const key = 'authToken'

/** The stored identity token (specification 1, section 4). Storage that is refused holds nothing. */
export type TokenStore = {
  read: () => string | null
  write: (token: string) => void
  clear: () => void
}

/** Keeps the token in `storage` under `authToken`. */
export function createTokenStore(storage: Storage): TokenStore {
  return {
    read: () => attempt(() => storage.getItem(key)),
    write: (token) => attempt(() => storage.setItem(key, token)),
    clear: () => attempt(() => storage.removeItem(key)),
  }
}

/** Whether a token has under 300 s left, or cannot be read. */
export function needsRefresh(token: string, now: number): boolean {
  const expiresAt = readExpiry(token)
  return expiresAt === null || expiresAt - now < tokenRefreshBefore
}

function readExpiry(token: string): number | null {
  const claims: unknown = attempt(() => JSON.parse(decodePart(token.split('.')[1] ?? '')))
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
  return typeof claims.exp === 'number' ? claims.exp * 1000 : null
}

function decodePart(part: string): string {
  return atob(part.replaceAll('-', '+').replaceAll('_', '/'))
}

function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
