import { isApart } from './apart.ts'

/**
 * Ends the blend into the next page (styles/site.css) where that is none of this site: it takes no part.
 * A blend that a busy browser gives up on is no fault of the page, which stands there without it: nobody
 * is told.
 */
export function blendWithin(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const next = activation?.entry.url
    if (next && isApart(new URL(next).pathname)) viewTransition?.skipTransition()
    forgive(viewTransition)
  })
  addEventListener('pagereveal', ({ viewTransition }) => forgive(viewTransition))
}

const forgive = (blend: ViewTransition | null) => void blend?.ready.catch(() => undefined)
