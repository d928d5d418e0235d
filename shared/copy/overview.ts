/** The dashboard's home (specification 2, section 2). */
export const overview = {
  title: 'Dashboard',
  loading: 'Loading your dashboard',
  loadFailed: 'Failed to load your dashboard',
  profile: 'Your firm',
  email: 'Email',
  phone: 'Phone',
  domain: 'Website',
  notGiven: 'Not given',
  editProfile: 'Edit Profile',
  stats: 'Figures',
  chatsThisMonth: 'Chats (This Month)',
  newLeads: 'New Leads',
  allChats: 'All Chats (All Time)',
  activity: 'Recent Activity',
  noActivity: 'Nothing has come in yet. Leads, messages and requests will be listed here.',
  questions: (count: number): string =>
    count === 1
      ? 'Visitors asked 1 question that your website does not answer.'
      : `Visitors asked ${count.toLocaleString('en-US')} questions that your website does not answer.`,
  questionsLink: 'Answer them',
} as const

/** How the first chat comes about, while there has been none. */
export const firstChat = {
  title: 'How the first chat arrives',
  snippet: 'Put the snippet on your website.',
  snippetLink: 'Get the snippet',
  write: 'Open your website and write to the chat, as a visitor would.',
  demo: 'Or see it at work on the demo firm’s website.',
  demoLink: 'See the demo firm',
  read: 'Give a name and a phone number there: you will have your first lead here at once.',
} as const

/** What came in, in the words of the badge. */
export const activityTypes = {
  lead: 'Lead',
  message: 'Message',
  appointment: 'Appointment',
  other: 'Other',
} as const

/** Told while the dashboard is open: what arrived, with the name where it is known. */
export const arrivals = {
  lead: { named: (name: string) => `New lead: ${name}`, one: 'A new lead' },
  message: { named: (name: string) => `New message from ${name}`, one: 'A new message' },
  appointment: {
    named: (name: string) => `New appointment request from ${name}`,
    one: 'A new appointment request',
  },
  document: { named: (name: string) => `New document from ${name}`, one: 'A new document' },
  many: (count: number): string => `${count} new items`,
} as const
