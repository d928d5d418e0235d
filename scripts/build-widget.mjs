/**
 * Builds what a firm's page and the chat's frame load: `widget.js` for the page, `frame.html` (one
 * response, its style and first script inline and named by hash), the chat itself, which the first
 * opening loads, the parts that are loaded when they are first wanted, and `manifest.json` with the
 * hashes, the policy and the sizes.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, transform } from 'esbuild'
import { minify as minifyScript } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const widget = path.join(root, 'widget')

/**
 * The chat is written against React. Its frame needs the hooks and elements only, so it takes them
 * from Preact's core: 1.0 kB less than preact/compat (measured: this build's manifest with either).
 */
const reactForFrame = path.join(widget, 'frame/react.ts')

/** Most bytes of brotli (design section 11). */
export const widgetLimits = {
  loader: 1_200,
  beforeClick: 12_000,
  whole: 20_000,
  later: 2_700,
  ways: 14_000,
}

/** The chat's words, of which each visitor loads one language at the first opening. */
const words = ['chat-en', 'chat-es']

/** What is loaded on first use (widget/frame/parts.ts). */
const ways = ['schedule', 'message', 'attach', 'voice', 'ways-en', 'ways-es']

/** What several ways need, by the modules they import; widget/frame/parts/desk.ts exports it. */
const onDesk = /\/(contact|contact-fields|refusal|way-dialog|why-not)\.tsx?$/

/** Stands in a built file for the build's own name, which is known once all of them are built. */
const nameOfBuild = 'name-of-build'

/** What browsers of the last years understand; all have adoptedStyleSheets and dynamic import. */
const target = ['chrome100', 'edge100', 'firefox102', 'safari16.4']

/** Writes the widget's files to `outDir` and returns the manifest. */
export async function buildWidget({ outDir, minify = true }) {
  const options = {
    minify,
    target,
    bundle: true,
    write: false,
    legalComments: 'none',
    charset: 'utf8',
    tsconfigRaw: {},
  }
  const loader = await bundle({ ...options, entry: 'loader.ts', format: 'iife' })
  const drawn = {
    ...options,
    format: 'esm',
    jsx: 'transform',
    jsxFactory: 'h',
    jsxFragment: 'Fragment',
    inject: [reactForFrame],
    alias: { react: reactForFrame },
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  const parts = { chat: await bundle({ ...drawn, entry: 'frame/start.tsx' }) }
  const fromChat = takenFrom(/^preact(\/hooks)?$/, 'chat')
  parts.desk = await bundle({ ...drawn, entry: findPart('desk'), plugins: [fromChat] })
  const fromDesk = takenFrom(onDesk, 'desk')
  for (const name of [...words, 'later', ...ways])
    parts[name] = await bundle({ ...drawn, entry: findPart(name), plugins: [fromChat, fromDesk] })
  const name = digest(JSON.stringify(parts), 'sha256', 'hex').slice(0, 8)
  const boot = await bundle({
    ...options,
    entry: 'frame/boot.ts',
    format: 'esm',
    define: { buildName: JSON.stringify(name) },
  })
  const style = await styleOf(minify)
  const html = frameDocument({ style, boot, shells: await drawShells() })
  const files = { 'widget.js': loader, 'frame.html': html }
  for (const [part, text] of Object.entries(parts))
    files[fileOf(part, name)] = text.replaceAll(nameOfBuild, name)

  const manifest = describe({ loader, parts, name, html, boot, style })
  await mkdir(outDir, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(outDir, name), text)
  await writeFile(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function bundle({ entry, plugins = [], ...options }) {
  const result = await build({
    ...options,
    minify: false,
    entryPoints: [path.join(widget, entry)],
    plugins: [...plugins, inlineCss(options.minify)],
  })
  const text = result.outputFiles[0].text
  if (!options.minify) return text
  // Vite's minifier over esbuild's bundle: 2 per cent less than esbuild's own (this manifest).
  const { code } = await minifyScript(entry, text, {
    module: options.format === 'esm',
    compress: { target },
    mangle: { toplevel: true },
    codegen: { removeWhitespace: true },
  })
  return code.trim()
}

function findPart(name) {
  const file = `frame/parts/${name}.ts`
  return existsSync(path.join(widget, file)) ? file : `${file}x`
}

/** All files of a build carry its name, which changes with the content of any. */
function fileOf(part, name) {
  return `${part}-${name}.js`
}

/**
 * Leaves out what matches and has it imported from another part: one Preact for all, and what several
 * ways need once.
 */
function takenFrom(filter, part) {
  return {
    name: `taken-from-${part}`,
    setup(context) {
      const file = `./${fileOf(part, nameOfBuild)}`
      context.onResolve({ filter }, ({ kind }) =>
        kind === 'entry-point' ? undefined : { path: file, external: true },
      )
    },
  }
}

/** `import css from './x.css?inline'` gives the text, as it does under Vite. */
function inlineCss(minify) {
  return {
    name: 'inline-css',
    setup(context) {
      context.onResolve({ filter: /\.css\?inline$/ }, async ({ path: name, kind, resolveDir }) => {
        const found = await context.resolve(name.replace('?inline', ''), { kind, resolveDir })
        return { path: found.path, namespace: 'inline-css' }
      })
      context.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path: file }) => ({
        contents: await minifiedCss(await readFile(file, 'utf8'), minify),
        loader: 'text',
      }))
    },
  }
}

