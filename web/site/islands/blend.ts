import { isApart } from './apart.ts'

/**
 * Ends the blend into the next page (styles/site.css) where that is none of this site: it takes no part,
 * and the browser would report there that a blend was skipped.
 */
export function blendWithin(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const next = activation?.entry.url
    if (next && isApart(new URL(next).pathname)) viewTransition?.skipTransition()
  })
}
