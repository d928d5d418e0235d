import { claims } from '../../facts/claims.ts'
import { trialDays } from '../../facts/plans.ts'

/** The home page (specification 1, section 2). */
export const landing = {
  title: 'The front desk for your law firm’s website',
  description:
    'Foyer answers visitors from your firm’s own pages with the source shown, takes their details, and delivers each lead to your inbox, day and night.',
  headline: 'Give Your Website the Front Desk It Deserves.',
  tagline: "We're your 24/7 client intake assistant.",
  lead: 'Foyer answers the people on your law firm’s website from your own pages, shows them the page, takes their details, and hands you the lead.',
  try: 'Try Foyer',
  seeDemo: 'See it on a firm’s website',
  seeGuide: 'How it is installed',
  trial: `${trialDays} days with everything in it. Your card is not charged until they end.`,
  platforms: {
    title: 'One line to paste, wherever your website lives',
    names: ['WordPress', 'Webflow', 'Squarespace', 'Wix', 'Drupal', 'Plain HTML'],
    note: 'Their names belong to their owners, who have nothing to do with Foyer.',
  },
  features: {
    title: 'Capture every client with Foyer',
    lead: 'Seven things, all of them in every plan.',
  },
  closing: 'Never Miss a Client Lead Again.',
  closingText:
    'Tonight somebody will open your website with a question and a telephone in their hand.',
} as const

/** The table of figures on lost leads: the strongest evidence first, our own claims last. */
export const landingFigures = {
  title: 'What a slow answer costs',
  lead: 'Five figures on inquiries that wait. Three have a study behind them; two are our own claims, and are marked so.',
  columns: { figure: 'Figure', says: 'What it says', from: 'Where it comes from' },
  ours: 'Our claim',
  /** Follows a source for those who hear the link without seeing its row. */
  about: (figure: string): string => ` about the figure ${figure}`,
  rows: [
    {
      claim: claims.unansweredMail,
      caveat: 'Test inquiries sent to American law firms.',
    },
    {
      claim: claims.unansweredCalls,
      caveat: 'The same study, by telephone.',
    },
    {
      claim: claims.fiveMinutes,
      caveat: 'The odds of a qualified lead, on business inquiries. None went to a law firm.',
    },
    {
      claim: claims.firstToRespond,
      caveat: 'Repeated everywhere in legal marketing, measured by nobody we know of.',
    },
    {
      claim: claims.lostRevenue,
      caveat: 'We know of no study behind it. Your own numbers are better.',
    },
  ],
  all: 'What each figure is, and is not',
} as const
