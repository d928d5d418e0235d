/** The end of a page that made its case (specification 1, section 2, /features). */
export const tryBand = {
  question: 'Ready to see who has been knocking?',
  trial: 'Start your 7-day free trial.',
  start: 'Get Started',
} as const
