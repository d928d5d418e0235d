import { enhanceDrawer } from './drawer.ts'
import { enhanceScrollSpy } from './scroll-spy.ts'
import { enhanceTypewriter } from './typewriter.ts'

/** What a drawn element can be made to do, by its `data-enhance`. */
const enhancers: Readonly<Record<string, (place: HTMLElement) => void>> = {
  /** Its code comes only where there is a blog. */
  blog: () =>
    void import('./blog-navigation.ts').then((blog) =>
      blog.followInPlace({ enliven, leave: (url) => location.assign(url) }),
    ),
  drawer: enhanceDrawer,
  // A file of its own: of all pages one has it.
  demo: (place) => void import('../demo/enhance-hero.ts').then((part) => part.enhanceHero(place)),
  'scroll-spy': enhanceScrollSpy,
  typewriter: enhanceTypewriter,
}

/**
 * Brings the drawn page to life: enhancers act on the markup that is there; islands are components
 * that take theirs over, and come with Preact in a file of their own, only where a page has one.
 */
export function enliven(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-enhance]'))
    enhancers[place.dataset['enhance'] ?? '']?.(place)
  const islands = [...root.querySelectorAll<HTMLElement>('[data-island]')]
  if (islands.length > 0) void import('./mount.tsx').then(({ mount }) => islands.forEach(mount))
}
