import { appointmentDetail, appointmentList } from '@foyer/shared/copy/appointments-view.ts'
import { replyMail } from '@foyer/shared/copy/list-room.ts'
import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { ConversationLink } from '#web/features/conversations/conversation-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { useNow } from '#web/ui/now.ts'
import { titleClasses } from '#web/ui/title-classes.ts'
import { UrgencyBadge } from '#web/ui/urgency-badge.tsx'
import { ItemPart } from '#web/ui/item-part.tsx'
import { AppointmentStatusBadge, WithdrawnBadge } from './appointment-badges.tsx'
import { AppointmentStatusMenu } from './appointment-status.tsx'
import { ConsultationTypeLabel } from './consultation-type.tsx'
import { firmZone } from './firm-zone.ts'
import { Requested } from './requested.tsx'
import { WishedTime, wishedTimes } from './wished-time.tsx'

type AppointmentViewProps = { appointment: Appointment; timeZone: string; firm: string }

/** Everything a firm knows about one request, and what it can do about it. */
export function AppointmentView({ appointment, timeZone, firm }: AppointmentViewProps) {
  const { message, withdrawn } = appointment
  const name = shownName(appointment.clientName, appointmentList.nameless)
  return (
    <article className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {withdrawn && (
          <Banner tone="danger">
            <strong className="font-semibold">{appointmentDetail.withdrawnTitle}.</strong>{' '}
            {appointmentDetail.withdrawnText}
          </Banner>
        )}
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className={titleClasses(name)}>{name}</h2>
            <UrgencyBadge urgency={appointment.urgency} />
            <AppointmentStatusBadge status={appointment.status} />
            <WithdrawnBadge of={appointment} />
          </div>
          <p>
            <Requested at={appointment.createdAt} timeZone={timeZone} />
          </p>
        </div>
        <ContactLinks
          email={appointment.clientEmail}
          phone={appointment.clientPhone}
          reply={{ subject: replyMail.subject(firm), body: replyMail.opening(name, firm) }}
        />
        {!withdrawn && <AppointmentStatusMenu appointment={appointment} timeZone={timeZone} />}
      </header>
      <ItemPart title={appointmentDetail.consultation}>
        <Consultation appointment={appointment} timeZone={timeZone} />
      </ItemPart>
      {message !== null && message !== '' && (
        <ItemPart title={appointmentDetail.message}>
          <p className="font-serif text-read whitespace-pre-line wrap-anywhere">{message}</p>
        </ItemPart>
      )}
      <div className="border-t border-line pt-5">
        <ConversationLink id={appointment.sessionId} />
      </div>
    </article>
  )
}

/** How it is to be held, and when. */
function Consultation({ appointment, timeZone }: Omit<AppointmentViewProps, 'firm'>) {
  const now = useNow()
  const { status, scheduledFor } = appointment
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <ConsultationTypeLabel type={appointment.consultationType} />
      </p>
      {scheduledFor !== null && (
        <p className="figures">
          <span className="text-ink-soft">
            {status === 'scheduled' ? appointmentDetail.scheduledFor : appointmentDetail.heldAt}
          </span>{' '}
          <WishedTime at={scheduledFor} timeZone={timeZone} className="font-semibold" />
        </p>
      )}
      <div>
        <h4 className="text-ink-soft">{appointmentDetail.preferredTimes}</h4>
        <ul className="figures">
          {wishedTimes(appointment).map((time) => (
            <li key={time}>
              <WishedTime at={time} timeZone={timeZone} />
              {Date.parse(time) <= now.getTime() && (
                <span className="text-ink-soft">, {appointmentDetail.past}</span>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-small text-ink-soft">
          {appointmentDetail.zone(firmZone(timeZone))}
        </p>
      </div>
    </div>
  )
}
