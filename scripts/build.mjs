// Builds everything into dist: `node scripts/build.mjs`. ready.mjs calls `build` when needed.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { buildFonts } from './build-fonts.mjs'
import { root } from './root.mjs'
import { sourceHash } from './source-hash.mjs'

/** The programs that run on Node: source, bundle. */
const programs = [
  ['server/main.ts', 'server/main.mjs'],
  ['server/assistant/index/index-worker.ts', 'server/index-worker.mjs'],
  ['server/assistant/index/extract-worker.ts', 'server/extract-worker.mjs'],
  ['server/assistant/installation/snippets-worker.ts', 'server/snippets-worker.mjs'],
  ['cli/main.ts', 'cli/main.mjs'],
  ['bench/eval.ts', 'bench/eval.mjs'],
  ['bench/learn-affinity.ts', 'bench/learn-affinity.mjs'],
  ['bench/learn-answers.ts', 'bench/learn-answers.mjs'],
  ['bench/learn-everyday.ts', 'bench/learn-everyday.mjs'],
  ['bench/bench.ts', 'bench/bench.mjs'],
  ['bench/learn-policy.ts', 'bench/learn-policy.mjs'],
]

/** @type {Part[]} */
const everything = ['server', 'widget', 'web', 'site']

/**
 * @typedef {'server' | 'widget' | 'web' | 'site'} Part
 * @param {{ parts?: Part[], say?: (sentence: string) => void }} [options]
 * @returns {Promise<boolean>} false when something could not be built; why has been said
 */
export async function build({ parts = everything, say = console.error } = {}) {
  const builders = {
    server: buildServer,
    widget: buildWidgetPart,
    web: buildWeb,
    site: buildSitePart,
  }
  const begun = performance.now()
  const stamp = path.join(root, 'dist', '.ready')
  const before = sourceHash()
  rmSync(stamp, { force: true })
  say('Building.')
  const fonts = timed('fonts', buildFonts, say)
  const buildPart = async (part) => {
    if (part === 'web' || part === 'site') await fonts
    await timed(part, builders[part], say)
  }
  const results = await Promise.allSettled([fonts, ...parts.map(buildPart)])
  const failed = results.filter((result) => result.status === 'rejected')
  // esbuild has shown its errors already, with the lines they are on.
  for (const { reason } of failed) if (!reason?.errors) console.error(reason)
  if (failed.length > 0) return false
  if (parts.length === everything.length) {
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, before)
  }
  say(`Built in ${secondsSince(begun)} s.`)
  return true
}

/**
 * Bundles what runs on Node (docs/decisions/076). Source maps keep the addresses in stack traces those of
 * the source.
 * @param {(sentence: string) => void} say
 */
async function buildServer(say) {
  const present = programs.filter(([entry]) => isPresent(entry, say))
  await Promise.all(
    present.map(([entry, outfile]) =>
      bundle(entry, path.join(root, 'dist', outfile), { isTool: outfile.startsWith('bench/') }),
    ),
  )
  const zipCodes = path.join(root, 'server', 'features', 'places', 'zip-codes.txt')
  cpSync(zipCodes, path.join(root, 'dist', 'server', 'zip-codes.txt'))
  const learned = path.join(root, 'server', 'assistant', 'policy', 'learned')
  for (const name of readdirSync(learned).filter((file) => file.endsWith('.txt')))
    cpSync(path.join(learned, name), path.join(root, 'dist', 'server', name))
  const answer = path.join(root, 'server', 'assistant', 'answer')
  for (const name of ['affinity.bin', 'answered.txt', 'evidence.txt'])
    cpSync(path.join(answer, name), path.join(root, 'dist', 'server', name))
  for (const name of readdirSync(path.join(answer, 'everyday')).filter((file) =>
    file.endsWith('.txt'),
  ))
    cpSync(path.join(answer, 'everyday', name), path.join(root, 'dist', 'server', name))
  const posts = path.join(root, 'dist', 'server', 'posts')
  rmSync(posts, { recursive: true, force: true })
  cpSync(path.join(root, 'server', 'ports', 'blog', 'posts'), posts, { recursive: true })
  const migrations = path.join(root, 'server', 'db', 'migrations')
  if (!existsSync(migrations)) return
  const copy = path.join(root, 'dist', 'server', 'migrations')
  rmSync(copy, { recursive: true, force: true })
  cpSync(migrations, copy, { recursive: true })
}

/**
 * Bundles one program for Node with the packages it loads at once: one file is read where there were 1,500,
 * and each package is found from the one that asks for it. What tools ask for may need more than is
 * installed to run, so theirs stay outside.
 */
async function bundle(entry, outfile, { isTool = false } = {}) {
  const esbuild = await import('esbuild')
  return await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    // Packages ask for Node's own modules by `require`, which a module does not have.
    banner: { js: requireForPackages },
    // React checks every element it draws otherwise. Our own configuration reads what it is given.
    define: { 'process.env.NODE_ENV': '"production"' },
    sourcemap: 'linked',
    // Node reads the map at every start; with the sources inside it is four times as long.
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [isTool ? packagesStayOutside : lateOnesStayOutside],
  })
}

const requireForPackages =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

const isPackage = (name) => !name.startsWith('@foyer/') && !path.isAbsolute(name)

const isOfPackage = (file) => /[\\/]node_modules[\\/]/.test(file)

/** Everything named like a package is left outside, but for our own rooms. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind !== 'entry-point' && isPackage(name) ? { path: name, external: true } : undefined,
    )
  },
}

/** Machine code, and what a package uses only where it happens to be installed. */
const neverInside = /^(@node-rs\/argon2|pg-native)$/

/** What is imported only when it is wanted stays outside, as do the few that no bundle can hold. */
const lateOnesStayOutside = {
  name: 'late-ones-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind, importer }) => {
      const isLate = kind === 'dynamic-import' && isPackage(name) && !isOfPackage(importer)
      return isLate || neverInside.test(name) ? { path: name, external: true } : undefined
    })
  },
}

/** @param {(sentence: string) => void} say */
async function buildWidgetPart(say) {
  const script = 'scripts/build-widget.mjs'
  if (!isPresent(script, say)) return
  // Names carry a hash of the content, so what an older build left would stay beside the new.
  rmSync(path.join(root, 'dist', 'widget'), { recursive: true, force: true })
  const { buildWidget } = await import(pathToFileURL(path.join(root, script)).href)
  await buildWidget({ outDir: path.join(root, 'dist/widget') })
}

/** @param {(sentence: string) => void} say */
async function buildWeb(say) {
  const config = 'web/vite.config.ts'
  if (!isPresent(config, say)) return
  const vite = await import('vite')
  await vite.build({
    root: path.join(root, 'web'),
    configFile: path.join(root, config),
    logLevel: 'warn',
  })
}

/** @param {(sentence: string) => void} say */
async function buildSitePart(say) {
  if (!isPresent('web/site/draw-site.tsx', say)) return
  const { buildSite } = await import('./build-site.mjs')
  await buildSite({ bundle })
}

function isPresent(file, say) {
  const present = existsSync(path.join(root, file))
  if (!present) say(`There is no ${file} yet, so it is not built.`)
  return present
}

async function timed(part, builder, say) {
  const begun = performance.now()
  await builder(say)
  say(`  ${part} ${secondsSince(begun)} s`)
}

function secondsSince(begun) {
  return ((performance.now() - begun) / 1000).toFixed(1)
}

if (process.argv[1] === path.join(root, 'scripts', 'build.mjs')) {
  process.exitCode = (await build()) ? 0 : 1
}
