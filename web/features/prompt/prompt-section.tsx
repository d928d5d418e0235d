import { promptEditor as copy } from '@foyer/shared/copy/prompt.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { RefreshButton } from '#web/ui/refresh-button.tsx'
import { ExactTime } from '#web/ui/time.tsx'
import { PromptVersions } from './prompt-versions.tsx'
import { usePromptEditor } from './use-prompt-editor.ts'

type Editor = ReturnType<typeof usePromptEditor>

/** The administrator's editor of the system prompt. */
export function PromptSection({ timeZone }: { timeZone: string }) {
  const editor = usePromptEditor()
  const { query, outcome } = editor
  return (
    <div className="mx-auto grid max-w-[50rem] grid-cols-[minmax(0,1fr)] gap-5 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <header className="grid gap-2">
        <h1 className="text-title">{copy.title}</h1>
        <p className="max-w-[38em] text-ink-soft">{copy.text}</p>
      </header>
      {outcome !== null && (
        <Banner tone={outcome.tone} urgent={outcome.tone === 'danger'}>
          {outcome.text}
        </Banner>
      )}
      <Awaited
        of={query}
        loading={copy.loading}
        failure={{ title: copy.loadFailed, message: sentenceOf(query.error, copy.loadFailed) }}
      >
        {({ updatedAt }) => (
          <>
            <Sheet editor={editor} updatedAt={updatedAt} timeZone={timeZone} />
            <PromptVersions
              timeZone={timeZone}
              isUnsaved={editor.isUnsaved}
              onRestore={editor.restore}
            />
          </>
        )}
      </Awaited>
    </div>
  )
}

type SheetProps = { editor: Editor; updatedAt: string | null; timeZone: string }

function Sheet({ editor, updatedAt, timeZone }: SheetProps) {
  const { field, text, isUnsaved, isSaving, setDraft, save, readAgain } = editor
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()

  function saveByKey(event: KeyboardEvent): void {
    // With Caps Lock it is an S.
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isSaving) void save()
  }

  return (
    <div className="grid gap-3">
      <div className="flex items-end justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {copy.label}
        </label>
        <p id={`${id}-count`} className="figures text-small text-ink-soft">
          {copy.characters(text.length)}
        </p>
      </div>
      <textarea
        ref={field}
        id={id}
        aria-describedby={`${id}-count`}
        value={text}
        spellCheck
        className="min-h-[24rem] w-full resize-y rounded border border-line-strong bg-raised px-4 py-3 font-serif text-read transition-colors duration-120 hover:border-ink-soft"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={saveByKey}
      />
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-small text-ink-soft">
          <State isUnsaved={isUnsaved} updatedAt={updatedAt} timeZone={timeZone} />
        </p>
        <RefreshButton
          onRefresh={async () => {
            if (isUnsaved) setIsAsking(true)
            else await readAgain()
          }}
        />
        <Button look="primary" disabled={isSaving} onClick={() => void save()}>
          {isSaving ? copy.saving : copy.save}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={copy.discardTitle}
          texts={{ confirm: copy.discard, busy: copy.discard, decline: copy.keep }}
          isBusy={false}
          problem={null}
          onConfirm={() => {
            setIsAsking(false)
            void readAgain()
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{copy.discardText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

type StateProps = { isUnsaved: boolean; updatedAt: string | null; timeZone: string }

/** Whether what is shown is what is at work. */
function State({ isUnsaved, updatedAt, timeZone }: StateProps) {
  if (isUnsaved) return copy.unsaved
  if (updatedAt === null) return copy.neverSaved
  return (
    <>
      {copy.savedAt} <ExactTime at={updatedAt} timeZone={timeZone} className="figures" />
    </>
  )
}
