import { promptVersions as copy } from '@foyer/shared/copy/prompt.ts'
import { useId, useRef, useState } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import { ExactTime } from '#web/ui/time.tsx'
import { type PromptVersion, usePromptVersions } from './data.ts'

type PromptVersionsProps = {
  timeZone: string
  /** Whether the editor holds what would be lost. */
  isUnsaved: boolean
  onRestore: (version: PromptVersion) => void
}

/** Every text that was saved, the newest first: to be read, and to be put into the editor again. */
export function PromptVersions({ timeZone, isUnsaved, onRestore }: PromptVersionsProps) {
  const query = usePromptVersions()
  const id = useId()
  const [asked, setAsked] = useState<PromptVersion | null>(null)
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-6">
      <header className="grid gap-1">
        <h2 id={id} className="text-heading">
          {copy.title}
        </h2>
        <p className="max-w-[38em] text-ink-soft">{copy.text}</p>
      </header>
      <Awaited
        of={query}
        loading={copy.loading}
        failure={{ title: copy.loadFailed, message: sentenceOf(query.error, copy.loadFailed) }}
      >
        {({ pages }) => (
          <Versions
            versions={pages.flatMap((page) => page.versions)}
            timeZone={timeZone}
            query={query}
            onRestore={(version) => (isUnsaved ? setAsked(version) : onRestore(version))}
          />
        )}
      </Awaited>
      {asked !== null && (
        <ConfirmDialog
          title={copy.replaceTitle(asked.version)}
          texts={{ confirm: copy.replace, busy: copy.replace, decline: copy.keep }}
          isBusy={false}
          problem={null}
          onConfirm={() => {
            setAsked(null)
            onRestore(asked)
          }}
          onClose={() => setAsked(null)}
        >
          <p>{copy.replaceText}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

type VersionsProps = {
  versions: readonly PromptVersion[]
  timeZone: string
  query: ReturnType<typeof usePromptVersions>
  onRestore: (version: PromptVersion) => void
}

function Versions({ versions, timeZone, query, onRestore }: VersionsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const list = useRef<HTMLUListElement>(null)
  if (versions.length === 0) return <p className="text-ink-soft">{copy.none}</p>

  // The button may be gone with what it has brought; then the first of that is where to go on.
  async function showEarlier(): Promise<void> {
    const shown = versions.length
    const { hasNextPage: isMore } = await fetchNextPage()
    if (isMore) return
    requestAnimationFrame(() => list.current?.querySelectorAll('summary')[shown]?.focus())
  }

  return (
    <>
      <ul ref={list}>
        {versions.map((version, at) => (
          <li key={version.version} className="border-line not-first:border-t">
            <Version
              version={version}
              isInUse={at === 0}
              timeZone={timeZone}
              onRestore={() => onRestore(version)}
            />
          </li>
        ))}
      </ul>
      {isFetchNextPageError && (
        <p role="alert" className="text-danger">
          {copy.earlierFailed}
        </p>
      )}
      {hasNextPage && (
        <Button
          className="justify-self-start"
          aria-disabled={isFetchingNextPage}
          onClick={() => {
            if (!isFetchingNextPage) void showEarlier()
          }}
        >
          <span aria-live="polite">{isFetchingNextPage ? copy.loading : copy.earlier}</span>
        </Button>
      )}
    </>
  )
}

type VersionProps = {
  version: PromptVersion
  isInUse: boolean
  timeZone: string
  onRestore: () => void
}

function Version({ version, isInUse, timeZone, onRestore }: VersionProps) {
  const { promptText, savedAt, savedBy } = version
  const isEmpty = promptText.trim() === ''
  return (
    <Disclosure
      name={
        <>
          {copy.name(version.version)}
          {isInUse && <Badge tone="good">{copy.inUse}</Badge>}
        </>
      }
      aside={
        <>
          {copy.characters(promptText.length)} · <ExactTime at={savedAt} timeZone={timeZone} />
        </>
      }
    >
      <p className="text-small wrap-anywhere text-ink-soft">{copy.savedBy(savedBy)}</p>
      {isEmpty ? (
        <p>{copy.empty}</p>
      ) : (
        <LongText
          name={copy.textOf(version.version)}
          text={promptText}
          className="font-serif text-read"
        />
      )}
      <Button
        small
        className="justify-self-start"
        aria-label={copy.restoreNamed(version.version)}
        onClick={onRestore}
      >
        {copy.restore}
      </Button>
    </Disclosure>
  )
}
