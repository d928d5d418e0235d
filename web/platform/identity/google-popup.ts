import { askOutcome, makeEvent, type Outcome } from './google-event.ts'
import { hearPopup, openPopup, tryLife, watchPopup } from './google-window.ts'
import type { GoogleParts, ReadyGoogle } from './google.ts'
import { IdentityRefused } from './identity.ts'

type PopupParts = Omit<GoogleParts, 'config'>

/** One opened popup, and how the promise it was opened for ends. */
type Try = PopupParts & {
  event: string
  popup: Window
  /** Notes that the result is being used; false where it was used before. */
  claim: () => boolean
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * The embedded identity's way to Google. A closed popup is only a hint: a provider that severs it
 * from this page looks the same. So a person is told of the cancellation after the grace, and a
 * result that still comes signs in all the same, unless somebody tried anew or signed in since.
 */
export function createGooglePopup(parts: PopupParts): ReadyGoogle {
  const claim = createMemory()
  let giveUpCurrent: (() => void) | null = null

  return () => {
    giveUpCurrent?.()
    const event = makeEvent()
    const popup = openPopup(event)
    if (popup === null) return Promise.reject(new IdentityRefused('auth/popup-blocked'))
    return new Promise((resolve, reject) => {
      const given = { event, popup, claim: () => claim(event), resolve, reject }
      giveUpCurrent = follow({ ...parts, ...given })
    })
  }
}

/** Claims results, each once. The memory is cleared ten minutes after the last (specification 1, section 4). */
function createMemory(): (event: string) => boolean {
  const handled = new Set<string>()
  let last = 0
  return (event) => {
    if (Date.now() - last >= tryLife) handled.clear()
    if (handled.has(event)) return false
    last = Date.now()
    handled.add(event)
    return true
  }
}

/** Follows one popup to its end. Answers how to give it up. */
function follow({ event, popup, claim, resolve, reject, ...parts }: Try): () => void {
  const { currentId, enter, logFailure } = parts
  const idAtStart = currentId()
  const stopHearing = hearPopup(event, () => void ask())
  const stopWatching = watchPopup(popup, {
    onLook: () => void ask(),
    onClosed: () => refuse('auth/popup-closed-by-user'),
    onExpired: () => end('auth/timeout'),
  })
  let isAsking = false
  let isOver = false

  function refuse(code: string): void {
    reject(new IdentityRefused(code))
  }

  function stop(): void {
    isOver = true
    stopHearing()
    stopWatching()
    popup.close()
  }

  function end(code: string): void {
    stop()
    refuse(code)
  }

  async function ask(): Promise<void> {
    if (isAsking || isOver) return
    isAsking = true
    try {
      take(await askOutcome(event))
    } catch (error) {
      logFailure('The way back from Google could not be asked for', error)
    } finally {
      isAsking = false
    }
  }

  function take(outcome: Outcome): void {
    if (isOver) return
    // Somebody has signed in or out since, in this tab or another.
    if (currentId() !== idAtStart) return end('auth/cancelled-popup-request')
    if (outcome.outcome === 'pending') return
    if (outcome.outcome === 'refused') return end(outcome.code)
    if (outcome.outcome === 'delivered' || !claim()) return end('auth/invalid-auth-event')
    stop()
    enter({ idToken: outcome.credential, accessToken: null }).then(resolve, reject)
  }

  return () => end('auth/cancelled-popup-request')
}
