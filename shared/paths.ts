/** Base paths of the two APIs. */
export const apiBase = '/api/v1'
export const widgetApiBase = '/api/v1/widget'

/** Addresses of the app door. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/dashboard',
  dashboardSection: (section: string) => `/dashboard/${section}`,
  outbox: '/outbox',
} as const

/** Addresses of the widget door. */
export const widgetPaths = {
  loader: '/widget.js',
  look: (token: string) => `/look/${encodeURIComponent(token)}`,
  frame: (token: string) => `/frame/${encodeURIComponent(token)}`,
} as const
