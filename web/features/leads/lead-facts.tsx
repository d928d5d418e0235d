import { languageNames, leadDetail, slotNames, urgencyNames } from '@foyer/shared/copy/leads.ts'
import type { LeadDetail } from '@foyer/shared/api/leads.ts'
import { longDay } from '@foyer/shared/rules/relative-time.ts'
import type { ReactNode } from 'react'
import { ExactTime } from '#web/ui/time.tsx'
import { PageLink } from './page-link.tsx'

type LeadFactsProps = { lead: LeadDetail; timeZone: string }

/** What was told in the intake, and the circumstances of the chat. */
export function LeadFacts({ lead, timeZone }: LeadFactsProps) {
  const { slots } = lead
  return (
    <dl className="grid gap-x-6 room:grid-cols-[10rem_minmax(0,1fr)]">
      <Fact name={slotNames.issue}>{slots.issue}</Fact>
      <Fact name={slotNames.when}>{slots.when && <When {...slots.when} />}</Fact>
      <Fact name={slotNames.where}>{slots.where}</Fact>
      <Fact name={slotNames.other_party}>{slots.other_party}</Fact>
      <Fact name={slotNames.urgency}>{slots.urgency && urgencyNames[slots.urgency]}</Fact>
      <Fact name={slotNames.preferred_times}>{slots.preferred_times}</Fact>
      <Fact name={leadDetail.language}>{languageNames[lead.language] ?? lead.language}</Fact>
      {lead.pageUrl !== null && (
        <Fact name={leadDetail.page}>
          <PageLink url={lead.pageUrl} title={lead.pageTitle ?? lead.pageUrl} />
        </Fact>
      )}
      {lead.consentedAt !== null && (
        <Fact name={leadDetail.consent}>
          <ExactTime at={lead.consentedAt} timeZone={timeZone} className="figures" />
          <span className="text-ink-soft">, {leadDetail.consentVersion(lead.noticeVersion)}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isTold = children !== undefined && children !== ''
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className={`mb-2 wrap-anywhere room:mb-1.5 ${isTold ? '' : 'text-ink-soft'}`}>
        {isTold ? children : leadDetail.notTold}
      </dd>
    </>
  )
}

/** The visitor's own words, and the day they come to. */
function When({ raw, iso }: { raw: string; iso: string | null }) {
  if (iso === null) return <>“{raw}”</>
  return (
    <>
      <time dateTime={iso}>{longDay(iso)}</time>
      {raw !== iso && <span className="text-ink-soft"> (“{raw}”)</span>}
    </>
  )
}
