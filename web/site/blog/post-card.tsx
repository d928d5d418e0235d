import type { BlogSummary } from '@foyer/shared/api/public-site.ts'
import { blog } from '@foyer/shared/copy/public/blog.ts'
import { paths } from '@foyer/shared/paths.ts'
import { PostDate } from './post-date.tsx'
import { PostPicture } from './post-picture.tsx'

/** One post in the list (specification 1, section 2). The whole card leads where its link does. */
export function PostCard({ post, isFirst }: { post: BlogSummary; isFirst: boolean }) {
  const { slug, title, author, createdAt, excerpt, image } = post
  return (
    <article className="post-card">
      <PostPicture image={image} isFirst={isFirst} />
      <div className="grid content-start gap-3">
        <h2 className={isFirst ? 'text-chapter' : 'text-title'}>{title}</h2>
        <p className="text-small text-ink-soft">
          {author ?? blog.unknownAuthor} · <PostDate at={createdAt} />
        </p>
        <p className="text-read text-ink-soft">{excerpt}</p>
        <p>
          <a href={paths.blogPost(slug)} className="post-link">
            {blog.readMore}
            <span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
    </article>
  )
}
