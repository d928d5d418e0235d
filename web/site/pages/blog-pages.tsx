import type { BlogPost, BlogSummary } from '@foyer/shared/api/public-site.ts'
import { blog } from '@foyer/shared/copy/public/blog.ts'
import { paths } from '@foyer/shared/paths.ts'
import { PaperTray } from '#web/ui/drawing.tsx'
import { BlogRoom } from '../blog/blog-room.tsx'
import { PostCard } from '../blog/post-card.tsx'
import { PostDate } from '../blog/post-date.tsx'
import { PostPicture } from '../blog/post-picture.tsx'
import { posting } from '../blog/posting.ts'
import { SafeHtml } from '../blog/safe-html.tsx'
import type { Page } from '../page.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Prose } from '../parts/prose.tsx'
import { TryBand } from '../parts/try-band.tsx'

const styles = ['blog'] as const

function NoPosts() {
  return (
    <div className="grid justify-items-center gap-2 py-16 text-center">
      <PaperTray />
      <h2 className="mt-2 text-heading">{blog.empty.title}</h2>
      <p className="max-w-[32em] text-ink-soft">{blog.empty.text}</p>
    </div>
  )
}

function BackToBlog() {
  return (
    <a href={paths.blog} className="back-to-blog">
      <span aria-hidden="true">← </span>
      {blog.back}
    </a>
  )
}

/** The list of posts (specification 1, section 2). */
export const blogListPage = (posts: readonly BlogSummary[]): Page => ({
  path: paths.blog,
  title: blog.title,
  description: blog.description,
  preview: 'blog',
  styles,
  draw: () => (
    <BlogRoom>
      <PageHead title={blog.title} lead={blog.lead} />
      <div className="site-width">
        {posts.length === 0 ? (
          <NoPosts />
        ) : (
          <ul className="post-list">
            {posts.map((post, at) => (
              <li key={post.slug}>
                <PostCard post={post} isFirst={at === 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </BlogRoom>
  ),
})

/** Link previews show no SVG; the blog's own picture stands in for one. */
const previewOf = ({ image }: BlogPost, origin: string): string =>
  image === null || image.url.endsWith('.svg') ? 'blog' : origin + image.url

/** One post. `origin` is our own, for the picture of its link preview. */
export const blogPostPage = (post: BlogPost, origin: string): Page => ({
  path: paths.blogPost(post.slug),
  title: post.title,
  description: post.excerpt,
  preview: previewOf(post, origin),
  kind: 'article',
  trail: [{ name: blog.title, path: paths.blog }],
  styles,
  structured: (settings) => [posting(post, settings)],
  draw: () => (
    <BlogRoom>
      <article className="post">
        <BackToBlog />
        <PostPicture image={post.image} isFirst />
        <header className="grid gap-3">
          <h1 className="text-chapter">{post.title}</h1>
          <p className="text-ink-soft">
            {post.author === null ? blog.unknownAuthor : blog.byAuthor(post.author)} ·{' '}
            <PostDate at={post.publishedAt} />
          </p>
        </header>
        <Prose>
          <SafeHtml html={post.html} />
        </Prose>
        <footer>
          <BackToBlog />
        </footer>
      </article>
      <TryBand />
    </BlogRoom>
  ),
})

/** In a post's place while posts cannot be read; sent with the status that says so. */
export const blogAwayPage: Page = {
  path: paths.blogPost('away'),
  title: blog.away.title,
  description: blog.away.text,
  preview: 'blog',
  hidden: true,
  styles,
  draw: () => (
    <div className="site-width grid justify-items-center gap-3 py-24 text-center">
      <PaperTray />
      <h1 className="mt-2 text-title">{blog.away.title}</h1>
      <p className="max-w-[32em] text-ink-soft">{blog.away.text}</p>
      <BackToBlog />
    </div>
  ),
}
