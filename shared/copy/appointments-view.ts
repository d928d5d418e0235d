import type { AppointmentStatus, ConsultationType } from '../facts/request-statuses.ts'

/** The list of appointment requests and the place of an opened one (specification 2, section 2). */
export const appointmentRoom = {
  title: 'Appointment Requests',
  loading: 'Loading appointment requests',
  loadFailed: 'Failed to load appointment requests',
  showing: (from: number, to: number, total: number): string =>
    `Showing ${from} to ${to} of ${total} appointments`,
  pageOf: (page: number, totalPages: number): string => `Page ${page} of ${totalPages}`,
  item: 'Appointment request',
  nothingOpen: 'Choose a request to read it here',
  backToList: 'All appointment requests',
} as const

/** Sentences of the list. */
export const appointmentList = {
  filters: 'Filters',
  /** How many of the filters leave something out. */
  chosen: (count: number): string => `${count} on`,
  status: 'Status',
  type: 'Type',
  details: 'View Details',
  withdrawn: 'WITHDRAWN',
  nameless: 'Name not given',
  requested: (ago: string): string => `Requested ${ago}`,
  /** A wished time: a date and a time of day, both in the firm's zone. */
  time: (date: string, time: string): string => `${date} at ${time}`,
  empty: 'No appointment requests found',
  emptyText:
    'When a visitor asks for a consultation in the chat, the request and the times that suit them appear here.',
  emptyHow:
    'To make the first one arrive, put the chat on your website and ask for a consultation yourself.',
  emptyAction: 'Get the snippet',
  emptyFiltered: 'None of your requests has this status and type.',
  arrived: (name: string): string => `New appointment request: ${name}`,
  arrivedMany: (count: number): string => `${count} new appointment requests`,
} as const

export const appointmentStatusNames = {
  requested: 'Requested',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<AppointmentStatus, string>

export const consultationTypeNames = {
  phone: 'Phone',
  video: 'Video',
  in_person: 'In person',
} as const satisfies Record<ConsultationType, string>

/** Sentences of an opened request. */
export const appointmentDetail = {
  loading: 'Loading the request',
  loadFailed: 'Failed to load this request',
  scheduledFor: 'Scheduled for',
  heldAt: 'Was scheduled for',
  consultation: 'Consultation',
  preferredTimes: 'Times that suit',
  zone: (name: string): string => `All times in ${name}, your firm’s time zone.`,
  past: 'has passed',
  message: 'Message',
  withdrawnTitle: 'The visitor has withdrawn this request',
  withdrawnText:
    'It had already been delivered to you. Treat what you received as withdrawn, and take your own advice on what you may keep.',
} as const

/** What a request may become, in the menu of its status, and what is said once it has. */
export const appointmentSteps = {
  schedule: 'Schedule…',
  anotherTime: 'Choose another time…',
  reschedule: 'Back to scheduled',
  reopen: 'Back to requested',
  complete: 'Mark as completed',
  cancel: 'Cancel the request',
  scheduled: (time: string): string => `Scheduled for ${time}`,
  rescheduled: 'Scheduled again',
  reopened: 'Back to requested',
  reopenedInvited: 'Back to requested. The invitation is withdrawn.',
  completed: 'Marked as completed',
  cancelled: 'Cancelled',
  cancelledInvited: 'Cancelled. The invitation is withdrawn.',
  failed: 'The status could not be changed. Please try again.',
} as const

/** The dialog in which one of the wished times is chosen. */
export const scheduleDialog = {
  title: 'Schedule the consultation',
  times: 'Choose one of their times',
  past: 'Has passed',
  current: 'As it is now',
  allPast:
    'Every time they named has passed. Write or call them to agree on another, and ask for a new request with it.',
  bothInvited: (email: string): string =>
    `Both sides get a calendar invitation: your firm and ${email}.`,
  firmInvited:
    'Only your firm gets a calendar invitation, because no e-mail address was left. Call to tell them.',
  nobodyInvited:
    'Nothing is sent until your email address is confirmed. The invitations go out then.',
  choose: 'Please choose a time.',
  confirm: 'Schedule',
  decline: 'Not now',
} as const
