import { useState } from 'react'
import type { Problem } from '@foyer/chat/conversation.ts'
import { type Contact, prefilled, sentContact } from '@foyer/chat/ways/contact.ts'
import { MessageForm } from '@foyer/chat/ways/message-form.tsx'
import { WayDialog } from '@foyer/chat/ways/way-dialog.tsx'
import type { Taken, WayProps } from '../way.ts'
import { whyNot } from './why-not.ts'

/** Leaves a message for the lawyer. What was typed stays until it is sent, also while this is closed. */
export function Way(props: WayProps) {
  const { visit, session, call, copy, note, onClose } = props
  const [typed, setTyped] = useState(() => ({
    contact: prefilled(visit.drafts().contact, visit.read().intake.slots),
    message: visit.drafts().message,
  }))
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const keep = (changed: { contact: Contact; message: string }) => {
    visit.keep(changed)
    setTyped(changed)
  }
  const send = async () => {
    const { round } = visit
    setSending(true)
    setProblem(null)
    const outcome = await call<Taken>('POST', `/sessions/${session.id}/messages`, session, {
      ...sentContact(typed.contact),
      messageContent: typed.message.trim(),
    })
    if (round !== visit.round) return
    setSending(false)
    if (outcome.kind !== 'done') return setProblem(whyNot(outcome))
    visit.keep({ message: '' })
    note(outcome.value.message)
    onClose()
  }
  return (
    <WayDialog title={copy.message.title} copy={copy} onClose={onClose}>
      <MessageForm
        {...typed}
        sending={sending}
        problem={problem}
        copy={copy}
        onType={keep}
        onSend={() => void send()}
      />
    </WayDialog>
  )
}
