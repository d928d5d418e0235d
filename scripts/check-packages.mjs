// Every package that a built program asks for must be what `npm start` installs (docs/decisions/076).
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'

/** What runs where only `npm ci --omit=dev` has been; tools of `dist/bench` run beside the tests' packages. */
const folders = ['server', 'cli', 'site']

/**
 * What the programs in `dist` ask for and would not find, or would find in another version than the room
 * that names it wants: they are resolved from the root, where another version may stand.
 * @param {string} root the repository, with its lockfile and what it built
 * @returns {Promise<string[]>} a sentence for each; empty when all is well
 */
export async function checkPackages(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const found = []
  const programs = folders.flatMap((folder) => programsIn(path.join(root, 'dist', folder)))
  if (programs.length === 0) found.push('dist is not built. Run npm run build.')
  for (const program of programs) {
    for (const name of await packagesAskedBy(program)) {
      const trouble = troubleWith(name, packages)
      if (trouble) found.push(`${path.relative(root, program)} imports ${name}, ${trouble}`)
    }
  }
  return found
}

function programsIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.join(folder, file))
}

/** The packages that a built program leaves to Node, by name. */
async function packagesAskedBy(program) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    outfile: 'asked.mjs',
    logLevel: 'silent',
  })
  const asked = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const names = asked.filter(({ path: name }) => !isBuiltin(name)).map(({ path: name }) => name)
  return [...new Set(names.map(packageOf))]
}

/** `@scope/name/part` is of `@scope/name`, `name/part` of `name`. */
function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function troubleWith(name, packages) {
  const installed = packages[`node_modules/${name}`]
  if (installed === undefined) return 'which is not installed where programs look for it.'
  if (installed.dev) return 'which is installed for tests only. Name it under dependencies.'
  const rooms = Object.entries(packages).filter(([at]) => !at.includes('node_modules'))
  const namedBy = rooms.filter(([, room]) => room.dependencies?.[name] !== undefined)
  if (namedBy.length === 0) return 'which no room names under dependencies.'
  const other = namedBy.find(([, room]) => room.dependencies[name] !== installed.version)
  if (other === undefined) return undefined
  return `found as ${installed.version}, and ${other[0] || 'the root'} wants ${other[1].dependencies[name]}.`
}
