/**
 * Builds the public site into `dist/site`: what browsers load (`public/`), the renderer that draws the
 * pages (`pages.mjs`), and `site.json`, which tells the renderer what was built.
 */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { preloadedFonts } from './build-fonts.mjs'
import { drawAside, placePictures } from './build-pictures.mjs'
import { root } from './root.mjs'

const site = path.join(root, 'dist', 'site')
const publicFolder = path.join(site, 'public')

/** @param {{ bundle: (entry: string, outfile: string) => Promise<unknown> }} tools */
export async function buildSite({ bundle }) {
  rmSync(site, { recursive: true, force: true })
  const vite = await import('vite')
  const painter = path.join(site, 'pictures.mjs')
  const [pictures] = await Promise.all([
    bundle('web/site/draw-pictures.tsx', painter).then(() => drawAside(painter)),
    vite.build({
      root: path.join(root, 'web', 'site'),
      configFile: path.join(root, 'web', 'site', 'vite.config.ts'),
      logLevel: 'warn',
    }),
    bundle('web/site/draw-site.tsx', path.join(site, 'pages.mjs')),
  ])
  placePictures(pictures, publicFolder)
  cpSync(path.join(root, 'web', 'ui', 'icon.svg'), path.join(publicFolder, 'icon.svg'))
  cpSync(path.join(root, 'web', 'site', 'pictures'), path.join(publicFolder, 'pictures'), {
    recursive: true,
  })
  const postPictures = path.join(root, 'web', 'site', 'art', 'posts')
  cpSync(postPictures, path.join(publicFolder, 'blog', 'pictures'), { recursive: true })
  writeFileSync(path.join(site, 'site.json'), `${JSON.stringify(describe(), null, 2)}\n`)
  // What the build says of itself is no file of the site.
  rmSync(path.join(publicFolder, '.vite'), { recursive: true })
}

/** @returns {import('@foyer/shared/api/public-site.ts').SiteBuild} */
function describe() {
  const manifest = JSON.parse(readFileSync(path.join(publicFolder, '.vite/manifest.json'), 'utf8'))
  const built = Object.values(manifest)
  const sheets = built.filter(({ isEntry, file }) => isEntry && file.endsWith('.css'))
  const script = built.find(({ isEntry, file }) => isEntry && file.endsWith('.js'))
  const fonts = readdirSync(path.join(publicFolder, 'assets')).filter((file) =>
    preloadedFonts.some((name) => file.replace(/-[\w-]{8}(?=\.woff2$)/, '') === name),
  )
  return {
    styles: Object.fromEntries(
      sheets.map(({ src, file }) => [
        path.basename(src, '.css'),
        readFileSync(path.join(publicFolder, file), 'utf8').trim(),
      ]),
    ),
    script: `/${script.file}`,
    fonts: fonts.map((file) => `/assets/${file}`),
  }
}
