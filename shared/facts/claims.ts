/** Where a statement about the market comes from. */
export type Source = {
  /** Who published it. */
  by: string
  title: string
  year: number
  /** Where it can be read; none where we know it from others who quote it. */
  url: string | null
}

/** A statement about the market or about us, as the public pages make it. */
export type Claim = {
  /** Its anchor on the page of sources. */
  id: string
  /** The figure by itself, where it stands large. */
  figure: string
  /** The whole sentence. */
  sentence: string
  /** Nothing where it is our own claim. */
  source: Source | null
  /** What the figure is really about, and what it is not. */
  plainly: string
}

/** Statements on the public pages (specification 1, section 1; notes of where each comes from). */
export const claims = {
  firstToRespond: {
    id: 'first-to-respond',
    figure: '78%',
    sentence: '78% of clients hire the first lawyer to respond.',
    source: null,
    plainly:
      'This figure is repeated everywhere in legal marketing, and we repeat it. As far as we can trace it, it goes back to sales data of Velocify (then Leads360) on people who asked about products and services online. Nobody we know of has measured it for lawyers.',
  },
  lostRevenue: {
    id: 'lost-revenue',
    figure: '$10K to $50K',
    sentence: '$10K to $50K monthly revenue is lost to slow follow-up.',
    source: null,
    plainly:
      'We know of no study behind it. What it comes to for you is simple to work out: the inquiries you answered late last month, times the share you usually sign, times what a matter brings.',
  },
  fiveMinutes: {
    id: 'five-minutes',
    figure: '21×',
    sentence: 'Conversion is 21 times higher if the reply comes within 5 minutes.',
    source: {
      by: 'James B. Oldroyd and InsideSales.com',
      title: 'Lead Response Management Study',
      year: 2007,
      url: null,
    },
    plainly:
      'The study looked at business inquiries made on the web, none of them to law firms: the odds that a call led to a qualified lead were 21 times higher after 5 minutes than after 30. A qualified lead is not yet a client.',
  },
  unansweredMail: {
    id: 'unanswered-mail',
    figure: '67%',
    sentence: '67% of 1,000 law firms never answered an e-mail from a would-be client.',
    source: {
      by: 'Clio',
      title: 'Legal Trends Report',
      year: 2024,
      url: 'https://www.clio.com/resources/legal-trends/',
    },
    plainly:
      'Clio had people write to 1,000 American law firms as if they needed a lawyer. We have the figure from accounts of the report.',
  },
  unansweredCalls: {
    id: 'unanswered-calls',
    figure: '48%',
    sentence: '48% of 500 law firms could not be reached by telephone.',
    source: {
      by: 'Clio',
      title: 'Legal Trends Report',
      year: 2024,
      url: 'https://www.clio.com/resources/legal-trends/',
    },
    plainly:
      'From the same study, for which 500 firms were called. Those counted neither answered nor called back.',
  },
  allStates: {
    id: 'all-states',
    figure: '50',
    sentence: 'Available in all 50 States.',
    source: null,
    plainly:
      'Any firm in the United States can sign up, in every time zone. Rules on advertising and on chatbots differ from state to state and stay the firm’s to follow.',
  },
  install: {
    id: 'install',
    figure: '5 min',
    sentence: 'Installed in under 5 minutes, with no code.',
    source: null,
    plainly:
      'One line to copy from the dashboard and to paste into your website’s settings. We have not timed firms doing it, and waiting for whoever has the password is not counted.',
  },
} as const satisfies Record<string, Claim>
