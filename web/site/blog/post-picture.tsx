import type { BlogSummary } from '@foyer/shared/api/public-site.ts'
import { Shelves } from '../art/scenes.tsx'

/**
 * A post's picture. Behind it lies a drawing, which is seen where a post has none and where its own does
 * not come.
 */
export function PostPicture(props: { image: BlogSummary['image']; isFirst: boolean }) {
  const { image, isFirst } = props
  return (
    <div className="post-picture">
      <Shelves />
      {image !== null && (
        <img
          src={image.url}
          alt={image.alt}
          width={1200}
          height={630}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </div>
  )
}
