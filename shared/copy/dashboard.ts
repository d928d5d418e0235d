import { unreadCounted } from '../facts/limits.ts'

/** The sections of the dashboard, in the order of the sidebar (specification 2, section 2). */
export const sectionNames = {
  overview: 'Dashboard',
  leads: 'New Client Leads',
  messages: 'Messages Received',
  appointments: 'Appointment Requests',
  documents: 'Documents Received',
  integration: 'Integration',
  settings: 'Settings & Billing',
  admin: '*Admin',
} as const

/** Pages of the dashboard that no section of the sidebar leads to. */
export const asideNames = { conversations: 'Conversation' } as const

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
  administratorOnly: 'Only the administrator can open this',
  administratorOnlyText: 'Everything of your firm is in the other sections.',
} as const

/** How many nobody has opened yet; beyond 99 they are not counted out. */
export const unread = {
  badge: (count: number): string => (count >= unreadCounted ? '99+' : String(count)),
  label: (count: number): string => `${count >= unreadCounted ? 'more than 99' : count} unread`,
} as const
