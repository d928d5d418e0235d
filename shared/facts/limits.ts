import { hours, minutes, seconds } from './time.ts'

/** Items on one page of a list (specification 2, section 9; design section 7). */
export const pageSize = { usual: 20, max: 100 } as const

/** What one visitor may send: 2,000 characters a turn, as fast as a person types, for one long talk. */
export const turnLimits = { maxChars: 2_000, maxTurns: 200, maxPerMinute: 20 } as const

/** How long a visitor must be quiet before an unconfirmed lead is delivered (design section 6.6). */
export const deliveryQuiet = minutes(3)

/** A session cannot be continued after this long without a turn. */
export const sessionIdle = minutes(24 * 60)

/** The copied tick on the snippet, and the re-index message (specification 2, section 9). */
export const copiedFor = seconds(2)
export const reindexMessageFor = seconds(5)

/** A stored token with less life than this is refreshed first (specification 1, section 9). */
export const tokenRefreshBefore = seconds(300)

/** Delay between a successful sign-in and the dashboard (specification 1, section 9). */
export const redirectAfterSignIn = seconds(1)

/** Consultation times (specification 1, section 9): 9 to 5 in half hours, two weeks ahead, from an hour on. */
export const offeredTimes = {
  firstHour: 9,
  lastHour: 17,
  step: minutes(30),
  days: 14,
  notice: hours(1),
} as const

/** How long a consultation takes in the calendar: one step of the times offered. */
export const consultationLength = minutes(30)

/**
 * What visitors may send. One file: 10 MB holds a scanned contract or a dozen photos, and no more can
 * be asked of a mobile connection. One chat: 5 files, enough for a first look, too few to fill a disk.
 * One firm: 1 GB, so that a flood against one leaves room for the others.
 */
export const documentLimits = {
  maxBytes: 10 * 1024 * 1024,
  perSession: 5,
  perFirmBytes: 1024 * 1024 * 1024,
} as const

/**
 * What one chat may leave beside its words. A person writes a few messages and asks for a few times;
 * more is a flood, each of whose mails the firm would have to read.
 */
export const requestLimits = { messagesPerSession: 20, appointmentsPerSession: 10 } as const

/** Delay between a saved profile or plan and the settings (specification 2, section 9). */
export const returnAfterSaving = seconds(2)

/** Search fields wait for this long without a key (specification 2, section 9). */
export const searchDebounce = 500

/** Characters of a message in the list, and of what may be searched for (specification 2, section 9). */
export const messagePreview = 150
export const searchLength = 200

/** How long a changed status can be taken back, and how long a calendar message waits for that. */
export const undoFor = seconds(8)
export const invitationWait = seconds(10)

/**
 * Calendar letters to visitors' addresses, which nobody has proved, in a day: more than anybody moves one
 * consultation, and more than any firm schedules. Later ones wait, and only the newest is sent.
 */
export const clientLetters = { perAddress: 10, perFirm: 200 } as const

/** A link to a file is good for this long, at most (design section 9). */
export const downloadLinkFor = seconds(60)

/** Unread items are counted to here; more are shown as "99+". */
export const unreadCounted = 100

/** The longest question that is kept, and the longest answer a firm may write, in characters. */
export const questionLimits = { question: 300, answer: 1_500 } as const

/**
 * What the contact form takes. A name and an address as long as they may be (RFC 5321), and a message of
 * some three pages. A person writes a few times; all people together, on a busy day, a few hundred times.
 */
export const contactLimits = {
  name: 120,
  email: 254,
  message: 5_000,
  perSender: { max: 5, window: hours(1) },
  overall: { max: 500, window: hours(24) },
} as const
