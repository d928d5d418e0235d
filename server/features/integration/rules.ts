import { widgetPaths } from '@foyer/shared/paths.ts'

/** What a firm pastes into its site (design section 5). */
export function snippetOf(widgetOrigin: string, token: string): string {
  return `<script src="${widgetOrigin}${widgetPaths.loader}" data-token="${token}" async></script>`
}

/** The host a person knows a site by. */
export function domainOf(siteUrl: string | null): string | null {
  return siteUrl === null ? null : new URL(siteUrl).host
}