async function styleOf(minify) {
  const files = [path.join(root, 'chat/chat.css'), path.join(widget, 'frame/frame.css')]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return minifiedCss(texts.join('\n'), minify)
}

async function minifiedCss(text, minify) {
  const { code } = await transform(text, { loader: 'css', minify, target })
  return code.trim()
}

/** The chat before it has begun, in both languages, drawn by running the chat's own components. */
async function drawShells() {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-shell-'))
  try {
    const outfile = path.join(folder, 'shell.cjs')
    await build({
      entryPoints: [path.join(widget, 'frame/shell.tsx')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    const { drawShell } = createRequire(import.meta.url)(outfile)
    return { en: drawShell('en'), es: drawShell('es') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function frameDocument({ style, boot, shells }) {
  if (/<\/(script|style)/i.test(boot + style))
    throw new Error('The frame would end its own script.')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>Chat</title><style>${style}</style></head><body>`,
    `<main id="en" hidden>${shells.en}</main><main id="es" hidden>${shells.es}</main>`,
    `<script type="module">${boot}</script></body></html>\n`,
  ].join('')
}

function describe({ loader, parts, name, html, boot, style }) {
  const scriptHash = `sha256-${digest(boot, 'sha256', 'base64')}`
  const styleHash = `sha256-${digest(style, 'sha256', 'base64')}`
  const sizeOf = (names) => names.reduce((sum, each) => sum + brotli(parts[each]), 0)
  const sizes = { loader: brotli(loader), frame: brotli(html), chat: sizeOf(['chat']) }
  const longerWords = Math.max(...words.map((each) => sizeOf([each])))
  const chatFile = fileOf('chat', name)
  return {
    loader: { file: 'widget.js', path: '/widget.js', bytes: Buffer.byteLength(loader) },
    frame: { file: 'frame.html', bytes: Buffer.byteLength(html), scriptHash, styleHash },
    /** Its name changes with its content: to be served as immutable. */
    /** Its name changes with its content: to be served as immutable, as all parts are. */
    chat: { file: chatFile, path: `/${chatFile}`, bytes: Buffer.byteLength(parts.chat) },
    parts: Object.fromEntries(Object.keys(parts).map((each) => [each, fileOf(each, name)])),
    /** The frame's policy; the door adds `frame-ancestors` with the firm's own domains. */
    policy: [
      "default-src 'none'",
      `script-src '${scriptHash}' 'self'`,
      `style-src '${styleHash}'`,
      "connect-src 'self'",
      "img-src 'self' data: https:",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    brotli: {
      ...sizes,
      /** Loader, a look of at most 300 bytes, and the frame. */
      beforeClick: sizes.loader + 300 + sizes.frame,
      /** With the words of one language, the longer. */
      whole: sizes.loader + 300 + sizes.frame + sizes.chat + longerWords,
      /** What comes once the visitor talks: facts told, the buttons of the ways, deleting. */
      later: sizeOf(['later']),
      /** All other ways together, in both languages. */
      ways: sizeOf(['desk', ...ways]),
    },
    limits: widgetLimits,
  }
}

function digest(text, algorithm, encoding) {
  return createHash(algorithm).update(text).digest(encoding)
}

/** Bytes on the wire at the quality the doors serve static files with. */
function brotli(text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(Buffer.from(text), { params }).length
}
