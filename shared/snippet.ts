import { widgetPaths } from './paths.ts'

/** What a firm pastes into its site (design section 5). */
export function snippetOf(widgetOrigin: string, token: string): string {
  return `<script src="${widgetOrigin}${widgetPaths.loader}" data-token="${token}" async></script>`
}
