/** The page for an address that leads nowhere (specification 1, section 2). */
export const notFound = {
  title: 'Page not found',
  text: "We couldn't find that page. The link may be broken, or the page might have moved.",
  back: 'Back Home',
  /** Names the list of pages that are looked for most. */
  other: 'Or one of these',
} as const
