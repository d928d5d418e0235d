/**
 * A piece of a long text. In every text `[shown](/address)` is a link, `**this**` stands out, `` `this` ``
 * is to be typed as it stands, and `{contact}`, `{widget}`, `{origin}` and `{outside_model}` are what the configuration says
 * (shared/rules/rich-words.ts reads it).
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  /** Something beside the way: a limit, a warning. */
  | { note: string }
  /** Text to copy. */
  | { code: string; of: string }
  /** What something is, and what is said of it, line by line. */
  | { facts: readonly (readonly [name: string, text: string])[] }
  /** A picture of web/site/pictures. */
  | { picture: { file: string; alt: string; caption: string } }

/** A part of a long text under a heading: one entry of the page's index. */
export type Chapter = { id: string; title: string; blocks: readonly Block[] }

/** Words around every page that is made for long reading. */
export const longReading = {
  index: 'On this page',
  effective: 'Effective',
} as const
