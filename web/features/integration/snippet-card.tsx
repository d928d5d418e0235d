import { snippet as copy } from '@foyer/shared/copy/integration.ts'
import { relativeTime } from '@foyer/shared/rules/relative-time.ts'
import { useRef } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { classes } from '#web/ui/classes.ts'
import { ErrorView } from '#web/ui/error-view.tsx'
import { useNow } from '#web/ui/now.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { CopyButton } from './copy-button.tsx'
import { type Snippet, useSnippet } from './data.ts'

type SnippetCardProps = { integrationId: string; timeZone: string }

/** The snippet, ready to be copied, and whether it is at work. */
export function SnippetCard({ integrationId, timeZone }: SnippetCardProps) {
  const { data, error, isPending, refetch } = useSnippet(integrationId)
  return (
    <section
      aria-label={copy.card}
      className="overflow-hidden rounded border border-line bg-raised shadow"
    >
      {data !== undefined && <Loaded snippet={data} timeZone={timeZone} />}
      {data === undefined && isPending && (
        <div className="py-16">
          <Spinner label={copy.loading} />
        </div>
      )}
      {data === undefined && !isPending && (
        <ErrorView
          title={copy.loadFailed}
          message={sentenceOf(error, copy.loadFailed)}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  )
}

function Loaded({ snippet, timeZone }: { snippet: Snippet; timeZone: string }) {
  const code = useRef<HTMLElement>(null)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line px-5 py-3">
        <Activity snippet={snippet} timeZone={timeZone} />
        {snippet.domain !== null && (
          <p className="min-w-0 truncate text-small text-ink-soft">
            {copy.domain} <span className="text-ink">{snippet.domain}</span>
          </p>
        )}
        <div className="ml-auto">
          <CopyButton text={snippet.snippetCode} shown={code} />
        </div>
      </div>
      <pre className="px-5 py-4 whitespace-pre-wrap wrap-anywhere">
        <code ref={code} className="font-mono text-small">
          {snippet.snippetCode}
        </code>
      </pre>
    </>
  )
}

function Activity({ snippet, timeZone }: { snippet: Snippet; timeZone: string }) {
  const now = useNow()
  const { isActive, lastSeenAt } = snippet
  const seen = lastSeenAt === null ? null : relativeTime(lastSeenAt, now, timeZone)
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span
        aria-hidden="true"
        className={classes(
          'size-2 rounded-round',
          isActive ? 'bg-good' : 'border border-line-strong',
        )}
      />
      <span className="font-medium">{isActive ? copy.active : copy.inactive}</span>
      <span className="text-small text-ink-soft">
        {seen === null ? copy.inactiveHint : copy.activeHint(lowerFirst(seen))}
      </span>
    </p>
  )
}

/** 'Just now' inside a sentence. */
function lowerFirst(text: string): string {
  return text.startsWith('Just') ? text.toLowerCase() : text
}
