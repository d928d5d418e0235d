import { refusing } from './refusing.ts'
import type { Identity } from './identity.ts'
import type { IdentityConfig } from './identity.firebase.ts'

/** What Google, or whoever stands in for it, says about a person. */
export type GoogleTokens = { idToken: string; accessToken: string | null }

/** What going on with Google needs. */
export type GoogleParts = {
  config: IdentityConfig
  /** Who is signed in now, by id. */
  currentId: () => string | null
  /** Signs in with what Google said. */
  enter: (tokens: GoogleTokens) => Promise<void>
  logFailure: (what: string, error: unknown) => void
}

/** A way to Google that is ready: opens its popup at once. */
export type ReadyGoogle = () => Promise<void>

/**
 * Both ways to Google. Their code comes when a page with the button is shown; a click finds it there
 * and opens the popup in its own turn, as browsers demand.
 */
export function createGoogle(
  parts: GoogleParts,
): Pick<Identity, 'prepareGoogle' | 'signInWithGoogle'> {
  let ready: ReadyGoogle | null = null
  let underway: Promise<ReadyGoogle> | null = null

  async function load(): Promise<ReadyGoogle> {
    try {
      ready = await open(parts)
      return ready
    } finally {
      underway = null
    }
  }

  const prepare = () => (underway ??= load())
  return {
    prepareGoogle: () => {
      if (ready !== null) return
      prepare().catch((error: unknown) =>
        parts.logFailure('Signing in with Google is not possible here', error),
      )
    },
    signInWithGoogle: () =>
      refusing(ready === null ? prepare().then((signIn) => signIn()) : ready()),
  }
}

async function open(parts: GoogleParts): Promise<ReadyGoogle> {
  if (parts.config.kind === 'firebase') {
    const { openHostedGoogle } = await import('./google-hosted.ts')
    return openHostedGoogle(parts)
  }
  const [{ checkGoogleHost }, { createGooglePopup }] = await Promise.all([
    import('./google-host.ts'),
    import('./google-popup.ts'),
  ])
  await checkGoogleHost(parts.config, location)
  return createGooglePopup(parts)
}
