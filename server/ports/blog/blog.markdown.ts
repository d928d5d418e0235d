import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import matter from 'gray-matter'
import { marked } from 'marked'
import { z } from 'zod'
import { BlogAway, type BlogPort, isSlug, type Post } from './blog.ts'

/** A day without an hour is its midnight in UTC, the zone that the blog's dates are shown in. */
const Day = z.date().transform((day) => day.toISOString())

/** What stands above a post, between lines of three hyphens. */
const FrontMatter = z.strictObject({
  title: z.string().min(1),
  excerpt: z.string().min(1),
  author: z.string().min(1).optional(),
  created: Day,
  /** The day it was published, where that is another. */
  published: Day.optional(),
  picture: z.string().optional(),
  pictureAlt: z.string().optional(),
})

function readPost(slug: string, text: string): Post {
  // Only YAML: the library would run front matter that calls itself JavaScript.
  if (!/^---\r?\n/.test(text)) throw new BlogAway('no_front_matter')
  const { data, content } = matter(text)
  const front = FrontMatter.parse(data)
  return {
    id: slug,
    slug,
    title: front.title,
    feature_image: front.picture ?? null,
    feature_image_alt: front.pictureAlt ?? null,
    excerpt: front.excerpt,
    created_at: front.created,
    published_at: front.published ?? front.created,
    authors: front.author === undefined ? [] : [{ name: front.author }],
    html: marked.parse(content, { async: false, gfm: true }),
  }
}

async function readPosts(folder: string): Promise<Post[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const posts = await Promise.all(
    names.map(async (name) => {
      const slug = path.basename(name, '.md')
      if (!isSlug(slug)) throw new BlogAway('no_slug')
      return readPost(slug, await readFile(path.join(folder, name), 'utf8'))
    }),
  )
  return posts.toSorted((a, b) => (a.published_at < b.published_at ? 1 : -1))
}

/** Posts that come with Foyer: Markdown files with front matter, named by their slugs. */
export function markdownBlog({ folder }: { folder: string }): BlogPort {
  return {
    list: async ({ limit }) => (await readPosts(folder)).slice(0, limit),
    bySlug: async (wanted) => (await readPosts(folder)).find(({ slug }) => slug === wanted) ?? null,
  }
}
