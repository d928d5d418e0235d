import { minutes, seconds } from '@foyer/shared/facts/time.ts'
import { identityPaths } from '@foyer/shared/paths.ts'
import { googleChannel } from './google-channel.ts'
import { hashEvent } from './google-event.ts'

/** The popup's size in pixels, and how long a closed one may still bring a result (specification 1, section 9). */
const popupSize = { width: 500, height: 600 }
const graceAfterClose = seconds(8)
/** How long a try may take (specification 1, section 9). */
export const tryLife = minutes(10)
/** How often the server is asked while somebody waits, and once they were told it was cancelled. */
const lookEvery = seconds(1)
const lookLateEvery = seconds(5)

/** Opens the popup in the middle of this window; null where the browser does not let it. */
export function openPopup(event: string): Window | null {
  const { width, height } = popupSize
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  // A name of its own: a second try must not find the first one's window.
  return window.open(
    `${identityPaths.googleStart}?event=${event}`,
    `google-${event.slice(0, 8)}`,
    `width=${width},height=${height},left=${left},top=${top},scrollbars=yes,resizable=yes`,
  )
}

/** What is to be done as time passes over a popup. */
type Passing = { onLook: () => void; onClosed: () => void; onExpired: () => void }

/** Looks at a popup every second, and tells once it has been closed for the grace, or is too old. */
export function watchPopup(popup: Window, { onLook, onClosed, onExpired }: Passing): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined
  let looking = setInterval(look, lookEvery)
  const life = setTimeout(onExpired, tryLife)

  function look(): void {
    if (popup.closed) grace ??= setTimeout(tellClosed, graceAfterClose)
    onLook()
  }

  function tellClosed(): void {
    clearInterval(looking)
    looking = setInterval(onLook, lookLateEvery)
    onClosed()
  }

  return () => {
    clearInterval(looking)
    clearTimeout(grace)
    clearTimeout(life)
  }
}

/**
 * Hears from the popup's last page that the try is decided: over the channel where the provider
 * severed the popup from this page, else from the popup itself.
 */
export function hearPopup(event: string, onHeard: () => void): () => void {
  const hashed = hashEvent(event)
  const channel = new BroadcastChannel(googleChannel)

  async function compare(said: unknown): Promise<void> {
    if (typeof said !== 'object' || said === null || !('event' in said)) return
    if (said.event === (await hashed)) onHeard()
  }
  function hearChannel({ data }: MessageEvent<unknown>): void {
    void compare(data)
  }
  function hearOpened({ origin, data }: MessageEvent<unknown>): void {
    if (origin === location.origin) void compare(data)
  }

  channel.addEventListener('message', hearChannel)
  window.addEventListener('message', hearOpened)
  return () => {
    channel.close()
    window.removeEventListener('message', hearOpened)
  }
}
