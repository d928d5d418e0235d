import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import { turnLimits } from '@foyer/shared/facts/limits.ts'

/** The key code while an input method composes; Safari's last Enter of it tells by nothing else. */
const composing = 229

/** Characters that may still be typed when the counter shows itself. */
const counterFrom = 200

/**
 * The message box. Enter sends, Shift and Enter breaks the line; it grows to three rows.
 * `onSend` answers whether the text was taken; if not it stays in the box. The box keeps its
 * own text, so that words typed before the rest of the chat has loaded survive.
 */
export function Composer(props: {
  copy: ChatCopy
  draft: { text: string; version: number }
  onSend: (text: string) => boolean
  /** Further ways to reach the firm, beside the box. */
  tools?: ReactNode
}) {
  const { copy, draft } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const [left, setLeft] = useState<number>(turnLimits.maxChars)

  const measure = () => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
    setLeft(turnLimits.maxChars - element.value.trim().length)
  }

  const taken = useRef(0)
  useEffect(() => {
    const element = box.current
    if (!element || draft.version === taken.current) return
    taken.current = draft.version
    element.value = [draft.text, element.value].filter(Boolean).join('\n')
    measure()
    element.focus()
  })

  const send = () => {
    const element = box.current
    const text = element?.value.trim()
    if (!element || !text || text.length > turnLimits.maxChars) return
    if (!props.onSend(text)) return
    element.value = ''
    measure()
    element.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.keyCode === composing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="fy-composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="fy-box">
        <textarea
          ref={box}
          rows={1}
          aria-label={copy.messageBox}
          placeholder={copy.messageBox}
          enterKeyHint="send"
          onInput={measure}
          onKeyDown={onKeyDown}
        />
        {props.tools && <div className="fy-tools">{props.tools}</div>}
        <button type="submit" className="fy-send">
          {copy.send}
        </button>
      </div>
      {left <= counterFrom && (
        <output className={left < 0 ? 'fy-count fy-over' : 'fy-count'}>
          {left < 0 ? copy.charactersOver(-left) : copy.charactersLeft(left)}
        </output>
      )}
    </form>
  )
}
