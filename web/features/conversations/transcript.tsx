import { transcriptWords, turnKindNames } from '@foyer/shared/copy/conversations-view.ts'
import type { Citation, TranscriptEntry } from '@foyer/shared/api/widget.ts'
import { localTime } from '@foyer/shared/rules/relative-time.ts'
import { PageLink } from '#web/ui/page-link.tsx'

type TranscriptProps = { entries: readonly TranscriptEntry[]; timeZone: string }

/** The conversation, word for word, with the sources of every reply under it. */
export function Transcript({ entries, timeZone }: TranscriptProps) {
  if (entries.length === 0) return <p className="text-ink-soft">{transcriptWords.empty}</p>
  return (
    <ol className="grid gap-5">
      {entries.map((entry) => (
        <li key={entry.turn.id} className="grid gap-3">
          <Said
            who={transcriptWords.visitor}
            time={localTime(entry.at, timeZone)}
            text={entry.text}
          />
          <Reply entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function Said({ who, time, text }: { who: string; time: string; text: string }) {
  return (
    <div>
      <p className="label flex justify-between gap-4">
        <span>{who}</span>
        <span className="figures font-normal">{time}</span>
      </p>
      <p className="font-medium whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}

function Reply({ entry: { turn } }: { entry: TranscriptEntry }) {
  const kind = turnKindNames[turn.kind]
  return (
    <div className="border-l border-line-strong/50 pl-4">
      <p className="label">
        {transcriptWords.assistant}
        {kind !== '' && <span className="font-normal"> · {kind}</span>}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{turn.text}</p>
      {turn.citations.length > 0 && <Footnotes citations={turn.citations} />}
    </div>
  )
}

function Footnotes({ citations }: { citations: readonly Citation[] }) {
  return (
    <ol aria-label={transcriptWords.sources} className="mt-2 grid gap-1.5 text-small text-ink-soft">
      {citations.map((citation, index) => (
        // A reply never changes, so the place of a source in it is its name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="grid grid-cols-[1rem_minmax(0,1fr)]">
          <span className="figures font-serif text-accent-ink" aria-hidden="true">
            {index + 1}
          </span>
          <Source citation={citation} />
        </li>
      ))}
    </ol>
  )
}

function Source({ citation }: { citation: Citation }) {
  if ('source' in citation) return <span>{transcriptWords.firmAnswer}</span>
  return (
    <span className="wrap-anywhere">
      <PageLink
        url={citation.url}
        title={citation.title || citation.url || transcriptWords.wholeSite}
      />
      {citation.quote !== '' && (
        <q className="mt-0.5 block font-serif text-ink-soft">{citation.quote}</q>
      )}
    </span>
  )
}
