import { blog } from '@foyer/shared/copy/public/blog.ts'
import type { ReactNode } from 'react'

/**
 * What every page of the blog stands in. With JavaScript, links between them change this alone, and the
 * line above says when that takes a moment (islands/blog-navigation.ts).
 */
export function BlogRoom({ children }: { children: ReactNode }) {
  return (
    <div data-enhance="blog" data-loading={blog.loading}>
      <output className="blog-status" />
      {children}
    </div>
  )
}
