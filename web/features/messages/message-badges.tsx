import type { Message } from '@foyer/shared/api/messages.ts'
import {
  messageList,
  messageStatusNames,
  priorityNames,
  reasonNames,
} from '@foyer/shared/copy/messages.ts'
import type { Priority } from '@foyer/shared/facts/request-statuses.ts'
import { TriangleAlert } from 'lucide-react'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Record<Priority, Tone> = { high: 'danger', medium: 'caution', low: 'good' }

type PriorityBadgeProps = { priority: Priority; isPressing?: boolean }

/** How soon a message wants an answer; filled in where it stands on the red of what cannot wait. */
export function PriorityBadge({ priority, isPressing = false }: PriorityBadgeProps) {
  return (
    <Badge tone={isPressing && priority === 'high' ? 'alarm' : tones[priority]}>
      {priorityNames[priority]}
      <span className="sr-only"> {messageList.priority.toLowerCase()}</span>
    </Badge>
  )
}

/** How far a message has come, where that is more than having been left. */
export function MessageStateBadges({ message }: { message: Message }) {
  return (
    <>
      {message.status !== 'pending' && (
        <Badge tone="plain">{messageStatusNames[message.status]}</Badge>
      )}
      {message.withdrawn && <Badge tone="danger">{messageList.withdrawn}</Badge>}
    </>
  )
}

/** That a message cannot wait, in words, and why. */
export function Attention({ message }: { message: Message }) {
  const reasons = namesOfReasons(message)
  return (
    <p className="flex items-start gap-1.5 text-small text-danger">
      <TriangleAlert size={15} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span>
        <strong className="font-semibold">{messageList.attention}</strong>
        {reasons.length > 0 && `: ${reasons.join('; ')}`}
      </span>
    </p>
  )
}

/** What speaks for a message's priority, in words. A rule without words is left out. */
export function namesOfReasons({ reasons }: Message): string[] {
  const names: Readonly<Record<string, string>> = reasonNames
  return reasons.flatMap((reason) => names[reason] ?? [])
}
