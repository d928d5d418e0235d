import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { VisitorWay } from '@foyer/shared/facts/assistant.ts'
import type { ChatWays } from './chat-panel.tsx'

/** Thin-line drawings on a square of 20. */
const drawings: Record<VisitorWay, string> = {
  schedule: 'M3 5h14v12H3zM3 9h14M7 3v3M13 3v3',
  message: 'M3 5h14v11H3zM3 5.5l7 6 7-6',
  attach: 'M14 7l-5 5.5a1.5 1.5 0 0 1-2-2L13 4.5a3 3 0 0 1 4 4.5l-6.5 7a4.5 4.5 0 0 1-6.5-6L9 4.5',
  voice:
    'M10 3a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-5 0v-4A2.5 2.5 0 0 1 10 3zM5 9a5 5 0 0 0 10 0M10 14v3',
}

/**
 * The other ways to the firm, beside the message box. Where the conversation itself offers to
 * schedule, that button alone has the name, so that there are never two of it.
 */
export function WayButtons(props: {
  ways: ChatWays
  proposed?: boolean | undefined
  copy: ChatCopy
}) {
  const { ways, copy } = props
  return ways.offered.map((way) => {
    const again = way === 'schedule' && props.proposed
    return (
      <button
        key={way}
        type="button"
        className="fy-icon"
        title={copy.ways[way]}
        aria-label={copy.ways[way]}
        aria-pressed={way === 'voice' ? ways.used === way : undefined}
        aria-hidden={again || undefined}
        tabIndex={again ? -1 : undefined}
        onPointerEnter={() => ways.warm(way)}
        onFocus={() => ways.warm(way)}
        onClick={() => ways.use(way)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={drawings[way]} />
        </svg>
      </button>
    )
  })
}
