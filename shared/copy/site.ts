/** How a page's size or time limit is said. */
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
const inSeconds = (ms: number): string => {
  const count = Math.max(1, Math.round(ms / 1_000))
  return count === 1 ? '1 second' : `${count} seconds`
}

/** What happened to one page of a firm's site, and what the firm can do about it. */
export const pageNotes = {
  queued: 'Waiting to be read.',
  read: 'The assistant can answer from this page.',
  unchanged: 'Not changed since the last reading. The assistant goes on answering from it.',
  sameText: (other: string): string =>
    `This page says the same as ${other}, so only that one is used. Nothing needs doing.`,
  canonicalElsewhere: (other: string): string =>
    `This page names ${other} as its main address, so that one is used. Nothing needs doing.`,
  leadsTo: (other: string): string =>
    `This address leads to ${other}, which is read on its own. Nothing needs doing.`,
  notHtml: (type: string): string =>
    `This is a file${type === '' ? '' : ` (${type})`}, not a web page, so it was not read. If visitors ask about what it says, put that on a page as text.`,
  blockedByRobots:
    'The robots.txt of your website asks programs not to read this page. If the assistant should answer from it, allow FoyerBot there.',
  redirectedAway: (host: string): string =>
    `This page sends visitors on to ${host}, which is another website, so it was not read. If the text belongs to your firm, put it on your own website.`,
  notFound: (status: number): string =>
    `Your website says that this page does not exist (${status}). Correct or remove the links that lead to it.`,
  needsSignIn:
    'This page asks for a sign-in, so visitors cannot read it without one and neither can the assistant. Nothing needs doing if it is private.',
  forbidden: (status: number): string =>
    `Your website did not let us read this page (${status}). If it is public, ask whoever looks after your website to let FoyerBot through.`,
  privateAddress:
    'The address of this page leads into a private network, so it was not opened. Use an address that anyone on the internet can open.',
  tooLarge: (limit: number): string =>
    `This page is larger than ${megabytes(limit)}, so it was not read. Split it into smaller pages if the assistant should answer from it.`,
  timedOut: (limit: number): string =>
    `This page took longer than ${inSeconds(limit)} to answer. Read the site again later; if it happens again, ask whoever looks after your website.`,
  serverError: (status: number): string =>
    `Your website answered with an error of its own (${status}). Read the site again later; if it happens again, ask whoever looks after your website.`,
  tooBusy:
    'Your website asked us to slow down and then still did not answer. Read the site again later.',
  otherStatus: (status: number): string =>
    `Your website did not show this page (${status}). Open it in a browser to see whether it works.`,
  noConnection: 'The connection broke off before the page had arrived. Read the site again later.',
  badCertificate:
    'The secure connection to this page failed, because the certificate is not valid. Ask whoever looks after your website to renew it.',
  endlessRedirects:
    'This address sends visitors from one place to the next without end. Ask whoever looks after your website to correct the redirect.',
  unreadable:
    'What came back could not be read as a web page. Open it in a browser to see whether it works.',
  noIndex:
    'This page is marked noindex, which asks programs to leave it out. Remove that mark if the assistant should answer from it.',
  overPages: (limit: number): string =>
    `Not read, because ${limit.toLocaleString('en-US')} pages are read at most. Pages named in your sitemap and pages near the start come first.`,
  overTime:
    'Not read, because the reading had already taken as long as it may. Read the site again, or ask whoever looks after your website why it is slow.',
  overBytes: 'Not read, because the pages before it had already filled the space for one website.',
  tooDeep:
    'Not read, because it is too many clicks away from the start page. Link to it from a main page or name it in your sitemap if it matters.',
  endless:
    'Not read, because its address looks like one of an endless series, such as a calendar or a filter. Name it in your sitemap if it matters.',
} as const

/** Why a whole site could not be read, and what the firm can do about it. */
export const siteFailures = {
  bad_address:
    'This is not a website address we can open. Enter it as it stands in the browser, for example https://www.yourfirm.com.',
  private_address:
    'This address leads into a private network, so it was not opened. Enter the address that anyone on the internet can open.',
  name_not_found:
    'No website was found under this address. Check the spelling; a new address can take a day to work everywhere.',
  no_connection:
    'Your website did not answer. Open it in a browser to see whether it works, then read the site again.',
  bad_certificate:
    'The secure connection to your website failed, because its certificate is not valid. Ask whoever looks after your website to renew it, then read the site again.',
  timed_out:
    'Your website took too long to answer. Read the site again later; if it happens again, ask whoever looks after your website.',
  server_error:
    'Your website answered with an error of its own. Read the site again later; if it happens again, ask whoever looks after your website.',
  too_busy:
    'Your website asked us to slow down and then still did not answer. Read the site again later.',
  not_found:
    'Your website says that this page does not exist. Check the address you entered; usually it is the one of your start page.',
  forbidden:
    'Your website did not let us in. Ask whoever looks after your website to let FoyerBot through, then read the site again.',
  redirected_away:
    'This address sends visitors on to another website. If that one is yours, enter its address instead.',
  endless_redirects:
    'Your website sends visitors from one place to the next without end. Ask whoever looks after your website to correct the redirect.',
  blocked_by_robots:
    'The robots.txt of your website asks programs not to read it. Allow FoyerBot there, then read the site again.',
  robots_unreadable:
    'Your website answered with an error when asked for its robots.txt, which says what may be read. Ask whoever looks after your website to correct that, then read the site again.',
  not_html:
    'What came back was a file, not a web page. Check the address you entered; usually it is the one of your start page.',
  too_large:
    'Your start page is too large to be read. Enter the address of another page of your website.',
  unreadable:
    'What came back could not be read as a web page. Open your website in a browser to see whether it works.',
} as const

/** The same, where it is known which website visitors are sent on to. */
export const siteMovedTo = (host: string): string =>
  `This address sends visitors on to ${host}. If that is your website too, enter https://${host} instead.`

/** The name of a reason why a whole site could not be read. */
export type SiteFailure = keyof typeof siteFailures
