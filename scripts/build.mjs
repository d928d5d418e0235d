// Builds everything into dist: `node scripts/build.mjs`. ready.mjs calls `build` when needed.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'
import { sourceHash } from './source-hash.mjs'

/** The programs that run on Node: source, bundle. */
const programs = [
  ['server/main.ts', 'server/main.mjs'],
  ['server/assistant/index/index-worker.ts', 'server/index-worker.mjs'],
  ['server/assistant/index/extract-worker.ts', 'server/extract-worker.mjs'],
  ['cli/main.ts', 'cli/main.mjs'],
  ['bench/eval.ts', 'bench/eval.mjs'],
  ['bench/bench.ts', 'bench/bench.mjs'],
]

/**
 * @typedef {'server' | 'widget' | 'web'} Part
 * @param {{ parts?: Part[], say?: (sentence: string) => void }} [options]
 * @returns {Promise<boolean>} false when something could not be built; why has been said
 */
export async function build({ parts = ['server', 'widget', 'web'], say = console.error } = {}) {
  const builders = { server: buildServer, widget: buildWidgetPart, web: buildWeb }
  const begun = performance.now()
  const stamp = path.join(root, 'dist', '.ready')
  const before = sourceHash()
  rmSync(stamp, { force: true })
  say('Building.')
  const results = await Promise.allSettled(parts.map((part) => timed(part, builders[part], say)))
  const failed = results.filter((result) => result.status === 'rejected')
  // esbuild has shown its errors already, with the lines they are on.
  for (const { reason } of failed) if (!reason?.errors) console.error(reason)
  if (failed.length > 0) return false
  if (parts.length === 3) {
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, before)
  }
  say(`Built in ${secondsSince(begun)} s.`)
  return true
}

/**
 * Bundles our own rooms; packages stay where they are. Measured: with the packages inside, the
 * bundle is 8.8 MB and a warm start takes 2.3 to 2.8 s instead of 1.6 s. Source maps keep the
 * addresses in stack traces those of the source.
 * @param {(sentence: string) => void} say
 */
async function buildServer(say) {
  const esbuild = await import('esbuild')
  const present = programs.filter(([entry]) => isPresent(entry, say))
  await Promise.all(
    present.map(([entry, bundle]) =>
      esbuild.build({
        absWorkingDir: root,
        entryPoints: [entry],
        outfile: path.join(root, 'dist', bundle),
        bundle: true,
        format: 'esm',
        platform: 'node',
        target: 'node20.19',
        jsx: 'automatic',
        sourcemap: 'linked',
        logLevel: 'warning',
        plugins: [packagesStayOutside],
      }),
    ),
  )
  const zipCodes = path.join(root, 'server', 'features', 'places', 'zip-codes.txt')
  cpSync(zipCodes, path.join(root, 'dist', 'server', 'zip-codes.txt'))
  const migrations = path.join(root, 'server', 'db', 'migrations')
  if (!existsSync(migrations)) return
  const copy = path.join(root, 'dist', 'server', 'migrations')
  rmSync(copy, { recursive: true, force: true })
  cpSync(migrations, copy, { recursive: true })
}

/** Everything named like a package is left outside, but for our own rooms. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@foyer/') || path.isAbsolute(name)
        ? undefined
        : { path: name, external: true },
    )
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
