import { type KeyboardEvent, useEffect, useRef } from 'react'
import { laterCopy } from '@foyer/shared/copy/chat-later.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'

/** Asks once before a conversation is deleted; keeping it is the first choice. */
export function DeleteBar(props: { language: Language; onDelete: () => void; onKeep: () => void }) {
  const copy = laterCopy[props.language]
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    props.onKeep()
  }
  return (
    <fieldset className="fy-bar">
      <legend>{copy.deleteQuestion}</legend>
      <p>{copy.deleteExplained}</p>
      <div className="fy-choices">
        <button ref={keep} type="button" onKeyDown={onKeyDown} onClick={props.onKeep}>
          {copy.deleteNot}
        </button>
        <button type="button" className="fy-danger" onKeyDown={onKeyDown} onClick={props.onDelete}>
          {copy.deleteNow}
        </button>
      </div>
    </fieldset>
  )
}
