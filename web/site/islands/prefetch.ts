import { isApart } from './apart.ts'

/** Whether the browser fetches ahead by itself, as the response's Speculation-Rules say. */
const knowsRules = () => HTMLScriptElement.supports?.('speculationrules') ?? false

/**
 * Fetches the page behind a link ahead when somebody points at it or reaches it by keyboard. Only for
 * browsers that know no speculation rules.
 */
export function prefetchOnIntent(knows = knowsRules()): void {
  if (knows) return
  const asked = new Set([location.pathname])
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin || isApart(link.pathname)) return
    if (asked.has(link.pathname)) return
    asked.add(link.pathname)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.pathname + link.search
    document.head.append(hint)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent)
}
