import type { ConsultationType, Priority } from '../facts/request-statuses.ts'

/** What an item of "Recent Activity" is about, where the visitor's own words do not say it. */
export const activity = {
  nameless: 'A visitor',
  issueNotTold: 'Matter not told yet',
  priority: {
    high: 'High priority',
    medium: 'Medium priority',
    low: 'Low priority',
  } satisfies Record<Priority, string>,
  consultation: {
    phone: 'Phone consultation',
    video: 'Video consultation',
    in_person: 'In-person consultation',
  } satisfies Record<ConsultationType, string>,
  wishedTimes: (count: number): string =>
    count === 1 ? 'One time would suit.' : `${String(count)} times would suit.`,
  sentFile: (name: string): string => `Sent ${name}`,
  withdrawn: 'Withdrawn',
  withdrawnText: 'The visitor has withdrawn this.',
} as const
