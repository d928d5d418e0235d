import type { SafeHtml as CleanHtml } from '@foyer/shared/api/public-site.ts'

/**
 * The one place where HTML from elsewhere becomes part of a page. It takes only what was cleaned on the
 * server (server/features/blog/rules.ts), and is drawn there: no browser turns text into HTML.
 */
export function SafeHtml({ html }: { html: CleanHtml }) {
  // oxlint-disable-next-line react/no-danger -- the type says that it was cleaned
  return <div className="safe-html" dangerouslySetInnerHTML={{ __html: html }} />
}
