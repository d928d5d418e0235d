import { questionsView as copy } from '@foyer/shared/copy/questions-view.ts'
import { Banner } from '#web/ui/banner.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { QuestionChanges } from './use-question-changes.ts'

type NewQuestionProps = { changes: QuestionChanges; onClose: () => void }

/** A question nobody has asked yet, with the firm's answer to it. */
export function NewQuestion({ changes, onClose }: NewQuestionProps) {
  const { isBusy, failure, make } = changes
  const save = async (written: { text: string; answer: string }) => {
    if (await make({ kind: 'write', ...written }, copy.saved)) onClose()
  }
  return (
    <section aria-label={copy.write} className="grid gap-4 border-y border-line py-5">
      {failure !== null && failure.id === null && (
        <Banner tone="danger" urgent>
          {failure.sentence}
        </Banner>
      )}
      <AnswerForm
        asksQuestion
        isBusy={isBusy}
        onSave={(written) => void save(written)}
        onClose={onClose}
      />
    </section>
  )
}
