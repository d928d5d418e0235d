import type { Question } from '@foyer/shared/api/questions.ts'
import { questionsView as copy } from '@foyer/shared/copy/questions-view.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ExactTime, TimeAgo } from '#web/ui/time.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { QuestionChanges } from './use-question-changes.ts'

type QuestionItemProps = {
  question: Question
  timeZone: string
  changes: QuestionChanges
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
}

/** One question: how often it was asked, where, and what the firm answers. */
export function QuestionItem(props: QuestionItemProps) {
  const { question, timeZone, changes, isEditing, onEditing } = props
  const { id, answer, language } = question
  const { isBusy, failure, make } = changes
  const title = useId()

  const save = async (written: string) => {
    const undo =
      answer === null ? { kind: 'withdraw' as const, id } : { kind: 'answer' as const, id, answer }
    const isDone = await make({ kind: 'answer', id, answer: written }, copy.saved, undo)
    if (isDone) onEditing(false)
  }

  return (
    <li aria-labelledby={title} data-question={id} className="grid gap-3 border-b border-line py-5">
      <div className="grid gap-1">
        <h2 id={title} lang={language} className="font-serif text-read font-medium wrap-anywhere">
          {question.text}
        </h2>
        <Askings question={question} timeZone={timeZone} />
      </div>
      {answer !== null && !isEditing && (
        <p className="max-w-[38em] border-l-2 border-action pl-3.5 whitespace-pre-line wrap-anywhere">
          {answer}
        </p>
      )}
      {failure?.id === id && (
        <Banner tone="danger" urgent>
          {failure.sentence}
        </Banner>
      )}
      {isEditing ? (
        <AnswerForm
          answer={answer ?? ''}
          isBusy={isBusy}
          onSave={(written) => void save(written.answer)}
          onClose={() => onEditing(false)}
        />
      ) : (
        <Choices
          question={question}
          title={title}
          changes={changes}
          onEdit={() => onEditing(true)}
        />
      )}
    </li>
  )
}

type ChoicesProps = {
  question: Question
  /** The id of the question's words, which describe each button. */
  title: string
  changes: QuestionChanges
  onEdit: () => void
}

function Choices({ question, title, changes, onEdit }: ChoicesProps) {
  const { id, state, answer } = question
  const { isBusy, make } = changes
  const dismiss = (dismissed: boolean) => {
    const said = dismissed ? copy.dismissed : copy.restored
    const undo = { kind: 'dismiss', id, dismissed: !dismissed } as const
    if (!isBusy) void make({ kind: 'dismiss', id, dismissed }, said, undo)
  }
  const withdraw = () => {
    const undo = answer === null ? undefined : ({ kind: 'answer', id, answer } as const)
    if (!isBusy) void make({ kind: 'withdraw', id }, copy.withdrawn, undo)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button small aria-describedby={title} onClick={onEdit}>
        {answer === null ? copy.answer : copy.edit}
      </Button>
      {state === 'open' && (
        <Button small look="plain" aria-describedby={title} onClick={() => dismiss(true)}>
          {copy.dismiss}
        </Button>
      )}
      {state === 'dismissed' && (
        <Button small look="plain" aria-describedby={title} onClick={() => dismiss(false)}>
          {copy.restore}
        </Button>
      )}
      {state === 'answered' && (
        <Button small look="plain" aria-describedby={title} onClick={withdraw}>
          {copy.withdraw}
        </Button>
      )}
    </div>
  )
}

/** How often and when it was asked, and the chats it was asked in. */
function Askings({ question, timeZone }: { question: Question; timeZone: string }) {
  const { askedCount, lastAskedAt, conversations, language } = question
  return (
    <div className="grid gap-1 text-small text-ink-soft">
      <p>
        {copy.asked(askedCount)}
        {language === 'es' && ` ${copy.inSpanish}`}
        {askedCount > 0 && (
          <>
            {' · '}
            <TimeAgo at={lastAskedAt} timeZone={timeZone} />
          </>
        )}
      </p>
      {conversations.length > 0 && (
        <ul aria-label={copy.conversations} className="flex flex-wrap gap-x-4 gap-y-0.5">
          {conversations.map((chat) => (
            <li key={chat.id}>
              <Link
                href={paths.conversation(chat.id)}
                state={{ from: paths.settingsQuestions }}
                className="link"
              >
                {copy.conversationOf} <ExactTime at={chat.at} timeZone={timeZone} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
