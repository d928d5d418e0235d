// The budgets of design section 11, on what was built, compressed as it is sent.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** @typedef {{ what: string, bytes: number, limit: number, files: string[] }} Size */

const kilobytes = (n) => Math.round(n * 1000)
/** The firm's look is at most this, by the contract of its endpoint. */
const largestLook = 300
const alreadyCompressed = /\.(woff2|png|jpg|jpeg|webp|avif)$/
const picture = /\.(png|jpg|jpeg|webp|avif|gif|ico)$/

/**
 * Every budget and what the build in `dist` takes of it. A part that is not built is an error of
 * its own, so that an empty folder never passes.
 * @param {string} dist
 * @returns {{ sizes: Size[], missing: string[] }}
 */
export function measureSizes(dist) {
  const missing = []
  const sizes = []
  const widget = path.join(dist, 'widget')
  const web = path.join(dist, 'web')
  if (existsSync(path.join(widget, 'widget.js'))) sizes.push(...widgetSizes(widget))
  else missing.push('dist/widget/widget.js')
  if (existsSync(path.join(web, 'index.html'))) sizes.push(...webSizes(web))
  else missing.push('dist/web/index.html')
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
  const landing = pageFiles(folder, 'index.html')
  const app = existsSync(path.join(folder, 'app.html')) ? pageFiles(folder, 'app.html') : landing
  const entry = scripts([...withImports(folder, [...app, ...dashboardParts(folder)])])
  const found = [size('dashboard entry (JavaScript)', folder, entry, kilobytes(110))]
  if (app === landing) return found
  const fonts = landing.flatMap((file) => fontsOf(folder, file))
  const page = ['index.html', ...landing, ...fonts].filter((file) => !picture.test(file))
  return [
    ...found,
    size('landing page JavaScript', folder, scripts(landing), kilobytes(12)),
    size('landing page with fonts', folder, [...new Set(page)], kilobytes(60)),
  ]
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

/** Fonts of a style sheet's Latin faces: those a page in English or Spanish loads. */
function fontsOf(folder, file) {
  if (!file.endsWith('.css')) return []
  const css = readFileSync(path.join(folder, file), 'utf8')
  return [...css.matchAll(/@font-face\s*{[^}]*}/g)]
    .map(([face]) => face)
    .filter((face) => !/unicode-range/.test(face) || /U\+0{0,4}(?:-|0-)0*FF/i.test(face))
    .flatMap((face) => [...face.matchAll(/url\(["']?\/?([^"')]+\.woff2)/g)].map(([, url]) => url))
    .filter((url) => existsSync(path.join(folder, url)))
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
  if (alreadyCompressed.test(file)) return bytes.length
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(bytes, { params }).length
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
}
