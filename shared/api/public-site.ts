import type { InstallationCheck } from './integration.ts'

/** What the public pages are told of the process that serves them. */
export type SiteSettings = {
  /** Where the app door stands for browsers, without a slash at the end. */
  origin: string
  /** Where the snippet's script comes from. */
  widgetOrigin: string
  /** The demo firm's website, on a laptop. */
  demoSite: string | null
  mail: SiteMail
  /** The host of the language model that visitors' questions go to; null where none is asked. */
  modelHost: string | null
}

/** The provider's own addresses, each from the configuration. */
export type SiteMail = {
  /** Takes what is written in the contact form; shown on the contact page as the direct address. */
  contact: string
  careers: string
}

/** What the build made for the public pages. */
export type SiteBuild = {
  /** Style sheets to inline, by name; every page has `site`. */
  styles: Record<string, string>
  /** The address of the script that brings pages to life. */
  script: string
  /** Addresses of the fonts to load before the first paint. */
  fonts: string[]
}

/** A post's card in the list of the blog (specification 1, section 3). */
export type BlogSummary = {
  slug: string
  title: string
  excerpt: string
  /** The first author's name. */
  author: string | null
  /** ISO. */
  createdAt: string
  publishedAt: string
  /** An address on our own origin. */
  image: { url: string; alt: string } | null
}

/** HTML that was cleaned on the server; only `cleanHtml` of server/features/blog/rules.ts makes it. */
export type SafeHtml = string & { readonly isSafe: true }

/** One post; its pictures come from our own origin. */
export type BlogPost = BlogSummary & { html: SafeHtml }

/** What the contact form shows after a submission without JavaScript. */
export type ContactOutcome = {
  values: ContactValues
  /** Sentences for fields, by their names. */
  fieldErrors: Readonly<Record<string, string>>
  message: { kind: 'success' | 'failure'; text: string }
}

/** What stands in the contact form. */
export type ContactValues = { name: string; email: string; message: string }

/** What the guide says of a page it looked at, without JavaScript: what was found, or why it was not looked at. */
export type CheckedPage =
  | { url: string; check: InstallationCheck }
  | { url: string; problem: string }

/** The public site, drawn for one process. `web/site/draw-site.tsx` makes it. */
export type PublicSite = {
  /** Whole documents by path; those that are the same for everybody. */
  pages: ReadonlyMap<string, string>
  notFound: string
  blogList: (posts: readonly BlogSummary[]) => string
  blogPost: (post: BlogPost) => string
  /** In a post's place while posts cannot be read. */
  blogAway: string
  contact: (outcome: ContactOutcome) => string
  guide: (checked: CheckedPage) => string
  /** Documents for machines by path, with their types. */
  texts: (posts: readonly BlogSummary[]) => ReadonlyMap<string, { type: string; text: string }>
}

/** The one function of the built renderer. */
export type DrawSite = (build: SiteBuild, settings: SiteSettings) => PublicSite
