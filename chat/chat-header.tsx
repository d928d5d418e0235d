import { type KeyboardEvent, useRef } from 'react'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'

/** Who answers here, the other language, the way out, and what may be done with the conversation. */
export function ChatHeader(props: {
  name: string
  logoUrl: string | null
  language: Language
  copy: ChatCopy
  onClose: () => void
  /** Absent where the firm speaks one language only. */
  onLanguage?: ((language: Language) => void) | undefined
  onDelete?: (() => void) | undefined
  /** Whether the way out that clears the screen stands here; the frame’s first script acts on it. */
  leaves?: boolean | undefined
}) {
  const { copy } = props
  const other = props.language === 'en' ? 'es' : 'en'
  return (
    <header className="fy-head">
      <div className="fy-firm">
        {props.logoUrl && <Logo url={props.logoUrl} />}
        <h1 className="fy-name" tabIndex={-1}>
          {props.name}
        </h1>
      </div>
      {props.onLanguage && (
        <button
          type="button"
          className="fy-quiet"
          lang={other}
          onClick={() => props.onLanguage?.(other)}
        >
          {copy.otherLanguage}
        </button>
      )}
      {props.onDelete && (
        <Menu label={copy.more} choice={copy.deleteConversation} onChoose={props.onDelete} />
      )}
      <button
        type="button"
        className="fy-icon"
        data-close=""
        aria-label={copy.closeChat}
        onClick={props.onClose}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
      <p className="fy-disclosure">{copy.disclosure(props.name)}</p>
      {props.leaves && (
        <button
          type="button"
          className="fy-quiet fy-leave"
          data-leave=""
          aria-keyshortcuts="F9"
          title={copy.leaveHelp}
        >
          {copy.leave} <kbd aria-hidden="true">F9</kbd>
        </button>
      )}
    </header>
  )
}

function Logo(props: { url: string }) {
  return (
    <img
      className="fy-logo"
      src={props.url}
      alt=""
      onError={(event) => {
        event.currentTarget.hidden = true
      }}
    />
  )
}

/** A menu of one: what is rarely wanted, and not to be pressed by accident. */
function Menu(props: { label: string; choice: string; onChoose: () => void }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    event.preventDefault()
    close()
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details className="fy-menu" ref={details}>
      <summary className="fy-icon" aria-label={props.label} onKeyDown={onKeyDown}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 4.5v.01M10 10v.01M10 15.5v.01" />
        </svg>
      </summary>
      <div className="fy-menu-list">
        <button
          type="button"
          onKeyDown={onKeyDown}
          onClick={() => {
            close()
            props.onChoose()
          }}
        >
          {props.choice}
        </button>
      </div>
    </details>
  )
}
