import { sitePages as copy, siteStateSentences } from '@foyer/shared/copy/integration.ts'
import type { SiteProgress } from '@foyer/shared/api/integration.ts'
import { localDateTime } from '@foyer/shared/rules/relative-time.ts'
import { Banner } from '#web/ui/banner.tsx'
import { OpenDoor } from '#web/ui/drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isReading } from './data.ts'

type SiteStateProps = { site: SiteProgress; timeZone: string }

/** How far the reading has come, or how the last one ended. */
export function SiteState({ site, timeZone }: SiteStateProps) {
  if (isReading(site)) return <Progress site={site} />
  if (site.state === 'failed') return <Failure site={site} />
  if (site.state === 'none') {
    return site.siteUrl === null ? (
      <EmptyState title={copy.noSite} text={copy.noSiteText} />
    ) : (
      <EmptyState drawing={<OpenDoor />} title={copy.neverRead} text={copy.neverReadText} />
    )
  }
  return (
    <p className="figures text-small text-ink-soft">
      {site.siteUrl !== null && <span className="text-ink wrap-anywhere">{site.siteUrl}</span>}
      {' · '}
      {copy.passages(site.passages)}
      {site.finishedAt !== null && (
        <> · {copy.finished(localDateTime(site.finishedAt, timeZone))}</>
      )}
    </p>
  )
}

function Progress({ site }: { site: SiteProgress }) {
  const isCounting = site.state !== 'queued' && site.pagesFound > 0
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4">
        <p aria-live="polite">{siteStateSentences[site.state]}</p>
        {site.pagesFound > 0 && (
          <p className="figures text-small text-ink-soft">
            {copy.counts(site.pagesDone, site.pagesFound)}
          </p>
        )}
      </div>
      <progress
        className="measure"
        aria-label={copy.progress}
        {...(isCounting ? { value: site.pagesDone, max: site.pagesFound } : {})}
      />
    </div>
  )
}

function Failure({ site }: { site: SiteProgress }) {
  return (
    <Banner tone="danger" urgent>
      <p className="font-semibold">{copy.failedTitle}</p>
      {site.failure !== null && <p>{site.failure}</p>}
      {site.version !== null && <p>{copy.stillServing}</p>}
    </Banner>
  )
}
