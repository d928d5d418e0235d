/** The box of the installation guide that looks for the snippet in a page. */
export const checkSite = {
  title: 'Check a page',
  text: 'Give the address of a page that should have the chat. We read it once, as a browser would get it, and tell you what we find.',
  field: 'Address of the page',
  example: 'https://www.yourfirm.com',
  start: 'Check this page',
  checking: 'Checking...',
  progress: 'Reading the page. This takes up to ten seconds.',
  checked: (url: string): string => `Checked: ${url}`,
  tones: { good: 'In order', problem: 'To change', note: 'Good to know' },
  private: 'We keep neither the address nor the page.',
  network: 'Unable to connect to the server. Please check your internet connection and try again.',
  failed: 'The page could not be checked. Please try again.',
} as const

/** What is wrong with the address, under its field. */
export const checkProblems = {
  missing: 'Please enter the address of a page.',
  long: 'This address is too long. Please use a shorter one of your website.',
} as const
