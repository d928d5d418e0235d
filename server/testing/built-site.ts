import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config.ts'
import { openPublicSite, type OpenedSite, siteSettings } from '#server/doors/public-site.ts'

const folder = fileURLToPath(new URL('../../dist/site', import.meta.url))

/** The public site as it was built last; `npm test` builds it first. */
export async function builtSite(config: Config): Promise<OpenedSite> {
  const opened = await openPublicSite(folder, siteSettings(config))
  if (opened === undefined) throw new Error('The public site is not built. Run npm run build.')
  return opened
}
