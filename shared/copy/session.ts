/** Sentences of a session that is missing, lost or misused (specifications 1 and 2, section 8). */
export const session = {
  outsideProvider: 'useAuth must be used within an AuthProvider',
  ended: 'Authentication failed. Please sign in again.',
  loading: 'Checking your session',
  unavailable: 'Foyer cannot be reached',
} as const

/** What the browser says when the API gives no sentence of its own (specification 1, section 8). */
export const calls = {
  network: 'Network error: Unable to connect to the server. Please check your internet connection.',
  status: (code: number): string => `HTTP error! status: ${code}`,
} as const
