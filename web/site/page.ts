import type { SiteSettings } from '@foyer/shared/api/public-site.ts'
import type { ReactNode } from 'react'

/** One public page: what its document says of itself, and what is drawn between header and footer. */
export type Page = {
  path: string
  /** The document's title, without the product's name. */
  title: string
  /** One or two sentences for search results and link previews, 70 to 160 characters. */
  description: string
  /** The name of its picture for link previews (paths.ts, `preview`), or a whole address. */
  preview: string
  /** What it is to link previews; `website` unless told. */
  kind?: 'website' | 'article'
  /** Style sheets of its own beside `site` (web/site/styles). */
  styles?: readonly string[]
  /** Left out of the sitemap and of search. */
  hidden?: boolean
  /** Pages between the home page and this one, nearest the home page first. */
  trail?: readonly { name: string; path: string }[]
  /** schema.org objects beside those every page has; addresses are whole. */
  structured?: (settings: SiteSettings) => readonly object[]
  draw: (settings: SiteSettings) => ReactNode
}
