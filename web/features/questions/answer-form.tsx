import { questionsView as copy } from '@foyer/shared/copy/questions-view.ts'
import { questionLimits } from '@foyer/shared/facts/limits.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/form-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type AnswerFormProps = {
  /** Whether the question is written here too. */
  asksQuestion?: boolean
  answer?: string
  isBusy: boolean
  onSave: (written: { text: string; answer: string }) => void
  onClose: () => void
}

/** The firm's answer as it is written. Escape leaves it while nothing is changed. */
export function AnswerForm(props: AnswerFormProps) {
  const { asksQuestion = false, answer: before = '', isBusy, onSave, onClose } = props
  const [question, setQuestion] = useState('')
  const [answer, setAnswer] = useState(before)
  const [isChecked, setIsChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const text = question.trim()
  const isQuestionMissing = asksQuestion && text === ''
  const isAnswerMissing = answer.trim() === ''

  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])

  function save(): void {
    setIsChecked(true)
    if (!isQuestionMissing && !isAnswerMissing) {
      if (!isBusy) onSave({ text, answer: answer.trim() })
      return
    }
    form.current?.querySelector<HTMLElement>(isQuestionMissing ? 'input' : 'textarea')?.focus()
  }
  function leaveByKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && answer === before && question === '') onClose()
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {asksQuestion && (
        <FormField
          label={copy.question}
          problem={isChecked && isQuestionMissing ? copy.emptyQuestion : null}
          maxLength={questionLimits.question}
          value={question}
          onKeyDown={leaveByKey}
          onChange={(event) => setQuestion(event.target.value)}
        />
      )}
      <TextArea
        label={copy.yourAnswer}
        hint={copy.answerHint}
        problem={isChecked && isAnswerMissing ? copy.emptyAnswer : null}
        rows={4}
        maxLength={questionLimits.answer}
        value={answer}
        onKeyDown={leaveByKey}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" small look="primary">
          {isBusy ? copy.saving : copy.save}
        </Button>
        <Button small onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
