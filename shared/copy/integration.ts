import type { PageStatus, SiteState } from '../facts/statuses.ts'

/** Sentences of the snippet card (specification 2, section 2). */
export const snippet = {
  title: 'Website Integration',
  text: 'Add the chat widget to your website, so that visitors can ask their questions on any page.',
  card: 'Your snippet',
  active: 'Active',
  inactive: 'Inactive',
  activeHint: (when: string): string => `Last seen on your website ${when}`,
  inactiveHint: 'Not seen on your website yet',
  domain: 'Domain',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here. Select the snippet and copy it by hand.',
  loading: 'Loading the snippet',
  loadFailed: 'Failed to load integration snippet',
  stepsTitle: 'How to install it',
  steps: [
    'Copy the snippet above.',
    'Paste it into the head section of your website, on every page that should have the chat.',
    'The widget appears in the corner of your pages.',
  ],
  /** The fourth; its last words are the link. */
  customise: 'Customize how it looks and what it says',
  fromDashboard: 'from the dashboard',
} as const

/** The address of the firm's website. */
export const siteAddress = {
  title: 'Website',
  none: 'No address yet. The chat takes details only, without answers from your pages.',
  edit: 'Edit',
  editLabel: 'Edit the address of your website',
  add: 'Add the address',
  field: 'Address of your website',
  hint: 'As it stands in the browser, for example https://www.yourfirm.com.',
  meanwhile:
    'Saving reads the website at once. The chat stays on: it answers from the pages read before until the first new page can be read, and takes details until the rest is ready.',
  meanwhileFirst:
    'Saving reads the website at once. The chat answers from it as soon as it is read.',
  save: 'Save and read',
  saving: 'Saving...',
  cancel: 'Cancel',
  remove: 'Remove the website',
  removeTitle: 'Remove the website?',
  removeText:
    'Its pages are forgotten at once. The chat stays on your pages and takes details, but answers nothing from them.',
  removing: 'Removing...',
  keep: 'Keep it',
  empty: 'Please enter the address of your website.',
  failed: 'The address was not saved. Please try again.',
} as const

/** Sentences of reading the firm's site again (specification 2, section 8). */
export const reindex = {
  title: 'RAG Re-indexing',
  text: 'The assistant answers only from your own pages. Read them again after you have changed your website. The present answers stay in use until the new ones are ready.',
  start: 'Re-index',
  running: 'Re-indexing...',
  started: 'Re-indexing started successfully!',
  noToken: 'No authentication token found',
  unauthorized: 'Authentication failed. Please sign in again.',
  failed: 'Failed to start re-indexing',
  network: 'Failed to connect to server',
} as const

/** Sentences of the reading's progress and of the list of pages. */
export const sitePages = {
  title: 'Pages the assistant knows',
  loading: 'Loading the pages',
  loadFailed: 'Failed to load the pages of your website',
  progress: 'Progress of the reading',
  counts: (done: number, found: number): string =>
    `${done} of ${found} ${found === 1 ? 'page' : 'pages'} read`,
  passages: (count: number): string =>
    count === 1 ? '1 passage' : `${count.toLocaleString('en-US')} passages`,
  finished: (when: string): string => `Last read ${when}`,
  noSite: 'No website address yet',
  noSiteText:
    'Without one the assistant asks its questions and brings you leads, but it has nothing to answer from.',
  neverRead: 'Your website has not been read yet',
  neverReadText: 'Press “Re-index” to read it for the first time.',
  failedTitle: 'The last reading did not finish',
  stillServing: 'The assistant goes on answering from the pages read before.',
  filter: 'Pages',
  emptyFilter: 'No pages here.',
  showAll: (count: number): string => `Show all ${count.toLocaleString('en-US')} pages`,
} as const

/** What the reading is doing, as a sentence. */
export const siteStateSentences = {
  none: 'Your website has not been read yet.',
  queued: 'Waiting to start.',
  reading: 'Reading your pages.',
  building: 'Putting the passages in order.',
  ready: 'Your pages are read and in use.',
  failed: 'The last reading did not finish.',
} as const satisfies Record<SiteState, string>

/** The list of pages can be narrowed to these. */
export const pageFilterNames = {
  all: 'All',
  problems: 'Problems',
  used: 'In use',
  left_out: 'Left out',
} as const

/** The badge of a page. */
export const pageStatusNames = {
  queued: 'Waiting',
  read: 'Read',
  unchanged: 'Unchanged',
  duplicate: 'Duplicate',
  not_html: 'Not a web page',
  blocked_by_robots: 'Blocked by robots.txt',
  redirected_away: 'Redirects away',
  not_found: 'Not found',
  refused: 'Refused',
  too_large: 'Too large',
  timed_out: 'Too slow',
  failed: 'Failed',
  no_index: 'Marked noindex',
  over_limit: 'Over the limit',
} as const satisfies Record<PageStatus, string>
