// The budgets of design section 11, on what was built, compressed as it is sent.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './root.mjs'

/** No limit where a size is only told. @typedef {{ what: string, bytes: number, limit?: number, files: string[] }} Size */

const kilobytes = (n) => Math.round(n * 1000)
/** The firm's look is at most this, by the contract of its endpoint. */
const largestLook = 300
const alreadyCompressed = /\.(woff2|png|jpg|jpeg|webp|avif)$/

/**
 * Every budget and what the build in `dist` takes of it. A part that is not built is an error of
 * its own, so that an empty folder never passes.
 * @param {string} dist
 * @returns {Promise<{ sizes: Size[], missing: string[] }>}
 */
export async function measureSizes(dist) {
  const missing = []
  const sizes = []
  const widget = path.join(dist, 'widget')
  const web = path.join(dist, 'web')
  const site = path.join(dist, 'site')
  if (existsSync(path.join(widget, 'widget.js'))) sizes.push(...widgetSizes(widget))
  else missing.push('dist/widget/widget.js')
  if (existsSync(path.join(web, 'app.html'))) sizes.push(...webSizes(web))
  else missing.push('dist/web/app.html')
  if (existsSync(path.join(site, 'site.json'))) sizes.push(...(await siteSizes(site)))
  else missing.push('dist/site/site.json')
  return { sizes, missing }
}

/** @returns {Size[]} */
function widgetSizes(folder) {
  const { parts } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
  const first = ['widget.js', 'frame.html']
  // A visitor loads the words of one language; the longer counts.
  const [words] = [parts['chat-en'], parts['chat-es']].toSorted(
    (a, b) => sentBytes(path.join(folder, b)) - sentBytes(path.join(folder, a)),
  )
  const whole = [...first, parts.chat, words]
  const ways = ['desk', 'schedule', 'message', 'attach', 'voice', 'ways-en', 'ways-es']
  const counted = new Set([...whole, parts.later, ...ways.map((way) => parts[way])])
  const uncounted = listFiles(folder).filter(
    (file) => /\.(js|css|html)$/.test(file) && !counted.has(file) && !/^chat-e[ns]-/.test(file),
  )
  return [
    size('widget loader', folder, ['widget.js'], kilobytes(1.2)),
    withLook(size('widget before the click, with the look', folder, first, kilobytes(12))),
    withLook(size('whole widget, with the look', folder, [...whole, ...uncounted], kilobytes(20))),
    size('what the widget loads once the visitor talks', folder, [parts.later], kilobytes(2.7)),
    size(
      'all other ways of the widget',
      folder,
      ways.map((way) => parts[way]),
      kilobytes(14),
    ),
  ]
}

/** @returns {Size[]} */
function webSizes(folder) {
  const entry = [...pageFiles(folder, 'app.html'), ...dashboardParts(folder)]
  const loaded = scripts([...withImports(folder, entry)])
  return [size('dashboard entry (JavaScript)', folder, loaded, kilobytes(110))]
}

/** What the process is told makes little difference to a page's size. */
const anyInstallation = {
  origin: 'https://foyer.example',
  widgetOrigin: 'https://chat.foyer.example',
  demoSite: null,
  mail: { contact: 'hello@foyer.example', careers: 'careers@foyer.example' },
}
const largest = { script: kilobytes(12), page: kilobytes(60) }

/**
 * The public pages as they are drawn (docs/decisions/063), each with what it loads at once: the script with
 * its imports, and its faces. What a page loads when it is first wanted is told apart.
 * @returns {Promise<Size[]>}
 */
