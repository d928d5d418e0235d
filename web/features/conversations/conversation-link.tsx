import { conversationView } from '@foyer/shared/copy/conversations-view.ts'
import { paths } from '@foyer/shared/paths.ts'
import { MessagesSquare } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'

/** The way from an item to the chat it came from, which then knows the way back. */
export function ConversationLink({ id }: { id: string }) {
  const [location] = useLocation()
  const search = useSearch()
  return (
    <p>
      <Link
        href={paths.conversation(id)}
        state={{ from: search === '' ? location : `${location}?${search}` }}
        className="link inline-flex items-center gap-2 font-medium text-action"
      >
        <MessagesSquare size={16} strokeWidth={1.75} aria-hidden="true" />
        {conversationView.read}
      </Link>
    </p>
  )
}
