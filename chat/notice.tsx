import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import { ReplyText } from './reply-text.tsx'

/** The notice before anything is sent or stored. */
export function NoticeText(props: { text: string; copy: ChatCopy }) {
  return (
    <section className="fy-notice">
      <h2>{props.copy.noticeHeading}</h2>
      <ReplyText text={props.text} />
    </section>
  )
}

/** The notice once accepted, folded away but still there to read. */
export function AcceptedNotice(props: { text: string; copy: ChatCopy }) {
  return (
    <details className="fy-accepted">
      <summary>{props.copy.accepted}</summary>
      <ReplyText text={props.text} />
    </details>
  )
}
