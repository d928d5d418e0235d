import type { BlogPost, SiteSettings } from '@foyer/shared/api/public-site.ts'
import { blog } from '@foyer/shared/copy/public/blog.ts'
import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { paths } from '@foyer/shared/paths.ts'

/** A post for search engines (schema.org BlogPosting). */
export function posting(post: BlogPost, { origin }: SiteSettings): object {
  const isOurs = post.author === siteFrame.product
  const url = origin + paths.blogPost(post.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: post.publishedAt,
    dateCreated: post.createdAt,
    author: isOurs
      ? { '@id': `${origin}/#organization` }
      : { '@type': 'Person', name: post.author ?? blog.unknownAuthor },
    publisher: { '@id': `${origin}/#organization` },
    ...(post.image === null ? {} : { image: origin + post.image.url }),
  }
}
