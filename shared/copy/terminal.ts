/** What Foyer says in the terminal once it runs. Read by the person who runs it, in English only. */
export const terminal = {
  starting: 'Starting Foyer.',
  readingDemo: 'Reading the demo firm’s website.',
  readingProgress: (done: number, found: number) => `  ${done} of ${found} pages read`,
  readingFailed: (reason: string) => `The demo firm’s website could not be read: ${reason}`,
  ready: (seconds: string) => `Foyer is ready (${seconds} s).`,
  app: 'Foyer, sign-in and dashboard',
  demoSite: 'A law firm’s website with the chat',
  widget: 'The widget’s own address',
  files: 'Downloads',
  outbox: 'Mail that was sent (nothing leaves this machine)',
  signIn: (email: string, password: string) => `Sign in as ${email} with the password ${password}`,
  stopHint: 'Ctrl-C stops it.',
  stopping: 'Stopping. Requests that run are finished first.',
  stopped: 'Stopped.',
} as const
