import { popupEnd } from '@foyer/shared/copy/google-sign-in.ts'
import { googleChannel } from './platform/identity/google-channel.ts'

/*
 * The popup's last page. It tells whoever opened it that the try is decided, and goes. What became of
 * it the opener asks the server: nothing of that is here.
 */

/** How long the browser may take to close the window before it says what is to be done, in milliseconds. */
const closingTakes = 250

/** Over a channel, because a provider may have cut this window off from the one that opened it. */
function tell(event: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  new BroadcastChannel(googleChannel).postMessage({ event })
  const opener: Window | null = window.opener
  opener?.postMessage({ event }, location.origin)
}

function say(sentence: string): void {
  document.title = popupEnd.title
  const title = document.getElementById('title')
  const text = document.getElementById('text')
  if (title !== null) title.textContent = popupEnd.title
  if (text !== null) text.textContent = sentence
}

const event = location.hash.slice(1)
if (event === '') {
  say(popupEnd.lost)
} else {
  tell(event)
  window.close()
  setTimeout(() => say(popupEnd.done), closingTakes)
}
