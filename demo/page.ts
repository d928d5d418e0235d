/** A page as its author writes it: plain HTML under a heading the layout sets. */
export type Page = {
  /** Clean path on the site, starting with a slash. */
  path: string
  /** Browser title without the firm's name. */
  title: string
  /** Meta description, one or two sentences. */
  description: string
  lang: 'en' | 'es'
  /** The page's only h1. */
  heading: string
  /** One paragraph under the heading; HTML. */
  lede: string
  /** Inline SVG beside the heading. */
  drawing?: string
  /** HTML from h2 downward. */
  body: string
  /** `sections` sets headings beside their text, `article` is one column, `open` is left as written. */
  shape: 'sections' | 'article' | 'open'
  /** Page above this one, for the trail. */
  parent?: { path: string; name: string }
  /** The same page in the other language. */
  translation?: string
  /** Last change, YYYY-MM-DD. */
  updated: string
}
