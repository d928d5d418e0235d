import { days, minutes } from './time.ts'

/** Where on the firm's page the launcher stands. */
export const launcherPositions = ['right', 'left'] as const
export type LauncherPosition = (typeof launcherPositions)[number]

/** What may be set of a firm's assistant: lengths in characters, counts, bytes. */
export const assistantLimits = {
  displayName: 60,
  greeting: 400,
  allowedHosts: 20,
  recipients: 5,
  logoBytes: 256 * 1024,
  /** Most pixels of a logo's longer side; the dashboard makes larger ones smaller. */
  logoSide: 512,
  /** The largest a logo may arrive; a picture of more pixels is made to exhaust whoever shows it. */
  logoMostSide: 2_048,
} as const

/** What the chat stands on by day and by night, as chat/chat.css paints it. */
export const chatGrounds = { light: '#fcfbf8', dark: '#171c1e' } as const

/**
 * The letter that asks somebody whether they want a firm's mail. Its link is good for a week. However
 * many firms ask, one address gets one such letter in ten minutes and five in a day; and however many
 * addresses it names, one firm has twenty sent in a day.
 */
export const mailboxLetter = {
  goodFor: days(7),
  apart: minutes(10),
  window: days(1),
  perWindow: 5,
  perFirm: 20,
} as const

/** Ways to reach the firm, beside typing, that a chat may offer. */
export const visitorWays = ['schedule', 'message', 'attach', 'voice'] as const
export type VisitorWay = (typeof visitorWays)[number]
