import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawSite, PublicSite, SiteSettings } from '@foyer/shared/api/public-site.ts'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { readStaticFiles, type StaticFile } from '#server/platform/static-files.ts'

const Build = z.object({
  styles: z.record(z.string(), z.string()),
  script: z.string(),
  fonts: z.array(z.string()),
})
const Renderer = z.object({ drawSite: z.custom<DrawSite>((value) => typeof value === 'function') })

/** The public site as this process serves it. */
export type OpenedSite = {
  site: PublicSite
  /** What its pages load, by path without the first slash. */
  files: ReadonlyMap<string, StaticFile>
  /** The content policy of its pages. */
  policy: string
}

/**
 * What a public page may load and do: our own files and calls, and the style sheets that are written
 * in it, by their hashes. Data blocks for search engines are no scripts to the policy.
 */
function sitePolicy(styles: readonly string[]): string {
  const hashes = styles.map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What the public pages are told of this process. */
export function siteSettings({ origins, demo, siteMail, model }: Config): SiteSettings {
  return {
    origin: origins.app,
    widgetOrigin: origins.widget,
    demoSite: demo ? `${origins.demoSite}/` : null,
    mail: siteMail,
    modelHost: model === undefined ? null : new URL(model.url).host,
  }
}

/** Reads what the build made of the public site and draws its pages; nothing where it is not built. */
export async function openPublicSite(
  folder: string,
  settings: SiteSettings,
): Promise<OpenedSite | undefined> {
  const renderer = path.join(folder, 'pages.mjs')
  if (!existsSync(renderer)) return undefined
  const build = Build.parse(JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8')))
  const { drawSite } = Renderer.parse(await import(pathToFileURL(renderer).href))
  return {
    site: drawSite(build, settings),
    files: readStaticFiles(path.join(folder, 'public')),
    policy: sitePolicy(Object.values(build.styles)),
  }
}
