/** Base paths of the two APIs. */
export const apiBase = '/api/v1'
export const widgetApiBase = '/api/v1/widget'

/** Addresses of the app door. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  features: '/features',
  about: '/about',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  careers: '/careers',
  contact: '/contact',
  faq: '/faq',
  guide: '/guide',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  /** Where the numbers on the public pages come from. */
  sources: '/sources',
  notFound: '/notfound',
  dashboard: '/dashboard',
  dashboardSection: (section: string) => `/dashboard/${section}`,
  dashboardItem: (section: string, id: string) => `/dashboard/${section}/${id}`,
  conversation: (id: string) => `/dashboard/conversations/${id}`,
  settings: '/dashboard/settings',
  settingsPayment: '/dashboard/settings/payment',
  settingsPlan: '/dashboard/settings/plan',
  settingsProfile: '/dashboard/settings/profile',
  settingsAssistant: '/dashboard/settings/assistant',
  settingsQuestions: '/dashboard/settings/questions',
  /** Opened by the letter that proves an address, with `?code=…`. */
  confirmMailbox: '/confirm-mailbox',
  outbox: '/outbox',
} as const

/** Addresses of the public site that machines read. */
export const machinePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/blog/rss.xml',
  manifest: '/site.webmanifest',
  /** Which links a browser may fetch before they are followed. */
  speculation: '/speculation.json',
  /** A post's picture, fetched by us and served from our own origin. */
  blogImage: (key: string) => `/blog/images/${key}`,
  /** A page's picture for places that show a link's preview. */
  preview: (name: string) => `/previews/${name}.png`,
  /** A picture of the product on a public page (web/site/pictures). */
  picture: (file: string) => `/pictures/${file}`,
} as const

/** Where the app door takes what the payment provider tells; raw, signed, outside the contract table. */
export const paymentsWebhook = `${apiBase}/webhooks/payments`

/** Where the embedded identity answers: Firebase's REST subset, and the way to Google and back. */
export const identityPaths = {
  base: '/identity',
  /** Opened in the popup, with `event` (the browser's secret for this try). */
  googleStart: '/identity/google/start',
  /** Where Google sends the popup back to. */
  googleCallback: '/identity/google/callback',
  /** The development chooser, where no Google client is set up. */
  googleChoose: '/identity/google/choose',
  /** POST {event}: how the try stands; a credential, once. */
  googleResult: '/identity/google/result',
  /** The static page the popup ends on: tells its opener by BroadcastChannel and closes. */
  googleDone: '/popup.html',
} as const

/** Addresses of the widget door. */
export const widgetPaths = {
  loader: '/widget.js',
  look: (token: string) => `/look/${encodeURIComponent(token)}`,
  frame: (token: string) => `/frame/${encodeURIComponent(token)}`,
  logo: (token: string, sha256: string) => `/logo/${encodeURIComponent(token)}/${sha256}`,
} as const

/** Addresses of the files door. */
export const filesPaths = {
  download: (ticket: string) => `/d/${ticket}`,
} as const
