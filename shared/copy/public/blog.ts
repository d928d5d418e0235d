/** The blog's list and posts (specification 1, section 2). */
export const blog = {
  title: 'Blog',
  description:
    'Plain articles for small law firms on intake, websites and what software can and cannot do for them.',
  lead: 'Plain articles for solo lawyers and small firms: what happens before somebody is a client, and what software can and cannot do about it.',
  empty: {
    title: 'No articles here just now',
    text: 'They could not be read, or none has been published yet. Look in again in a few minutes.',
  },
  readMore: 'Read More',
  back: 'Back to the blog',
  byAuthor: (author: string) => `By ${author}`,
  unknownAuthor: 'Unknown',
  loading: 'Loading...',
  away: {
    title: 'This article cannot be shown just now',
    text: 'The place our articles are kept in does not answer. Nothing is lost; try again in a minute.',
  },
} as const
