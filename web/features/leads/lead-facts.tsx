import { languageNames, leadDetail, slotNames, urgencyNames } from '@foyer/shared/copy/leads.ts'
import type { LeadDetail } from '@foyer/shared/api/leads.ts'
import type { Slot } from '@foyer/shared/facts/statuses.ts'
import { longDay } from '@foyer/shared/rules/relative-time.ts'
import type { ReactNode } from 'react'
import { ExactTime } from '#web/ui/time.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

type LeadFactsProps = { lead: LeadDetail; timeZone: string }

/** What an intake asks for beside the name, the ways to reach somebody and the matter, which stand above. */
const asked = [
  'when',
  'where',
  'other_party',
  'urgency',
  'preferred_times',
] as const satisfies Slot[]

/** What was told in the intake, what was not, and the circumstances of the chat. */
export function LeadFacts({ lead, timeZone }: LeadFactsProps) {
  const told = asked.filter((slot) => lead.slots[slot] !== undefined)
  const untold = asked.filter((slot) => lead.slots[slot] === undefined)
  return (
    <dl className="grid gap-x-6 gap-y-0.5 room:grid-cols-[10rem_minmax(0,1fr)] room:gap-y-1.5">
      {told.map((slot) => (
        <Fact key={slot} name={slotNames[slot]}>
          <Told slot={slot} slots={lead.slots} />
        </Fact>
      ))}
      {untold.length > 0 && (
        <Fact name={leadDetail.notTold}>
          <span className="text-ink-soft">{untold.map((slot) => slotNames[slot]).join(', ')}</span>
        </Fact>
      )}
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
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mb-2 wrap-anywhere room:mb-0">{children}</dd>
    </>
  )
}

type ToldProps = { slot: (typeof asked)[number]; slots: LeadDetail['slots'] }

function Told({ slot, slots }: ToldProps) {
  if (slot === 'when') return slots.when === undefined ? null : <When {...slots.when} />
  if (slot === 'urgency') return slots.urgency === undefined ? null : urgencyNames[slots.urgency]
  return slots[slot]
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
