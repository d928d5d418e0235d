import type {
  DrawSite,
  PublicSite,
  SiteBuild,
  SiteSettings,
} from '@foyer/shared/api/public-site.ts'
import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { machinePaths, paths } from '@foyer/shared/paths.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawDocument } from './frame/document.ts'
import { Layout } from './frame/layout.tsx'
import { drawRobots, drawSitemap, drawSpeculation, drawWebManifest } from './machine-texts.ts'
import type { Page } from './page.ts'
import { pages } from './pages.ts'
import { drawFeed } from './blog/feed.ts'
import { blogAwayPage, blogListPage, blogPostPage } from './pages/blog-pages.tsx'
import { contactPage } from './pages/contact-page.tsx'
import { guidePage } from './pages/guide-page.tsx'
import { notFoundPage } from './pages/not-found-page.tsx'
import { breadcrumb, organization } from './structured.ts'

/** One page as a whole document, with what the process is told. */
function drawPage(page: Page, build: SiteBuild, settings: SiteSettings): string {
  const { origin } = settings
  const isHome = page.path === paths.home
  const head = {
    title: isHome ? `${siteFrame.product} · ${page.title}` : `${page.title} · ${siteFrame.product}`,
    description: page.description,
    canonical: page.hidden ? null : `${origin}${page.path}`,
    preview: page.preview.startsWith('http')
      ? page.preview
      : `${origin}${machinePaths.preview(page.preview)}`,
    kind: page.kind ?? 'website',
    structured: page.hidden
      ? []
      : [
          organization(settings),
          ...(isHome ? [] : [breadcrumb(page, settings)]),
          ...(page.structured?.(settings) ?? []),
        ],
    styles: page.styles ?? [],
  }
  const body = renderToStaticMarkup(<Layout path={page.path}>{page.draw(settings)}</Layout>)
  return drawDocument(head, body, build)
}

/**
 * Draws the public site for one process: its own addresses are configuration, so pages are drawn when
 * it starts, from components that were built before (docs/decisions/063).
 */
export const drawSite: DrawSite = (build, settings): PublicSite => {
  const draw = (page: Page) => drawPage(page, build, settings)
  const shown = pages.filter(({ hidden }) => !hidden)
  return {
    pages: new Map(pages.map((page) => [page.path, draw(page)])),
    notFound: draw(notFoundPage),
    blogList: (posts) => draw(blogListPage(posts)),
    blogPost: (post) => draw(blogPostPage(post, settings.origin)),
    blogAway: draw(blogAwayPage),
    contact: (outcome) => draw(contactPage(outcome)),
    guide: (checked) => draw(guidePage(checked)),
    texts: (posts) =>
      new Map([
        [machinePaths.sitemap, drawSitemap([...shown, blogListPage([])], posts, settings)],
        [machinePaths.feed, drawFeed(posts, settings)],
        [machinePaths.robots, drawRobots(settings)],
        [machinePaths.manifest, drawWebManifest()],
        [machinePaths.speculation, drawSpeculation()],
      ]),
  }
}
