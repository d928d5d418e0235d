import { conversationView as copy } from '@foyer/shared/copy/conversations-view.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { sentenceOf } from '#web/platform/call.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { ConversationView } from './conversation-view.tsx'
import { useConversation } from './data.ts'

type ConversationPageProps = { id: string; timeZone: string }

/** One chat, from its first word; the way back leads where somebody came from. */
export function ConversationPage({ id, timeZone }: ConversationPageProps) {
  const query = useConversation(id)
  const page = useRef<HTMLDivElement>(null)
  const from = cameFrom(useHistoryState<unknown>())
  useEffect(() => {
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={page}>
      <SubPage
        title={copy.title}
        back={
          <Link href={from ?? paths.dashboard} className="link">
            {copy.back}
          </Link>
        }
      >
        <Awaited
          of={query}
          loading={copy.loading}
          failure={{ title: copy.loadFailed, message: sentenceOf(query.error, copy.loadFailed) }}
        >
          {(conversation) => <ConversationView conversation={conversation} timeZone={timeZone} />}
        </Awaited>
      </SubPage>
    </div>
  )
}

/** The address in the dashboard that led here, as history keeps it; null after a shared link. */
function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  return typeof from === 'string' && from.startsWith(`${paths.dashboard}/`) ? from : null
}
