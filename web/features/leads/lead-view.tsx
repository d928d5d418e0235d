import { leadDetail } from '@foyer/shared/copy/leads.ts'
import { listRoom, replyMail } from '@foyer/shared/copy/list-room.ts'
import type { LeadDetail } from '@foyer/shared/api/leads.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { ConversationLink } from '#web/features/conversations/conversation-link.tsx'
import { Transcript } from '#web/features/conversations/transcript.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { ExactTime } from '#web/ui/time.tsx'
import { UrgencyBadge } from '#web/ui/urgency-badge.tsx'
import { ItemPart } from '#web/ui/item-part.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadStateBadges } from './lead-badges.tsx'
import { LeadStatusMenu } from './lead-status.tsx'
import { LeadTimeline } from './lead-timeline.tsx'

type LeadViewProps = { lead: LeadDetail; timeZone: string; firm: string }

/** Everything a firm knows about one lead, the most pressing first. */
export function LeadView({ lead, timeZone, firm }: LeadViewProps) {
  const name = shownName(lead.name, listRoom.nameless)
  return (
    <article className="mx-auto grid grid-cols-[minmax(0,1fr)] max-w-[44rem] gap-8 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {lead.withdrawn && (
          <Banner tone="danger">
            <strong className="font-semibold">{leadDetail.withdrawnTitle}.</strong>{' '}
            {leadDetail.withdrawnText}
          </Banner>
        )}
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="text-title wrap-anywhere">{name}</h2>
            <UrgencyBadge urgency={lead.urgency} />
            <LeadStateBadges lead={lead} />
          </div>
          <p className="text-small text-ink-soft">
            <ExactTime at={lead.createdAt} timeZone={timeZone} className="figures" />
            {' · '}
            {lead.confirmed ? leadDetail.confirmed : leadDetail.unconfirmed}
          </p>
        </div>
        <ContactLinks
          email={lead.email}
          phone={lead.phone}
          reply={{ subject: replyMail.subject(firm), body: replyMail.opening(name, firm) }}
        />
        <LeadStatusMenu lead={lead} />
      </header>
      <ItemPart title={leadDetail.summary}>
        <p className="font-serif text-read whitespace-pre-line wrap-anywhere">{lead.summary}</p>
      </ItemPart>
      <ItemPart title={leadDetail.facts}>
        <LeadFacts lead={lead} timeZone={timeZone} />
      </ItemPart>
      <ItemPart title={leadDetail.transcript}>
        <Transcript entries={lead.transcript} timeZone={timeZone} />
        <ConversationLink id={lead.sessionId} />
      </ItemPart>
      <ItemPart title={leadDetail.timeline}>
        <LeadTimeline events={lead.timeline} timeZone={timeZone} />
      </ItemPart>
    </article>
  )
}
