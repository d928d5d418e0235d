/**
 * Builds what a firm's page and the chat's frame load: `widget.js` for the page, `frame.html` (one
 * response, its style and first script inline and named by hash), the chat itself, which the first
 * opening loads, and `manifest.json` with the hashes, the policy and the sizes.
 */
import { createHash } from 'node:crypto'
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
export const widgetLimits = { loader: 1_200, beforeClick: 12_000, whole: 20_000 }

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
  const chat = await bundle({
    ...options,
    entry: 'frame/start.tsx',
    format: 'esm',
    jsx: 'transform',
    jsxFactory: 'h',
    jsxFragment: 'Fragment',
    inject: [reactForFrame],
    alias: { react: reactForFrame },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const chatFile = `chat-${digest(chat, 'sha256', 'hex').slice(0, 12)}.js`
  const boot = await bundle({
    ...options,
    entry: 'frame/boot.ts',
    format: 'esm',
    define: { chatScript: JSON.stringify(`/${chatFile}`) },
  })
  const style = await styleOf(minify)
  const html = frameDocument({ style, boot, shells: await drawShells() })
  const files = { 'widget.js': loader, [chatFile]: chat, 'frame.html': html }

  const manifest = describe({ loader, chat, chatFile, html, boot, style })
  await mkdir(outDir, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(outDir, name), text)
  await writeFile(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function bundle({ entry, ...options }) {
  const result = await build({
    ...options,
    minify: false,
    entryPoints: [path.join(widget, entry)],
    plugins: [inlineCss(options.minify)],
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

/** `import css from './x.css?inline'` gives the text, as it does under Vite. */
function inlineCss(minify) {
  return {
    name: 'inline-css',
    setup(context) {
      context.onResolve({ filter: /\.css\?inline$/ }, ({ path: name, resolveDir }) => ({
        path: path.join(resolveDir, name.replace('?inline', '')),
        namespace: 'inline-css',
      }))
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

function describe({ loader, chat, chatFile, html, boot, style }) {
  const scriptHash = `sha256-${digest(boot, 'sha256', 'base64')}`
  const styleHash = `sha256-${digest(style, 'sha256', 'base64')}`
  const sizes = { loader: brotli(loader), frame: brotli(html), chat: brotli(chat) }
  return {
    loader: { file: 'widget.js', path: '/widget.js', bytes: Buffer.byteLength(loader) },
    frame: { file: 'frame.html', bytes: Buffer.byteLength(html), scriptHash, styleHash },
    /** Its name changes with its content: to be served as immutable. */
    chat: { file: chatFile, path: `/${chatFile}`, bytes: Buffer.byteLength(chat) },
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
      whole: sizes.loader + 300 + sizes.frame + sizes.chat,
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
