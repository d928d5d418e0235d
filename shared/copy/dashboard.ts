/** The sections of the dashboard, in the order of the sidebar (specification 2, section 2). */
export const sectionNames = {
  overview: 'Dashboard',
  leads: 'New Client Leads',
  messages: 'Messages Received',
  appointments: 'Appointment Requests',
  documents: 'Documents Received',
  integration: 'Integration',
  settings: 'Settings & Billing',
} as const

/** The frame around every section. */
export const shell = {
  product: 'Foyer',
  home: 'Foyer, home page',
  unknownUser: 'User',
  logout: 'Logout',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  sections: 'Sections',
  skipToContent: 'Skip to content',
  loading: 'Loading',
  tryAgain: 'Try Again',
  back: 'Back',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  sectionFailed: 'This section could not be opened',
  sectionFailedHint: 'Nothing was lost. Load the page again to continue.',
  reload: 'Load again',
} as const

/** What will appear in the sections that hold nothing yet: a heading and how the first one arrives. */
export const quietSections = {
  overview: {
    title: 'Your month at a glance',
    text: 'Chats this month, new leads and recent activity will appear here. Until then, every new lead is listed under New Client Leads.',
  },
  messages: {
    title: 'No messages yet',
    text: 'When a visitor leaves a message for the lawyer, it will appear here with their name, their e-mail and how soon they need an answer.',
  },
  appointments: {
    title: 'No appointment requests yet',
    text: 'When a visitor asks for a consultation, the request and the times that suit them will appear here.',
  },
  documents: {
    title: 'No documents yet',
    text: 'Files that visitors send from the chat will appear here once they have been checked, with the name of the person who sent them.',
  },
} as const

/** The small front page and the page for unknown addresses. */
export const front = {
  promise: 'The front desk for your law firm’s website.',
  text: 'Foyer answers visitors from your own pages, shows them where it read the answer, asks what you need to know, and brings you the lead.',
  signIn: 'Sign in',
  demo: 'See the demo firm',
  notFoundTitle: 'Page not found',
  notFound: "We couldn't find that page. The link may be broken, or the page might have moved.",
  backHome: 'Back Home',
} as const
