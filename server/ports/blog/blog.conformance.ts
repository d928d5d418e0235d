import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { BlogPort } from './blog.ts'

/** A post as specification 1, section 3 has it, and what its page needs. */
const Post = z.strictObject({
  id: z.string().min(1),
  slug: z.string().min(1),
  title: z.string().min(1),
  feature_image: z.string().nullable(),
  feature_image_alt: z.string().nullable(),
  excerpt: z.string(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime(),
  authors: z.array(z.strictObject({ name: z.string().min(1) })),
  html: z.string(),
})

/** What every engine of the blog does. It has at least two posts. */
export function describeBlog(name: string, open: () => BlogPort): void {
  describe(`${name} as the blog’s engine`, () => {
    it('lists posts with all that is shown of them, the newest first, as many as are wanted', async () => {
      const posts = z.array(Post).parse(await open().list({ limit: 2 }))
      expect(posts).toHaveLength(2)
      const days = posts.map(({ published_at }) => published_at)
      expect(days).toEqual(days.toSorted().toReversed())
    })

    it('finds a post by its slug, the same as the list has it', async () => {
      const blog = open()
      const [, post] = await blog.list({ limit: 2 })
      expect(await blog.bySlug(post?.slug ?? '')).toEqual(post)
    })

    it.each([
      'no-such-post',
      '',
      '..',
      '../posts',
      'a/b',
      'a?b=c',
      'Résumé',
      '%2e%2e',
      'constructor',
      'x'.repeat(500),
    ])('knows no post %j', async (slug) => {
      expect(await open().bySlug(slug)).toBeNull()
    })
  })
}
