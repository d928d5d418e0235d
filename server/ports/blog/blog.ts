/** A post as its engine keeps it, in the words of specification 1, section 3. */
export type Post = {
  id: string
  /** Its name in addresses: see {@link isSlug}. */
  slug: string
  title: string
  /** A whole address, or a path on our own origin. */
  feature_image: string | null
  feature_image_alt: string | null
  excerpt: string
  /** ISO. */
  created_at: string
  /** ISO. */
  published_at: string
  authors: { name: string }[]
  /** As it was written: whoever shows it sanitises it first. */
  html: string
}

/** Where the posts of the blog come from. Both calls throw {@link BlogAway} where they cannot be read. */
export type BlogPort = {
  /** The newest first. */
  list(bounds: { limit: number }): Promise<Post[]>
  /** null where there is no such post. */
  bySlug(slug: string): Promise<Post | null>
}

/** The posts could not be read. `code` says why, and is all that the log keeps of it. */
export class BlogAway extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The posts could not be read: ${code}`)
    this.code = code
  }
}

/** Whether a word can be a post's name at all: what both engines write, at most 191 letters. */
export const isSlug = (word: string): boolean => /^[a-z0-9][a-z0-9_-]{0,190}$/.test(word)
