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
} as const

/** Ways to reach the firm, beside typing, that a chat may offer. */
export const visitorWays = ['schedule', 'message', 'attach', 'voice'] as const
export type VisitorWay = (typeof visitorWays)[number]
