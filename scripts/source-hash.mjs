import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** What a build reads. Tests and documents are left out: changing them needs no build. */
const folders = ['shared', 'server', 'chat', 'web', 'widget', 'demo', 'cli', 'bench', 'scripts']
const files = ['package-lock.json', 'tsconfig.base.json']
const isRead = (name) => !/\.test\.\w+$|\.md$/.test(name) || /^demo|^web/.test(name)

/**
 * One text for the state of everything a build reads.
 * @returns {string}
 */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const file of [...files, ...folders.flatMap((folder) => sourceFiles(folder))]) {
    hash.update(file).update('\0')
    hash.update(readFileSync(path.join(root, file))).update('\0')
  }
  return hash.digest('hex')
}

/**
 * Files under a folder of the repository, in a stable order, as addresses from its root.
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !/(^|[\\/])(node_modules|dist|\.[^\\/]+)[\\/]/.test(file) && isRead(file))
    .toSorted()
}
