import { render } from 'preact'
import { TrialChat } from './trial-chat.tsx'

/**
 * Puts the chat that can be tried in the picture's place. Answers how to put the picture back.
 * It comes with Preact and the chat's parts, in a file that is loaded when somebody wants to try.
 */
export function openTrial(
  picture: HTMLElement,
  told: { onClose: () => void; onSourced: () => void },
): () => void {
  const place = document.createElement('div')
  place.className = 'demo-chat'
  picture.replaceWith(place)
  render(<TrialChat {...told} />, place)
  return () => {
    render(null, place)
    place.replaceWith(picture)
  }
}
