import { landingFigures as copy } from '@foyer/shared/copy/public/landing.ts'
import type { Source } from '@foyer/shared/facts/claims.ts'
import { paths } from '@foyer/shared/paths.ts'

type SourceLinkProps = {
  id: string
  source: Source | null
  /** Read out with the link, for those who do not see beside which figure it stands. */
  figure?: string
}

/** Who said it, where and when, leading to what we know of it; nobody where it is our own claim. */
export function SourceLink({ id, source, figure }: SourceLinkProps) {
  const href = `${paths.sources}#${id}`
  const about = figure !== undefined && <span className="sr-only">{copy.about(figure)}</span>
  if (source === null)
    return (
      <a href={href} className="link">
        {copy.ours}
        {about}
      </a>
    )
  return (
    <span>
      {`${source.by}, `}
      <a href={href} className="link">
        {`${source.title}, ${source.year}`}
        {about}
      </a>
    </span>
  )
}
