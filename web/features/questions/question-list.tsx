import type { Question } from '@foyer/shared/api/questions.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { QuestionItem } from './question-item.tsx'
import type { QuestionChanges } from './use-question-changes.ts'

type QuestionListProps = {
  questions: readonly Question[]
  timeZone: string
  changes: QuestionChanges
}

/** One page of questions. One that is being answered stays, even if meanwhile it moved elsewhere. */
export function QuestionList({ questions, timeZone, changes }: QuestionListProps) {
  const [edited, setEdited] = useState<readonly Question[]>([])
  const list = useRef<HTMLUListElement>(null)
  const gone = edited.filter((each) => !questions.some(({ id }) => id === each.id))
  const shown = [...gone, ...questions]
  useKeptPlace(
    list,
    shown.map(({ id }) => id),
  )
  return (
    <ul ref={list} tabIndex={-1} className="border-t border-line outline-none">
      {shown.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          timeZone={timeZone}
          changes={changes}
          isEditing={edited.some(({ id }) => id === question.id)}
          onEditing={(isEditing) =>
            setEdited((before) => {
              const others = before.filter(({ id }) => id !== question.id)
              return isEditing ? [...others, question] : others
            })
          }
        />
      ))}
    </ul>
  )
}

/**
 * Keeps a keyboard's place. When what had the focus is gone, its question's first button has it; and
 * when the question has left the list, the one that took its place. Looks after every render.
 */
function useKeptPlace(list: RefObject<HTMLUListElement | null>, ids: readonly string[]): void {
  const place = useRef<string | null>(null)
  const before = useRef(ids)

  useEffect(() => {
    const note = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest('[data-question]') : null
      place.current = item?.getAttribute('data-question') ?? null
    }
    // A press beside everything takes the focus away without a word.
    document.addEventListener('pointerdown', note)
    document.addEventListener('focusin', note)
    return () => {
      document.removeEventListener('pointerdown', note)
      document.removeEventListener('focusin', note)
    }
  }, [])

  useEffect(() => {
    const at = place.current === null ? -1 : before.current.indexOf(place.current)
    before.current = ids
    if (at < 0 || document.activeElement !== document.body) return
    const items = [...(list.current?.children ?? [])]
    const same = items.find((item) => item.getAttribute('data-question') === place.current)
    const heir = same ?? items[at] ?? items.at(-1)
    heir?.querySelector<HTMLElement>('button')?.focus()
  })
}
