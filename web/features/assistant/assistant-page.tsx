import type { Assistant } from '@foyer/shared/api/assistant.ts'
import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { settings } from '@foyer/shared/copy/settings.ts'
import { paths } from '@foyer/shared/paths.ts'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '#web/platform/call.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useAssistant } from './data.ts'
import { HostsPart } from './hosts-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { LookPart } from './look-part.tsx'
import { Preview } from './preview.tsx'
import { RecipientsPart } from './recipients-part.tsx'
import { SaveBar } from './save-bar.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useAssistantForm } from './use-assistant-form.ts'
import { WordsPart } from './words-part.tsx'

/** How the assistant looks and speaks, when the firm is open, and who is told; beside the chat itself. */
export function AssistantPage() {
  const assistant = useAssistant()
  return (
    <div className="mx-auto grid max-w-[72rem] grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <header className="grid justify-items-start gap-3">
        <p className="flex items-center gap-1.5 text-small text-ink-soft">
          <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />
          <Link href={paths.settings} className="link">
            {settings.back}
          </Link>
        </p>
        <h1 tabIndex={-1} className="text-title outline-none">
          {copy.title}
        </h1>
        <p className="text-ink-soft">{copy.text}</p>
      </header>
      <Awaited
        of={assistant}
        loading={copy.loading}
        failure={{ title: copy.loadFailed, message: sentenceOf(assistant.error, copy.loadFailed) }}
      >
        {(data) => <Settings assistant={data} />}
      </Awaited>
    </div>
  )
}

function Settings({ assistant }: { assistant: Assistant }) {
  const element = useRef<HTMLFormElement>(null)
  const form = useAssistantForm(assistant, element)
  const guard = useLeaveGuard(form.isChanged)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <form
        ref={element}
        noValidate
        aria-label={copy.title}
        // What gets the focus is not left behind the page's heading or the bar that saves.
        className="grid grid-cols-[minmax(0,1fr)] gap-8 **:scroll-my-28"
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_23rem]">
          <WordsPart form={form} firmName={assistant.firmName} />
          <LookPart form={form} logoUrl={assistant.logoUrl} />
          {/* After what it shows; where there is room, beside it. */}
          <div className="wide:sticky wide:top-20 wide:col-start-2 wide:row-span-4 wide:row-start-1">
            <Preview assistant={assistant} draft={form.draft} />
          </div>
          <HoursPart form={form} />
          <HostsPart form={form} siteHost={assistant.siteHost} />
        </div>
        <SaveBar form={form} />
      </form>
      <div className="grid gap-x-12 wide:grid-cols-[minmax(0,1fr)_23rem]">
        <RecipientsPart recipients={assistant.recipients} />
      </div>
      {guard.target !== null && (
        <ConfirmDialog
          title={copy.leaveTitle}
          texts={{ confirm: copy.leave, busy: copy.leave, decline: copy.stay }}
          isBusy={false}
          problem={null}
          onConfirm={() => {
            form.discard()
            guard.leave()
          }}
          onClose={guard.stay}
        >
          <p>{copy.leaveText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
