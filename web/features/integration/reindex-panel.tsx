import { reindex as copy, sitePages } from '@foyer/shared/copy/integration.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorView } from '#web/ui/error-view.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { isReading, useSite } from './data.ts'
import { SitePages } from './site-pages.tsx'
import { SiteState } from './site-state.tsx'
import { useReindexing } from './use-reindexing.ts'

type ReindexPanelProps = { integrationId: string; timeZone: string }

/** Reading the firm's site again, how far that has come, and every page it found. */
export function ReindexPanel({ integrationId, timeZone }: ReindexPanelProps) {
  const { data: site, error, isPending, refetch } = useSite(integrationId)
  const { message, isStarting, start } = useReindexing(integrationId)
  const isRunning = isStarting || isReading(site)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-8">
      <div className="grid items-start gap-4 room:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-1.5">
          <h2 className="text-heading">{copy.title}</h2>
          <p className="max-w-[38em] text-ink-soft">{copy.text}</p>
        </div>
        <Button look="primary" disabled={isRunning} onClick={start} className="w-fit">
          {isRunning ? copy.running : copy.start}
        </Button>
      </div>
      {message !== null && (
        <Banner tone={message.isGood ? 'good' : 'danger'} urgent={!message.isGood}>
          {message.text}
        </Banner>
      )}
      {site !== undefined && (
        <>
          <SiteState site={site} timeZone={timeZone} />
          {site.pages.length > 0 && <SitePages pages={site.pages} />}
        </>
      )}
      {site === undefined && isPending && (
        <div className="py-10">
          <Spinner label={sitePages.loading} />
        </div>
      )}
      {site === undefined && !isPending && (
        <ErrorView
          title={sitePages.loadFailed}
          message={sentenceOf(error, sitePages.loadFailed)}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  )
}
