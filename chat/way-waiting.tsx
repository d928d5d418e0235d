import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'

/** While a way is fetched, and where it cannot be. */
export function WayWaiting(props: {
  copy: ChatCopy
  failed: boolean
  onRetry: () => void
  onClose: () => void
}) {
  const { copy } = props
  return (
    <div className="fy-bar fy-waiting">
      <output>{props.failed ? copy.notLoaded : copy.loading}</output>
      {props.failed && (
        <div className="fy-choices">
          <button type="button" onClick={props.onRetry}>
            {copy.tryAgain}
          </button>
          <button type="button" onClick={props.onClose}>
            {copy.cancel}
          </button>
        </div>
      )}
    </div>
  )
}
