import type { RecentActivity } from '@foyer/shared/api/overview.ts'
import { activity } from '@foyer/shared/copy/activity.ts'
import { labelOf } from '@foyer/shared/facts/file-kinds.ts'
import { messagePreview } from '@foyer/shared/facts/limits.ts'
import type { ConsultationType, Priority } from '@foyer/shared/facts/request-statuses.ts'
import { previewOf } from '@foyer/shared/rules/preview.ts'
import { relativeTime } from '@foyer/shared/rules/relative-time.ts'
import type { Firm } from '#server/features/conversations/queries.ts'
import type { VerifiedIdentity } from '#server/ports/identity/identity.ts'

/** Whether this person's token proves the firm's mailbox, which nobody has done before. */
export function provesMailbox(
  { email, emailVerified }: VerifiedIdentity,
  { notifyEmail, notifyProvedAt }: Firm,
): boolean {
  const isTheirs = email.toLowerCase() === notifyEmail.toLowerCase()
  return notifyProvedAt === null && emailVerified && isTheirs
}

/** Items of "Recent Activity". */
export const activityShown = 10

/** Something that arrived, as its table has it. */
export type Arrival = { id: string; clientName: string; at: Date; withdrawnAt: Date | null } & (
  | { section: 'leads'; issue: string; words: string }
  | { section: 'messages'; priority: Priority; words: string }
  | { section: 'appointments'; by: ConsultationType; wished: string[]; words: string | null }
  | { section: 'documents'; mimeType: string; filename: string; words: string }
)

const types = {
  leads: 'lead',
  messages: 'message',
  appointments: 'appointment',
  documents: 'other',
} as const satisfies Record<Arrival['section'], RecentActivity['type']>

/** A text's beginning in one line. */
const inOneLine = (text: string): string =>
  previewOf(text.trim().replaceAll(/\s+/g, ' '), messagePreview)

/** What an arrival is about, in a word or two, and in a line. */
function about(arrival: Arrival): { caseType: string; description: string } {
  if (arrival.withdrawnAt !== null)
    return { caseType: activity.withdrawn, description: activity.withdrawnText }
  switch (arrival.section) {
    case 'leads':
      return { caseType: arrival.issue || activity.issueNotTold, description: arrival.words }
    case 'messages':
      return { caseType: activity.priority[arrival.priority], description: arrival.words }
    case 'appointments':
      return {
        caseType: activity.consultation[arrival.by],
        description: arrival.words || activity.wishedTimes(arrival.wished.length),
      }
    case 'documents':
      return {
        caseType: labelOf(arrival.mimeType),
        description: arrival.words || activity.sentFile(arrival.filename),
      }
  }
}

/** The newest of what arrived, as the dashboard's home lists it; what was withdrawn shows no content. */
export function recentActivity(
  arrivals: readonly Arrival[],
  now: Date,
  timeZone: string,
): RecentActivity[] {
  return arrivals
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, activityShown)
    .map((arrival) => {
      const { caseType, description } = about(arrival)
      const at = arrival.at.toISOString()
      return {
        id: arrival.id,
        type: types[arrival.section],
        section: arrival.section,
        clientName: arrival.clientName.trim() || activity.nameless,
        caseType: inOneLine(caseType),
        description: inOneLine(description),
        timeAgo: relativeTime(at, now, timeZone),
        at,
      }
    })
}

/** The first day of the month that a day (`YYYY-MM-DD`) is in. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