async function siteSizes(folder) {
  const build = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'))
  const { drawSite } = await import(pathToFileURL(path.join(folder, 'pages.mjs')).href)
  const site = drawSite(build, anyInstallation)
  const served = path.join(folder, 'public')
  const files = listFiles(served)
  const script = scripts([...withImports(served, [build.script.slice(1)])])
  const later = files.filter((file) => /^assets\/.*\.js$/.test(file) && !script.includes(file))
  const scriptSize = size('landing page JavaScript', served, script, largest.script)
  const posts = await readPosts(path.join(folder, '../server/posts'))
  const pages = [
    ...site.pages,
    ['/blog', site.blogList(posts)],
    ...posts.map((post) => [`/blog/${post.slug}`, site.blogPost(post)]),
    ['a missing page', site.notFound],
  ]
  return [
    scriptSize,
    ...pages.map(([address, html]) => {
      const loaded = [...script, ...facesOf({ html, build, files })]
      const what = address === '/' ? 'landing page with fonts' : `${address} with fonts`
      const rest = size(what, served, loaded, largest.page)
      return { ...rest, bytes: rest.bytes + brotliBytes(Buffer.from(html)) }
    }),
    ...later.map((file) => size(`loaded when first wanted: ${file}`, served, [file])),
  ]
}

/** The posts that come with Foyer, the newest first, written as `server/ports/blog` does but not cleaned. */
async function readPosts(folder) {
  if (!existsSync(folder)) return []
  const ofServer = createRequire(path.join(root, 'server', 'package.json'))
  const load = (name) => import(pathToFileURL(ofServer.resolve(name)).href)
  const [{ default: matter }, { marked }] = await Promise.all([load('gray-matter'), load('marked')])
  const posts = readdirSync(folder).map((file) => {
    const { data, content } = matter(readFileSync(path.join(folder, file), 'utf8'))
    const [createdAt, publishedAt] = [data.created, data.published ?? data.created].map((day) =>
      day.toISOString(),
    )
    const slug = path.basename(file, '.md')
    const image = data.picture ? { url: data.picture, alt: data.pictureAlt } : null
    const { title, excerpt, author = null } = data
    return { slug, title, excerpt, author, createdAt, publishedAt, image, html: marked(content) }
  })
  return posts.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
}

/** What loads before the first paint, and Newsreader's lighter file where the page's style does not spare it. */
function facesOf({ html, build, files }) {
  const isSpared = /font-weight:1 450;[^}]*newsreader-heading-(?!more)/.test(html)
  const reading = files.filter((file) => /^assets\/newsreader-reading-(?!more)/.test(file))
  return [...build.fonts.map((file) => file.slice(1)), ...(isSpared ? [] : reading)]
}

function scripts(files) {
  return files.filter((file) => file.endsWith('.js'))
}

/** Scripts, styles and preloads a page names, and what its scripts import at once. */
function pageFiles(folder, page) {
  const html = readFileSync(path.join(folder, page), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"?#]+)"/g)]
    .map(([, file]) => file)
    .filter((file) => /\.(js|css|woff2)$/.test(file) && existsSync(path.join(folder, file)))
  return [...withImports(folder, named)]
}

/** Loaded on the way to the dashboard by an import() of their own: its shell and the identity's SDK. */
function dashboardParts(folder) {
  return listFiles(folder).filter((file) =>
    /^assets\/(?:dashboard|identity\.firebase)-[\w-]+\.js$/.test(file),
  )
}

/** Files and what scripts among them import at once. */
function withImports(folder, files) {
  const reached = new Set(files)
  for (const file of reached) {
    if (!file.endsWith('.js')) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const [, target] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
      reached.add(path.posix.join(path.posix.dirname(file), target))
    }
  }
  return reached
}

/** @returns {Size} */
function size(what, folder, files, limit) {
  const bytes = files.reduce((sum, file) => sum + sentBytes(path.join(folder, file)), 0)
  return { what, bytes, limit, files: [...files] }
}

/** The look is made when it is asked for, so it is counted at the most it may be. */
function withLook(found) {
  return { ...found, bytes: found.bytes + largestLook }
}

function sentBytes(file) {
  const bytes = readFileSync(file)
  return alreadyCompressed.test(file) ? bytes.length : brotliBytes(bytes)
}

function brotliBytes(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(bytes, { params }).length
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
}
